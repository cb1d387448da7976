import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../domain/app-error.js';
import { readBulkRows } from './bulk-rows.js';

/** The bytes in pieces of a size, so that no character and no row is whole by luck. */
async function* pieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(file: string | Uint8Array, size?: number) {
  const rows = [];
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  for await (const row of readBulkRows(pieces(bytes, size))) rows.push(row);
  return rows;
}

const cellsOf = async (file: string | Uint8Array) => (await rowsOf(file)).map(({ cells }) => cells);

async function refusalOf(file: string | Uint8Array, size?: number): Promise<string> {
  const refused = await rowsOf(file, size).then(
    () => assert.fail('the file was taken'),
    (error: unknown) => error,
  );
  assert.ok(refused instanceof AppError, String(refused));
  return refused.faults.map(({ field, message }) => `${field} ${message}`).join('; ');
}

const expected = [{ name: 'Zoë Müller', countries: 'DE' }];
const utf16 = (text: string, endian: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return endian === 'le' ? bytes : bytes.swap16();
};

const more = (cell: string) => Array.from({ length: 198 }, (_, index) => `${cell} ${index}`).join(',');

for (const [what, file] of [
  ['UTF-8', Buffer.from('name,countries\nZoë Müller,DE\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffname,countries\nZoë Müller,DE\n')],
  ['UTF-16 little-endian', utf16('name,countries\nZoë Müller,DE\n', 'le')],
  ['UTF-16 big-endian', utf16('name,countries\nZoë Müller,DE\n', 'be')],
  ['semicolons', Buffer.from('name;countries\nZoë Müller;DE\n')],
  ['tabs', Buffer.from('name\tcountries\nZoë Müller\tDE\n')],
  ['lines that end as on Windows', Buffer.from('name,countries\r\nZoë Müller,DE\r\n')],
  ['quotes', Buffer.from('"name","countries"\n"Zoë Müller","DE"\n')],
  ['Windows-1252, as Excel saves CSV', Buffer.from('name,countries\nZo\xeb M\xfcller,DE\n', 'latin1')],
  ['other names and cases of the columns', Buffer.from('Full Name, COUNTRY \nZoë Müller,DE\n')],
  ['no end of line at the end', Buffer.from('name,countries\nZoë Müller,DE')],
  ['blank lines', Buffer.from('\n\nname,countries\n\nZoë Müller,DE\n,\n\n')],
  [
    'the delimiter in a line of its own, as Excel writes it',
    Buffer.from('sep=;\r\nname;countries\r\nZoë Müller;DE\r\n'),
  ],
  ['rows without values above the header', Buffer.from('  \n;;\n"";""\nname;countries\nZoë Müller;DE\n')],
  ['columns that are not ours', Buffer.from('our id,name,countries,note\n7,Zoë Müller,DE,x\n')],
  ['200 columns', Buffer.from(`name,${more('note')},countries\nZoë Müller,${more('x')},DE\n`)],
  ['rows that leave out the last cells', Buffer.from('name,countries,address\nZoë Müller,DE\n')],
] as const) {
  test(`a file with ${what} is read`, async () => assert.deepEqual(await cellsOf(file), expected));
}

test('an encoding that is assumed is reported once, and the others are not', async () => {
  const noticesOf = async (file: Uint8Array) => {
    const notices: string[] = [];
    for await (const _ of readBulkRows(pieces(file), { onNotice: ({ code }) => notices.push(code) }));
    return notices;
  };
  assert.deepEqual(await noticesOf(Buffer.from('name\nZo\xeb\nZo\xeb \x80\n', 'latin1')), ['encoding_assumed']);
  assert.deepEqual(await noticesOf(Buffer.from('name\nZoë\n')), []);
  assert.deepEqual(await noticesOf(utf16('name\nZoë\n', 'le')), []);
});

test('a quoted cell may contain delimiters, quotes and line breaks; a row knows the line it begins on', async () => {
  const rows = await rowsOf('name,address\n"Doe, ""Jo""","1 Main St\nTown"\nPlain "Quote" Name,x\n');
  assert.deepEqual(rows, [
    { number: 1, line: 2, cells: { name: 'Doe, "Jo"', address: '1 Main St\nTown' }, faults: [] },
    { number: 2, line: 4, cells: { name: 'Plain "Quote" Name', address: 'x' }, faults: [] },
  ]);
});

test('a row keeps its line number below lines that spreadsheets write above the header', async () => {
  const rows = await rowsOf('sep=;\n\nname;countries\n\nJane Doe;DE');
  assert.deepEqual(rows, [{ number: 1, line: 5, cells: { name: 'Jane Doe', countries: 'DE' }, faults: [] }]);
});

for (const [what, end, inner] of [
  ['LF', '\n', '\n'],
  ['CRLF', '\r\n', '\r\n'],
  ['CRLF, with line feeds in cells as Excel writes them', '\r\n', '\n'],
] as const) {
  test(`in a file with ${what} every row has the line it begins on`, async () => {
    const lines = [
      'sep=,',
      '',
      `name,"known${inner}alias"`,
      '',
      `Jane Doe,"a${inner}b${inner}c"`,
      'John Doe,',
      '',
      'Jo Li,',
    ];
    const rows = await rowsOf(lines.join(end));
    assert.deepEqual(
      rows.map(({ line, cells }) => [line, cells.name]),
      [
        [6, 'Jane Doe'],
        [9, 'John Doe'],
        [11, 'Jo Li'],
      ],
    );
  });
}

test('a row with more cells than the header is faulty, and the others are not', async () => {
  const rows = await rowsOf('name,countries\nA B,DE,stray\nC D,FR\n');
  assert.deepEqual(
    rows.map(({ faults }) => faults),
    [[{ field: 'row', message: 'the row has 3 cells and the header 2' }], []],
  );
});

for (const [what, file, reason] of [
  ['an empty file', '', /file has no header row/],
  ['a file of the delimiter alone', 'sep=;\n', /file has no header row/],
  ['a file without the column name', 'surname,dob\nDoe,1980\n', /file has no column "name"/],
  ['a column twice', 'name,Full Name\nA,B\n', /file has the column "name" 2 times: name, Full Name/],
  ['an archive', Buffer.from('504b0304140000000800', 'hex'), /file must be text/],
  ['a workbook', Buffer.from('504b03041400060008000000210062ee9d685e01', 'hex'), /file must be text/],
  ['UTF-16 without a byte order mark', Buffer.from('name\nJane Doe\n', 'utf16le'), /file must be text/],
  ['a cut UTF-8 character', Buffer.from('name\nZo\xc3', 'latin1'), /file must be text/],
  ['Latin-1 after UTF-8', Buffer.from('name\nZo\xc3\xab M\xfcller\n', 'latin1'), /file must be text/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /file must be text/],
  ['zero bytes in the middle', 'name\nA\0B\n', /file must be text.*; line 2 has a NUL character/],
  ['a quote that is never closed', 'name\n"A B\nC D\n', /ends inside a quoted cell/],
] as const) {
  test(`${what} is refused with the reason`, async () => assert.match(await refusalOf(file), reason));
}

test('a cell of 10 MB is refused without being kept in memory', async () => {
  const file = Buffer.concat([Buffer.from('name\n'), Buffer.alloc(10_000_000, 'a')]);
  assert.match(await refusalOf(file, 65_536), /a row of more than 256 KB \(line 2\)/);
  assert.match(await refusalOf(file.subarray(5), 65_536), /a first row of more than 256 KB/);
});

test('random bytes are either refused or read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
      const file = Buffer.concat([Buffer.from('name,countries\n'), noise]);
      await rowsOf(file).catch((error: unknown) => assert.ok(error instanceof AppError, String(error)));
    }),
  );
});

test('a header of 120,000 unknown columns costs its rows nothing', { timeout: 45_000 }, async () => {
  const file = Buffer.from(`name${',x'.repeat(120_000)}\n${'Jane\n'.repeat(50_000)}`);
  assert.equal((await rowsOf(file, 65_536)).length, 50_000);
});

test('a row of delimiters beyond the limit is refused', async () => {
  assert.match(
    await refusalOf(`name\nJane${','.repeat(1_000_000)}`, 65_536),
    /^file has a row of more than 256 KB \(line \d\)$/,
  );
});
