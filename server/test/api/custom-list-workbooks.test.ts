import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { dataOf } from '@touchstone/client';
import { makeWorkbook, makeZip } from '../support/make-zip.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const bank = await service.newOrganization();
const HEADER = ['id', 'name', 'aliases', 'birth_incorporation_date'];

let list: string;
before(async () => {
  const body = { name: 'From a workbook', type: 'block' as const };
  list = dataOf(await bank.client.POST('/api/custom-lists', { body })).custom_list.id;
});

async function send(book: Buffer) {
  const answer = await fetch(`${service.address}/api/custom-lists/${list}/import`, {
    method: 'POST',
    headers: { ...bank.headers, 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    body: new Uint8Array(book),
  });
  const { data, error } = JSON.parse(await answer.text()) as {
    data: { added: number; removed: number; entry_ids: string[]; warnings: string[] };
    error: { message: string; details: { field: string; message: string }[] };
  };
  return { status: answer.status, data, error };
}

test('a workbook replaces the entries of a list; its rows may be blank or end with their last value', async () => {
  const { status, data, error } = await send(
    makeWorkbook([
      [' '],
      HEADER,
      [7, 'Ortrud Kranichfeld', 'Orti Kranichfeld; Ortrud Feld', new Date('1961-03-07')],
      [],
      ['', 'Winfried Sturmhaube'],
    ]),
  );
  assert.equal(status, 200, JSON.stringify(error));
  assert.deepEqual([data.added, data.entry_ids, data.warnings], [2, ['7', 'row-2'], []]);
});

test('errors of a workbook name the row of the sheet, and nothing is stored', async () => {
  await send(makeWorkbook([HEADER, [1, 'Ortrud Kranichfeld']]));
  const faulty = await send(
    makeWorkbook([HEADER, [], [1, 'Somebody Else'], [], [2, '', 'Nobody'], [3, 'Anna Far', '', '', 'surplus']]),
  );
  assert.deepEqual(
    [faulty.status, faulty.error.details],
    [
      400,
      [
        { field: 'the file row 5', message: 'the name is missing' },
        { field: 'the file row 6', message: '5 columns instead of 4' },
      ],
    ],
  );
  const again = await send(makeWorkbook([HEADER, [1, 'Ortrud Kranichfeld']]));
  assert.deepEqual([again.data.added, again.data.removed], [0, 0]);
});

test('a workbook that unpacks to more than its limit is refused before it is unpacked', async () => {
  const { status, error } = await send(makeZip({ 'xl/workbook.xml': '<workbook/>' }, 300_000_000));
  assert.deepEqual([status, /larger than 268435456 bytes when uncompressed/.test(error.message)], [400, true]);
});
