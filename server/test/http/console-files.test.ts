import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { buildApp } from '../../src/app/app.js';
import { stubApp } from '../support/stub-app.js';

const PAGE = '<!doctype html><title>Touchstone</title>';
const SCRIPT = 'export const answer = 42;'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'touchstone-console-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
for (const [name, text] of [
  ['index.html', PAGE],
  ['icon.svg', '<svg/>'],
  [
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'assets/index-abc.js', imports: ['_shared'] },
      _shared: { file: 'assets/shared-abc.js' },
      'src/pages/cases/cases-page.tsx': { file: 'assets/cases-page-abc.js', imports: ['index.html', '_shared'] },
      'src/pages/case/case-page.tsx': { file: 'assets/case-page-abc.js', imports: ['_records', '_shared'] },
      _records: { file: 'assets/records-abc.js', imports: ['_shared'] },
    }),
  ],
  ['assets/index-abc.js', SCRIPT],
] as const) {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}
const app = await buildApp(stubApp({ settings: { consoleFolder: folder } }));
after(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

for (const url of [
  '/console',
  '/console/',
  '/console/cases?state=open',
  '/console/cases/6b02',
  '/console/index.html',
]) {
  test(`${url} answers with the page, to be revalidated, with its content security policy`, async () => {
    const { statusCode, body, headers } = await get(url);
    assert.deepEqual([statusCode, body, headers['cache-control']], [200, PAGE, 'no-cache']);
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/);
    assert.equal((await get(url, { 'if-none-match': String(headers.etag) })).statusCode, 304);
  });
}

test('the page of the queue or of a case names what the browser will need, and the page of another address does not', async () => {
  const reference = '6b02'.repeat(6);
  const linked = async (url: string) => (await get(url)).headers.link;
  const script = (name: string) => `</console/assets/${name}-abc.js>; rel=modulepreload; crossorigin`;
  const answer = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin`;
  const ofQueue = [answer('/api/me'), script('cases-page')].join(', ');
  for (const url of ['/console', '/console/', '/console/cases', '/console/cases?view=mine']) {
    assert.equal(await linked(url), ofQueue, url);
  }
  assert.equal(
    await linked(`/console/cases/${reference}?tab=history`),
    [
      ...[answer('/api/me'), answer(`/api/searches/${reference}?mark_read=false&page_size=200`)],
      ...[script('case-page'), script('records')],
    ].join(', '),
  );
  for (const url of ['/console/sign-in', '/console/cases/6b02', `/console/cases/${reference}/more`, '/console/lists']) {
    assert.equal(await linked(url), undefined, url);
  }
});

test('an asset is sent as it was compressed at the build, for a year', async () => {
  const { statusCode, rawPayload, headers } = await get('/console/assets/index-abc.js', {
    'accept-encoding': 'br, gzip',
  });
  assert.equal(statusCode, 200);
  assert.equal(headers['content-encoding'], 'br');
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(headers['content-type']), /^(text|application)\/javascript/);
  assert.equal(brotliDecompressSync(rawPayload).toString(), SCRIPT);
  assert.equal((await get('/console/assets/index-abc.js')).body, SCRIPT);
});

test('a missing asset is not answered with the page, and nothing outside the folder is served', async () => {
  const gone = await get('/console/assets/index-old.js');
  assert.deepEqual([gone.statusCode, gone.headers['cache-control']], [404, 'no-store']);
  for (const url of ['/console/../package.json', '/console/%2e%2e/package.json', '/console/..%2fpackage.json']) {
    assert.ok(!(await get(url)).body.includes('"name"'));
  }
  assert.equal((await app.inject({ method: 'POST', url: '/console/cases' })).statusCode, 405);
});

test('a browser that requests / is redirected to the console, and a program is not', async () => {
  const { statusCode, headers } = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  assert.deepEqual([statusCode, headers.location], [302, '/console']);
  assert.equal((await get('/')).statusCode, 404);
});

test('a console that is not built says how to build it, and a disabled one is not found', async () => {
  const unbuilt = await buildApp(stubApp({ settings: { consoleFolder: join(folder, 'none') } }));
  const off = await buildApp(stubApp());
  const { statusCode, body } = await unbuilt.inject('/console/cases');
  assert.equal(statusCode, 404);
  assert.match(body, /npm run build/);
  assert.equal((await off.inject('/console')).json().error.code, 'not_found');
  assert.equal((await off.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode, 404);
  await Promise.all([unbuilt.close(), off.close()]);
});

test('a long answer is compressed if the client accepts it, and a short one never', async () => {
  const ask = (url: string, encodings: string) =>
    app.inject({ url, headers: { authorization: 'Bearer admin', 'accept-encoding': encodings } });
  const long = '/api/reference/countries';
  const plain = await ask(long, 'identity');
  const br = await ask(long, 'gzip, br');
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  assert.equal((await ask(long, 'gzip')).headers['content-encoding'], 'gzip');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal((await ask('/api/api-keys', 'br')).headers['content-encoding'], undefined);
});
