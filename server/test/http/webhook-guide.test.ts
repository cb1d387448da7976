import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { retryDelay } from '../../src/domain/delivery.js';
import { EVENT_TYPES } from '../../src/domain/event.js';
import { signatureHeaders } from '../../src/webhooks/sign.js';
import { documentedEvents } from '../support/documented-event.js';
import { currentOpenApi } from '../support/openapi-file.js';

interface Document {
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly summary: string } }>>;
  readonly components: { readonly schemas: { readonly RegisterWebhookRequest: { readonly properties: object } } };
}

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/webhooks.md', import.meta.url)), 'utf8');
let document: Document;
before(async () => {
  document = (await currentOpenApi()).document as Document;
});

/** The rows below a header of the guide, by cell. */
function table(header: string): string[][] {
  const [, rows = ''] = guide.split(`${header}\n|---|---|${'---|'.repeat(header.split('|').length - 4)}\n`);
  const [own = ''] = rows.split('\n\n');
  return own.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);

test('the guide lists every event with its summary, and shows a body of each', () => {
  const summaries = EVENT_TYPES.map((type) => [`\`${type}\``, document.webhooks[type]?.post.summary]);
  assert.deepEqual(
    table('| event | sent when | `data` |').map(([event, summary]) => [event, summary]),
    summaries,
  );
  const shown = [...guide.matchAll(/^#### `(.*)`\n\n```json\n\{\n {2}"event": "(.*)",$/gm)];
  assert.deepEqual(
    shown.map(([, heading, event]) => [heading, event]),
    EVENT_TYPES.map((type) => [type, type]),
  );
});

test('every body of the guide has the fields and values that the OpenAPI document promises', () => {
  const check = documentedEvents(document, { isExcerpt: true });
  const bodies = blocks('json').map((text) => JSON.parse(text));
  assert.equal(bodies.length, EVENT_TYPES.length + 1);
  for (const body of bodies) check(body);
});

test('the guide names the fields of a registration and the waits between attempts', () => {
  assert.deepEqual(
    table('| field | value |').map(([field]) => field),
    Object.keys(document.components.schemas.RegisterWebhookRequest.properties).map((name) => `\`${name}\``),
  );
  const waits = table('| attempt | wait before it |').flatMap(([attempts = '', wait = '']) => {
    const [first = 0, last = first] = attempts.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, () => wait);
  });
  const units = { s: 1000, min: 60_000, h: 3_600_000 };
  const milliseconds = waits.map((wait) => {
    const [count, unit] = wait.split(' ') as [string, keyof typeof units];
    return Number(count) * units[unit];
  });
  const expected: (number | undefined)[] = [...milliseconds, undefined];
  assert.deepEqual(
    expected.map((_, index) => retryDelay(index + 1, 0)),
    expected,
  );
});

test('the Python of the guide accepts a signed delivery and no altered or old one', (context) => {
  if (spawnSync('python3', ['--version']).status !== 0) {
    context.diagnostic('Python is not installed: the example was not run');
    return;
  }
  const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAAAA', 'whsec_QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB'];
  const body = '{"event":"webhook.test","data":"Zürich"}';
  const headers = signatureHeaders(secrets, { id: 'a'.repeat(24), body, at: new Date() });
  const old = signatureHeaders(secrets, { id: 'a'.repeat(24), body, at: new Date(Date.now() - 3_600_000) });
  const [code = ''] = blocks('python');
  const calls = [
    ...secrets.map((secret) => [secret, headers, body]),
    ...[secrets.map((secret) => [secret, headers, `${body} `]), secrets.map((secret) => [secret, old, body])].flat(),
  ];
  const program = `${code}\nimport json, sys\nprint([verify(s, h, b.encode()) for s, h, b in json.load(sys.stdin)])`;
  const printed = execFileSync('python3', ['-c', program], { input: JSON.stringify(calls), encoding: 'utf8' });
  assert.equal(printed.trim(), '[True, True, False, False, False, False]');
});
