/**
 * The architecture as rules: features in one order, and the role of a file by its suffix.
 *
 * `x.ts` holds use cases and is pure; `x.routes.ts`, `x.schema.ts`, `x.present.ts` the public interface; `x.repository.ts`,
 * `x.table.ts` SQL; `<feature>.module.ts` binds them. A feature imports those before it in `ORDER`, and none after it.
 */
const ORDER = [
  ['domain'],
  ['platform'],
  ['accounts'],
  ['lists'],
  ['custom-lists'],
  ['screening'],
  ['risk-scores'],
  ['faces'],
  ['adverse-media'],
  ['cases'],
  ['analysis'],
  ['customers'],
  ['bulk-uploads'],
  ['work'],
  ['monitoring'],
  ['webhooks', 'email'],
  ['statistics'],
  ['audit'],
  ['data-protection'],
  ['mcp'],
  ['app'],
  ['cli'],
];

/** Files that reach the world outside, or have a library read for them, and what each may use; all others use nothing. */
const ADAPTERS = {
  'accounts/passwords': ['@node-rs/argon2', 'node:os'],
  'accounts/tokens': ['jose'],
  'accounts/totp': ['otplib'],
  'accounts/single-sign-on/openid-provider': ['openid-client', 'undici', 'node:fs'],
  'accounts/single-sign-on/sign-in-attempts': ['jose'],
  'accounts/check-passkey': ['@simplewebauthn/server'],
  'accounts/passkeys': ['@simplewebauthn/server'],
  'accounts/relying-party': ['ipaddr.js'],
  'accounts/is-guessable': ['@zxcvbn-ts/'],
  'adverse-media/feeds/polite-fetcher': ['robots-parser', 'undici', 'node:'],
  'adverse-media/feeds/read-feeds': ['node:fs'],
  'adverse-media/read-article-file': ['csv-parse', 'node:'],
  'adverse-media/second-reader/ask-endpoint': ['undici'],
  'adverse-media/reading/decode-text': ['node:util'],
  'adverse-media/reading/feed-items': ['feedsmith'],
  'adverse-media/reading/language-of-text': ['eld'],
  'adverse-media/reading/page-text': ['@mozilla/readability', 'linkedom'],
  'adverse-media/reading/reading-threads': ['node:worker_threads'],
  'adverse-media/reading/reading-worker': ['node:worker_threads'],
  'custom-lists/custom-entry-reader': ['node:'],
  'customers/analyse-in-slices': ['node:timers'],
  'customers/narrator/ask-model': ['ai', '@ai-sdk/openai-compatible', 'zod'],
  'email/open-mailer': ['nodemailer'],
  'faces/': ['node:'],
  'lists/reading/csv-rows': ['csv-parse', 'node:stream'],
  'lists/demonstration/load-demonstration': ['node:fs'],
  'lists/feeds/': ['undici', 'node:'],
  'lists/reading/list-file': ['node:'],
  'lists/reading/zip-content': ['yauzl', 'node:fs'],
  'lists/reading/xml-elements': ['saxes'],
  'lists/reading/yaml-items': ['yaml', 'node:timers'],
  'screening/(build-|screen-|screening-pool|messages|snapshot-folder|custom-watchlists|index-file)': ['node:'],
  'mcp/(readable-messages|serve|tools)': ['@modelcontextprotocol/server', '@touchstone/client', 'zod', 'node:'],
  'webhooks/delivery-worker': ['node:timers'],
  'webhooks/sign': ['standardwebhooks'],
  'webhooks/webhook-sender': ['undici'],
};

/** What the parts of the platform stand on. */
const PLATFORM = {
  config: [],
  csv: ['csv-parse'],
  database: ['drizzle-orm', 'pg', 'pg-copy-streams', 'dataloader', 'yazl', 'yauzl'],
  encryption: [],
  http: ['fastify', '@fastify/', 'helmet', 'typebox', 'ajv', 'csv-stringify', 'prom-client', 'pino', 'ipaddr.js'],
  jobs: ['graphile-worker'],
  outbox: [],
  outgoing: ['ipaddr.js', 'undici'],
};

/** By suffix, wherever the file is. */
const SUFFIXES = {
  table: ['drizzle-orm'],
  repository: ['drizzle-orm', 'pg', 'graphile-worker'],
  routes: ['fastify', 'typebox'],
  schema: ['typebox'],
  present: ['typebox'],
  module: ['pino', 'p-limit'],
};

/** Files that talk to PostgreSQL past drizzle, each with what drizzle has no way for. */
const PAST_DRIZZLE = {
  'database/(adopt-schema|grant-data|migrate|schema-objects|with-client)':
    'schema and rights, on a connection that ends afterwards',
  'database/(write-backup|restore-backup|copy-statement)': 'COPY: streams, whatever the size of a table',
  'database/database': 'the pool below drizzle; hand-written statements, 0.32 instead of 0.52 ms a stored case',
  'database/listen': 'LISTEN: a connection of its own',
  'database/open-storage': 'the role of an address',
  'database/reject-pooler': 'sessions of two connections of its own',
  'database/plain-database-error': 'what the driver makes of an address',
  'database/translate-error': "the driver's errors",
  'database/unit-of-work': 'one transaction for all statements of a request, below drizzle',
  'jobs/jobs-pool.repository': 'graphile-worker takes a pool, and loses connections of a shared one',
  'database/(database-hosts|commits-wait|heartbeat)':
    'choose the host that accepts writes, and ask what a pool waits for',
  'jobs/worker-leases.repository': 'advisory locks of a session, on a connection of its own',
};

const TEST = '\\.test\\.ts$';
const ROLES = `\\.(${Object.keys(SUFFIXES).join('|')})\\.ts$`;
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'];
const FEATURES = ORDER.slice(2, -2).flat();

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const library = (name) => `node_modules/(@types/)?${literally(name)}${name.endsWith('/') ? '' : '(/|$)'}`;
const libraries = (names) => names.filter((name) => !name.startsWith('node:')).map(library);
const core = (names) =>
  names.filter((name) => name.startsWith('node:')).map((name) => `^(node:)?${literally(name.slice('node:'.length))}`);

const orderRules = ORDER.map((names, height) => ({
  name: `${names.join('-and-')}-imports-nothing-after-it`,
  severity: 'error',
  from: { path: `^server/src/(${names.join('|')})/`, pathNot: TEST },
  to: {
    path: `^server/src/(${
      ORDER.slice(height + 1)
        .flat()
        .join('|') || '-'
    })/`,
    pathNot: '^server/src/app/parts\\.ts$',
  },
}));

const platformRules = Object.entries(PLATFORM).map(([part, allowed]) => ({
  name: `platform-${part}-uses-its-own-libraries`,
  severity: 'error',
  from: { path: `^server/src/platform/${part}/`, pathNot: [TEST, ROLES] },
  to: { dependencyTypes: NPM, pathNot: libraries(allowed) },
}));

const suffixRules = Object.entries(SUFFIXES).map(([suffix, allowed]) => ({
  name: `${suffix}-files-use-their-own-libraries`,
  severity: 'error',
  from: { path: `^server/src/.*\\.${suffix}\\.ts$`, pathNot: '^server/src/app/' },
  to: { dependencyTypes: NPM, pathNot: libraries(allowed) },
}));

const plain = `^server/src/(domain|${FEATURES.join('|')})/`;
const adapters = Object.keys(ADAPTERS).map((name) => `^server/src/${name}`);
const adapterRules = Object.entries(ADAPTERS).map(([name, allowed]) => ({
  name: `${name.replace(/[^a-z/-]+/g, '-')}-uses-what-it-adapts`,
  severity: 'error',
  from: { path: `^server/src/${name}`, pathNot: [TEST, ROLES] },
  to: { dependencyTypes: [...NPM, 'core'], pathNot: [...libraries(allowed), ...core(allowed), '^(node:)?crypto$'] },
}));

/** The console's folders in one order: each may import those before it, its own, and nothing of the service. */
const CONSOLE_ORDER = ['logic', 'i18n', 'components', 'api', 'evidence', 'app', 'pages'];
const consoleRules = [
  ...CONSOLE_ORDER.map((name, height) => ({
    name: `console-${name}-imports-nothing-after-it`,
    severity: 'error',
    from: { path: `^console/src/${name}/` },
    to: { path: `^console/src/(main\\.tsx|(${CONSOLE_ORDER.slice(height + 1).join('|') || '-'})/)` },
  })),
  {
    name: 'console-pages-know-no-other-page',
    severity: 'error',
    from: { path: '^console/src/pages/([^/]+)/' },
    to: { path: '^console/src/pages/', pathNot: '^console/src/pages/$1/' },
  },
  {
    name: 'console-components-know-no-api',
    comment: 'What two pages share is given its data.',
    severity: 'error',
    from: { path: '^console/src/(components|logic)/' },
    to: { path: ['^console/src/(api|pages)/', '^client/', 'node_modules/@touchstone/'] },
  },
  {
    name: 'console-logic-is-pure',
    severity: 'error',
    from: { path: '^console/src/logic/' },
    to: { pathNot: '^console/src/logic/' },
  },
  {
    name: 'console-asks-in-one-place',
    comment: 'Only api uses the client.',
    severity: 'error',
    from: { path: '^console/src/', pathNot: '^console/src/api/' },
    to: { path: ['^client/', 'node_modules/(@touchstone|openapi-fetch)/'] },
  },
  {
    name: 'console-runs-in-a-browser',
    severity: 'error',
    from: { path: '^console/src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'console-knows-nothing-of-the-service',
    severity: 'error',
    from: { path: '^console/' },
    to: { path: '^(server|engine)/' },
  },
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: ['\\.d\\.ts$', TEST] }, to: {} },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'engine-is-pure',
      comment:
        'No clock, network, disk or environment; its libraries are as pure: transliteration, hashes and encodings.',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { pathNot: ['^engine/src/', ...['any-ascii', '@noble/hashes', '@scure/base'].map(library)] },
    },
    {
      name: 'engine-by-its-front-door',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^engine/', pathNot: '^engine/(src/index\\.ts|dist/src/index\\.(js|d\\.ts))$' },
    },
    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It knows PostgreSQL and nothing of what is stored there.',
      severity: 'error',
      from: { path: '^packages/embedded-postgres/src/', pathNot: TEST },
      to: { dependencyTypesNot: ['core'], pathNot: ['^packages/embedded-postgres/src/', library('pg')] },
    },
    {
      name: 'packages-by-their-front-door',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/(src/index\\.ts|dist/src/index\\.(js|d\\.ts))$' },
    },
    {
      name: 'every-file-has-a-feature',
      severity: 'error',
      from: {},
      to: { path: '^server/src/', pathNot: `^server/src/(main\\.ts$|(${ORDER.flat().join('|')})/)` },
    },
    ...orderRules,
    {
      name: 'modules-name-what-they-take',
      comment: 'Only app puts the parts together; a module states those it takes by types of its own.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(app|cli)/', TEST] },
      to: { path: '^server/src/app/parts\\.ts$' },
    },
    {
      name: 'features-by-their-use-cases',
      comment: 'Routes and the module of a feature are its own; app binds modules.',
      severity: 'error',
      from: { path: '^server/src/([^/]+)/', pathNot: ['^server/src/(app|cli)/', TEST, '\\.module\\.ts$'] },
      to: { path: '^server/src/.*\\.(routes|module)\\.ts$', pathNot: '^server/src/$1/' },
    },
    {
      name: 'repositories-are-bound-by-modules',
      comment: 'SQL is reached through an interface; what shares a transaction, from repository to repository.',
      severity: 'error',
      from: { path: `^server/src/(${FEATURES.join('|')})/`, pathNot: ['\\.(module|repository)\\.ts$', TEST] },
      to: { path: '^server/src/.*\\.repository\\.ts$' },
    },
    {
      name: 'tables-are-read-by-repositories',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['\\.(repository|table)\\.ts$', '^server/src/platform/database/', TEST] },
      to: { path: '^server/src/.*\\.table\\.ts$' },
    },
    {
      name: 'drizzle-unless-named',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [TEST, `^server/src/platform/(${Object.keys(PAST_DRIZZLE).join('|')})\\.ts$`],
      },
      to: { path: [library('pg'), library('pg-copy-streams')] },
    },
    {
      name: 'use-cases-know-no-interface',
      comment: 'x.ts answers in terms of the domain; schemas and presenters are of the routes.',
      severity: 'error',
      from: { path: plain, pathNot: [TEST, ROLES] },
      to: { path: '^server/src/.*\\.(routes|schema|present|module)\\.ts$' },
    },
    {
      name: 'use-cases-are-pure',
      comment: 'Clock, randomness and the world come in as arguments; hashing is arithmetic.',
      severity: 'error',
      from: { path: plain, pathNot: [TEST, ROLES, ...adapters] },
      to: { dependencyTypes: [...NPM, 'core'], pathNot: '^(node:)?crypto$' },
    },
    ...adapterRules,
    ...suffixRules,
    ...platformRules,
    ...consoleRules,
    {
      name: 'interface-files-do-no-io',
      severity: 'error',
      from: { path: '^server/src/.*\\.(schema|present|table)\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'command-line-uses-commander',
      severity: 'error',
      from: { path: '^server/src/cli/', pathNot: TEST },
      to: { dependencyTypes: NPM, pathNot: libraries(['commander']) },
    },
    {
      name: 'the-service-knows-no-test',
      severity: 'error',
      from: { path: '^(engine|server|packages/[^/]+)/src/', pathNot: TEST },
      to: { path: [TEST, '^(engine|server|packages/[^/]+)/test/'] },
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
