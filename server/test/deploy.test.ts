import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { VERSION } from '../src/domain/version.js';
import { configTable, readConfig } from '../src/platform/config/config.js';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(REPOSITORY, 'deploy', path), 'utf8');
const inImage = (path: string) => join(REPOSITORY, path.replace('/opt/touchstone/', ''));

const VARIABLES = new Set([...configTable().matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name ?? ''));
const defaults = readConfig({});
/** Of the probes, as the service has them. */
const PROBES = ['/health/live', '/health/ready'];
const STOP_SECONDS = 30;

function assertVariables(names: Iterable<string>): void {
  for (const name of names)
    assert.ok(VARIABLES.has(name) || name === 'NODE_ENV', `${name} is not a variable of the service`);
}

/** Instructions of the Dockerfile, each on one line, by stage. */
function stages(): { instruction: string; rest: string }[][] {
  const lines = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const all: { instruction: string; rest: string }[][] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? assert.fail(line);
    if (instruction === 'FROM') all.push([]);
    all.at(-1)?.push({ instruction, rest });
  }
  return all;
}

test('the image runs this version as a user without rights, with its own port, folder, program and health check', () => {
  const [build = [], final = []] = stages();
  const of = (instruction: string) => final.filter((line) => line.instruction === instruction).map(({ rest }) => rest);
  assert.match(of('LABEL').join(), new RegExp(`version="${VERSION.replaceAll('.', '\\.')}"`));
  const environment = Object.fromEntries(
    of('ENV')
      .join(' ')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  assertVariables(Object.keys(environment));
  const config = readConfig(environment);
  assert.deepEqual([config.port, config.host, config.dataDir], [defaults.port, '0.0.0.0', '/data']);
  assert.deepEqual(
    [of('EXPOSE'), of('VOLUME'), of('STOPSIGNAL')],
    [[String(defaults.port)], [config.dataDir], ['SIGTERM']],
  );
  assert.match(of('USER').join(), /^[1-9]\d+:[1-9]\d+$/);
  assert.ok(
    of('HEALTHCHECK')
      .join()
      .includes(PROBES[0] ?? ''),
  );
  const entry = JSON.parse(of('ENTRYPOINT').join()) as string[];
  assert.ok(existsSync(inImage(entry.at(-1) ?? '')), entry.at(-1));
  assert.doesNotMatch(of('RUN').join(), /apt-get|npm (ci|install)|curl|wget/);
  const copied = build.flatMap(({ instruction, rest }) =>
    instruction === 'RUN' && rest.startsWith('cp ') ? rest.split(' ').slice(2, -1) : [],
  );
  assert.ok(copied.length > 10);
  // The list of components is made for an image, and for a release.
  for (const path of copied.filter((name) => name !== 'sbom.cdx.json')) assert.ok(existsSync(inImage(path)), path);
});

interface Compose {
  readonly services: Record<
    string,
    {
      image: string;
      environment: Record<string, string>;
      secrets: string[];
      ports: string[];
      user: string;
      read_only: boolean;
      volumes: string[];
      stop_grace_period: string;
    }
  >;
  readonly secrets: Record<string, { file: string }>;
}

test('compose starts this version with settings that the service accepts, and with the secrets that it names', () => {
  const { services, secrets } = parse(read('compose.yaml')) as Compose;
  const service = services.touchstone ?? assert.fail();
  assert.equal(service.image, `touchstone:${VERSION}`);
  assertVariables(Object.keys(service.environment));
  const environment = Object.entries(service.environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{\w+:\?\}/g, 'x'),
  ]);
  const { databaseUrl, databaseOwnerUrl, encryptionKeys } = readConfig(Object.fromEntries(environment));
  assert.deepEqual(encryptionKeys, { kind: 'file', path: `/run/secrets/${service.secrets[0]}` });
  for (const { secrets: used } of Object.values(services)) for (const name of used) assert.ok(secrets[name], name);
  const script = read('create-database.sh');
  for (const url of [databaseUrl, databaseOwnerUrl]) {
    const { username, pathname, hostname } = new URL(url ?? '');
    assert.ok(
      services[hostname] && script.includes(`role ${username} `) && script.includes(`database ${pathname.slice(1)} `),
    );
  }
  assert.ok(service.ports.every((port) => port === `127.0.0.1:${defaults.port}:${defaults.port}`));
  const user = stages()[1]?.find(({ instruction }) => instruction === 'USER')?.rest;
  assert.deepEqual([service.user, service.read_only, service.stop_grace_period], [user, true, `${STOP_SECONDS}s`]);
  assert.ok(service.volumes.includes('data:/data'));
});

test('the chart is of this version, names only values that it has and variables that the service reads, and probes what is there', () => {
  const chart = (path: string) => read(`helm/touchstone/${path}`);
  const { version, appVersion } = parse(chart('Chart.yaml')) as { version: string; appVersion: string };
  assert.deepEqual([version, appVersion], [VERSION, VERSION]);
  const values = parse(chart('values.yaml')) as Record<string, unknown> & {
    environment: object;
    secretVariables: string[];
  };
  assertVariables([...Object.keys(values.environment), ...values.secretVariables]);
  const names = ['deployments', 'migration', 'service', 'external-secret'];
  const templates = [chart('templates/_helpers.tpl'), ...names.map((name) => chart(`templates/${name}.yaml`))].join(
    '\n',
  );
  for (const [, path = ''] of templates.matchAll(/\.Values\.([\w.]+)/g)) {
    const found = path.split('.').reduce<unknown>((value, name) => Object(value)[name], values);
    assert.notEqual(found, undefined, `.Values.${path}`);
  }
  const opened = [...templates.matchAll(/\{\{-? (if|range|define) /g)].length;
  assert.equal([...templates.matchAll(/\{\{-? end /g)].length, opened);
  for (const [, name = ''] of templates.matchAll(/include "([\w.]+)"/g))
    assert.ok(templates.includes(`define "${name}"`), name);
  assertVariables([...templates.matchAll(/\{ name: ([A-Z_]+), value/g)].map(([, name]) => name ?? ''));
  for (const [, path = ''] of templates.matchAll(/httpGet: \{ path: (\S+),/g)) assert.ok(PROBES.includes(path), path);
  assert.ok(templates.includes(`containerPort: ${defaults.port} `));
  assert.ok(templates.includes(`terminationGracePeriodSeconds: ${STOP_SECONDS}\n`));
  const user = stages()[1]
    ?.find(({ instruction }) => instruction === 'USER')
    ?.rest.split(':')[0];
  assert.ok(templates.includes(`runAsUser: ${user}\n`));
  assert.ok(existsSync(inImage('/opt/touchstone/touchstone')));
});

test('the unit of systemd starts this program with variables that the service reads, and gives it time to stop', () => {
  const unit = read('touchstone.service');
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  assertVariables(environment.map((pair) => pair.split('=')[0] ?? ''));
  const [, main = ''] = /^ExecStart=\S+ --enable-source-maps (\S+)$/m.exec(unit) ?? assert.fail();
  assert.ok(existsSync(inImage(main)), main);
  assert.match(unit, new RegExp(`^TimeoutStopSec=${STOP_SECONDS}$`, 'm'));
  const [, name] = /^LoadCredential=([\w-]+):/m.exec(unit) ?? assert.fail();
  assert.ok(environment.includes(`ENCRYPTION_KEY_FILE=%d/${name}`));
});

test('the proxies lead to the port of the service and let the largest upload through, and nothing internal out', () => {
  for (const [name, size] of [
    ['nginx.conf', /client_max_body_size (\d+)m;/],
    ['Caddyfile', /max_size (\d+)MiB/],
  ] as const) {
    const file = read(name);
    assert.ok(file.includes(`127.0.0.1:${defaults.port}`), name);
    assert.ok(Number(size.exec(file)?.[1]) > defaults.bulkMaxMegabytes, name);
    for (const path of ['/api/', '/console', '/reset-password']) assert.ok(file.includes(path), `${name}: ${path}`);
    assert.doesNotMatch(file.replaceAll(/#.*/g, ''), /metrics|health|docs/, name);
  }
});
