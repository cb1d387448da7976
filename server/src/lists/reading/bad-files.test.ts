import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { makeZip } from '../../../test/support/make-zip.js';
import { readMade } from '../../../test/support/read-records.js';
import { listSample } from '../../../test/support/shared-data.js';
import { AppError } from '../../domain/app-error.js';
import type { SourceName } from '../publishers.js';
import { readList } from '../read-list.js';

const XML = await readFile(listSample('ofac-sdn.xml'), 'utf8');

async function refusal(source: SourceName, name: string, content: string | Buffer): Promise<string> {
  try {
    await readMade(source, { [name]: content });
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    return error.message;
  }
  assert.fail(`${name} was accepted`);
}

test('XML that declares entities is refused before any of them is expanded', async () => {
  const bomb = `<!DOCTYPE sdnList [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>\n`;
  const file = '<!DOCTYPE sdnList [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n';
  for (const doctype of [bomb, file]) {
    const xml = XML.replace(/<sdnList/, `${doctype}<sdnList`).replace('INVENTOV', '&b;');
    assert.equal(
      await refusal('ofac_sdn', 'sdn.xml', xml),
      'sdn.xml: it declares a DOCTYPE with entities, which is not allowed',
    );
  }
});

test('XML that ends too early is refused as truncated', async () => {
  for (const length of [XML.indexOf('</sdnEntry>') + 40, XML.indexOf('<lastName>') + 4]) {
    assert.match(await refusal('ofac_sdn', 'sdn.xml', XML.slice(0, length)), /^sdn\.xml: it is truncated/);
  }
});

test('a record of more than eight million characters is refused, in one text or in many', async () => {
  const long = XML.replace('INVENTOV', 'A'.repeat(9_000_000));
  const many = XML.replace('<sdnType>Individual</sdnType>', `$&${'<title>x</title>'.repeat(600_000)}`);
  for (const xml of [long, many]) {
    assert.match(await refusal('ofac_sdn', 'sdn.xml', xml), /^sdn\.xml: an element is longer than 8388608 characters/);
  }
});

test('a file of another source is refused with the formats of the source', async () => {
  const stated = await refusal('un_sc', 'sdn.xml', XML);
  assert.equal(stated, 'sdn.xml: not in a format of un_sc; accepted: UN Security Council consolidated XML');
});

test('a ZIP is refused if it is empty, truncated, contains several files, is not a ZIP, or contains no text', async () => {
  const zip = makeZip({ 'SDN.XML': XML });
  assert.match(await refusal('ofac_sdn', 'a.zip', makeZip({})), /a\.zip: the ZIP is empty/);
  assert.match(
    await refusal('ofac_sdn', 'b.zip', zip.subarray(0, zip.length - 30)),
    /b\.zip: the ZIP cannot be unpacked/,
  );
  assert.match(
    await refusal('ofac_sdn', 'c.zip', makeZip({ 'A.XML': XML, 'B.XML': XML })),
    /c\.zip: the ZIP contains 2 files/,
  );
  assert.match(await refusal('ofac_sdn', 'd.zip', 'PK is how it begins'), /d\.zip: the ZIP cannot be unpacked/);
  assert.match(await refusal('ofac_sdn', 'e.zip', makeZip({ 'A.XML': Buffer.alloc(500) })), /e\.zip: it is not text/);
});

test('a ZIP that unpacks to more than it declares, or declares too much, is refused while it is read', async () => {
  const bomb = Buffer.alloc(64 * 1024 * 1024, ' ');
  assert.match(
    await refusal('ofac_sdn', 'a.zip', makeZip({ 'SDN.XML': bomb }, 1000)),
    /a\.zip: the ZIP cannot be unpacked/,
  );
  assert.match(
    await refusal('ofac_sdn', 'b.zip', makeZip({ 'SDN.XML': XML }, 0xfffffff0)),
    /b\.zip: it is larger than 2147483648 bytes when uncompressed/,
  );
  assert.match(await refusal('ofac_sdn', 'c.gz', gzipSync(bomb)), /c\.gz: /);
});

test('an unterminated row or tag is refused once it is too long for any record', async () => {
  const columns = ['Group ID', 'Group Type', 'Alias Type', 'Name 6', 'Regime', 'Listed On'];
  const csv = `${columns.join(',')}\n1,Entity,AKA,${'x'.repeat(3_000_000)}`;
  assert.match(await refusal('uk_ofsi', 'conlist.csv', csv), /^conlist\.csv: a row is longer than 1048576 bytes/);
  const tag = XML.replace('<sdnEntry>', `<sdnEntry a="${'x'.repeat(9_000_000)}`);
  assert.match(await refusal('ofac_sdn', 'sdn.xml', tag), /^sdn\.xml: /);
});

test('endlessly nested XML is refused, inside and outside a record', async () => {
  const deep = '<deep>'.repeat(200_000);
  for (const begin of ['<sdnEntry>', '<publshInformation>']) {
    const stated = await refusal('ofac_sdn', 'sdn.xml', XML.replace(begin, `${begin}${deep}`));
    assert.equal(stated, 'sdn.xml: its elements are nested deeper than 100 levels');
  }
});

test('a file of endless small elements is refused long before its end, whether they are records or not', async () => {
  const between = XML.replace('<sdnEntry>', `${'<x/>'.repeat(1_000_001)}<sdnEntry>`);
  const stated = await refusal('ofac_sdn', 'sdn.xml', between);
  assert.equal(stated, 'sdn.xml: more than 1000000 of its elements are not records');
  const empty = XML.replace('<sdnEntry>', `${'<sdnEntry/>'.repeat(20_000)}<sdnEntry>`);
  assert.match(
    await refusal('ofac_sdn', 'sdn.xml', empty),
    /^sdn\.xml: most of its records cannot be read; the first is /,
  );
});

for (const [what, rows] of [
  ['of nothing', 0],
  ['of rows without an end', Number.POSITIVE_INFINITY],
] as const) {
  test(`a pipe ${what} is refused at the timeout`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-pipe-'));
    const path = join(folder, 'own.csv');
    execFileSync('mkfifo', [path]);
    const pipe = await open(path, 'r+');
    let refused = false;
    const written = (async () => {
      for (let n = 0; n < rows && !refused; n += 1) {
        await pipe.write(`${n === 0 ? 'name,notes\n' : ''}Ivo Nobody ${n},${'x'.repeat(4000)}\n`);
      }
    })();
    await assert.rejects(
      async () => {
        const { records } = await readList('custom', [path], { mustBeWhole: true, limits: { milliseconds: 300 } });
        for await (const record of records()) assert.ok(record);
      },
      { message: 'own.csv: it took too long: the end of the file did not arrive in time' },
    );
    refused = true;
    // Readers that still wait receive an end.
    const rest = createReadStream(path).resume();
    const closed = once(rest, 'close');
    await once(rest, 'open');
    await written;
    await pipe.close();
    await closed;
    await rm(folder, { recursive: true });
  });
}
