import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeZip } from '../support/make-zip.js';
import { runningService } from '../support/running-service.js';

const service = await runningService({ BULK_MAX_MEGABYTES: '1', BULK_MAX_ROWS: '500' });
const bank = await service.newOrganization();
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of two sheets; `rows` and what follows them are those of the first. */
function workbook(rows: string, { after = '', sheets = 1, date1904 = false } = {}): Buffer {
  const named = Array.from(
    { length: sheets },
    (_, at) => `<sheet name="${at === 0 ? 'Customers' : `Notes ${at}`}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${REL}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yyyy;@"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': '<sst><si><t>name</t></si><si><r><t>Zoë </t></r><r><t>Müller</t></r></si></sst>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
  });
}

const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
const HEADER = `<row r="1">${['name', 'birth_incorporation_date', 'exact_search', 'identification_number', 'client_reference'].map(text).join('')}</row>`;

async function send(file: Buffer, name = 'customers.xlsx') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), name);
  const answer = await fetch(`${service.address}/api/customers/bulk-upload`, {
    method: 'POST',
    body: form,
    headers: bank.headers,
  });
  const { data, error } = (await answer.json()) as {
    data: { upload_id: string; total_customers: number; notices: { code: string; message: string }[] };
    error: { details: { field: string; message: string }[] };
  };
  return { status: answer.status, data, error };
}

const cellsOf = async (id: string) =>
  (await service.database.pool.query('select line, cells from bulk_rows where upload_id = $1 order by number', [id]))
    .rows as { line: number; cells: Record<string, string> }[];

test('a workbook is read as it is shown: dates, truth values, long numbers, results of formulas, and the numbers of its rows', async () => {
  const rows = [
    `<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>22822</v></c><c r="C3" t="b"><v>1</v></c><c r="D3"><v>1.2345678901E10</v></c><c r="E3" s="3"><v>7</v></c></row>`,
    `<row r="4"><c r="A4" t="str"><f>"Jane "&amp;"Doe"</f><v>Jane Doe</v></c><c r="B4" s="2"><v>22822.5</v></c><c r="C4" t="b"><v>0</v></c></row>`,
  ];
  const { status, data, error } = await send(workbook(HEADER + rows.join('')));
  assert.equal(status, 200, JSON.stringify(error));
  assert.deepEqual([data.total_customers, data.notices], [2, []]);
  assert.deepEqual(await cellsOf(data.upload_id), [
    {
      line: 3,
      cells: {
        name: 'Zoë Müller',
        birth_incorporation_date: '25-06-1962',
        exact_search: 'TRUE',
        identification_number: '12345678901',
        client_reference: '7',
      },
    },
    { line: 4, cells: { name: 'Jane Doe', birth_incorporation_date: '25-06-1962', exact_search: 'FALSE' } },
  ]);
});

test('dates of the calendar since 1904 are read as such', async () => {
  const row = `<row r="2">${text('Jane Doe')}<c s="1"><v>21360</v></c></row>`;
  const { data } = await send(workbook(HEADER + row, { date1904: true }));
  assert.equal((await cellsOf(data.upload_id))[0]?.cells.birth_incorporation_date, '25-06-1962');
});

test('other sheets and merged cells are named in the answer, and so is an assumed encoding', async () => {
  const file = workbook(`${HEADER}<row r="2">${text('Jane Doe')}</row>`, {
    sheets: 3,
    after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
  });
  const { data } = await send(file);
  assert.deepEqual(data.notices, [
    { code: 'sheets_ignored', message: 'The workbook has 3 sheets; only "Customers" was read.' },
    { code: 'merged_cells', message: 'The sheet has merged cells; their value was read in the first cell only.' },
  ]);
  const latin = await send(Buffer.from('name\nZo\xeb\n', 'latin1'), 'customers.csv');
  assert.deepEqual(
    latin.data.notices.map(({ code }) => code),
    ['encoding_assumed'],
  );
});

const cell = (inner: string) => workbook(`${HEADER}<row r="2">${text('Jane Doe')}${inner}</row>`);
for (const [what, file, reason] of [
  [
    'a formula that was never calculated',
    cell('<c r="B2"><f>TODAY()</f></c>'),
    /cell B2 is a formula that was not calculated/,
  ],
  ['an error in a cell', cell('<c r="B2" t="e"><v>#N/A</v></c>'), /cell B2 shows an error \(#N\/A\)/],
  ['a NUL character', cell(text('a&#0;b')), /not well-formed XML.*line 1/],
  ['a truncated sheet', makeZip({ 'xl/workbook.xml': '<workbook>' }), /XML is incomplete/],
  [
    'a zip bomb',
    workbook(`${HEADER}<row r="2">${text('x'.repeat(7_000_000))}</row><!--${' '.repeat(9_000_000)}-->`),
    /larger than \d+ bytes when uncompressed/,
  ],
  [
    'millions of empty cells',
    workbook(
      HEADER +
        Array.from({ length: 1000 }, (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}"><v>1</v></c></row>`).join(''),
    ),
    /cells of the workbook hold more than \d+ bytes/,
  ],
  [
    'too many rows',
    workbook(HEADER + Array.from({ length: 501 }, (_, at) => `<row r="${at + 2}">${text('Jane Doe')}</row>`).join('')),
    /more than 500 data rows/,
  ],
  ['an archive without a workbook', makeZip({ 'a.csv': 'name\nJane' }), /not an \.xlsx workbook/],
  ['a damaged archive', Buffer.from('504b0304140000000800', 'hex'), /cannot be unpacked/],
  ['an entity', makeZip({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }), /DOCTYPE/],
  ['no sheet', workbook('', { sheets: 0 }), /has no sheet/],
] as const) {
  test(`${what} is refused with the reason, and nothing is stored`, async () => {
    const stored = async () =>
      (await service.database.pool.query('select count(*)::int as uploads from bulk_uploads')).rows;
    const before = await stored();
    const { status, error } = await send(file);
    assert.equal(status, 400);
    assert.match(error.details.map(({ field, message }) => `${field} ${message}`).join('; '), reason);
    assert.deepEqual(await stored(), before);
    const folder = join(service.dataDir, 'uploads', String(process.pid));
    assert.deepEqual(readdirSync(folder), []);
  });
}
