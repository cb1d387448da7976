import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Static } from 'typebox';
import { casePictureService } from '../../src/cases/case-pictures.js';
import type { CasePicturesSchema } from '../../src/cases/case-pictures.schema.js';
import type { Case, CaseResult } from '../../src/domain/case.js';
import { customListService } from '../support/custom-list-service.js';
import { drawPicture } from '../support/draw-picture.js';
import { runningService } from '../support/running-service.js';
import { listedRecord, primary } from '../support/sample-records.js';

const { service, bank, stranger, ask, search, newList, put } = await customListService(
  runningService({ FACES_ENABLED: 'false' }),
);
type Compared = Static<typeof CasePicturesSchema>;

async function file(path: string, who = bank) {
  const answer = await fetch(`${service.address}${path}`, { headers: who.headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function compared(path: string): Promise<Compared> {
  const { status, body, text } = await ask('GET', `${path}/pictures`);
  assert.equal(status, 200, text);
  return body.data as unknown as Compared;
}

test('the pictures of a search and of its results are read by their own organization alone, as files that nothing keeps', async () => {
  const [own, listed] = [drawPicture(20), drawPicture(24)];
  const list = await newList('Former customers');
  await put(list, [{ id: 'p-1', name: 'Bartholomew Quensel' }]);
  const given = { image: listed.toString('base64') };
  assert.equal((await ask('POST', `/api/custom-lists/${list}/entries/p-1/image`, given)).status, 200);
  const image = `data:image/jpeg;base64,${own.toString('base64')}`;
  const found = await search('Bartholomew Quensel', { biometric_search_image: image, custom_list_ids: [list] });
  const reference = `/api/searches/${found.search_reference}`;
  const record = `${reference}/records/${(found.results[0] as unknown as { id: string }).id}`;

  for (const [path, expected] of [
    [`${reference}/image`, own],
    [`${record}/pictures/1`, listed],
  ] as const) {
    const { status, headers, bytes } = await file(path);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'], 'by its bytes, not by its name');
    assert.deepEqual(
      [
        headers.get('cache-control'),
        headers.get('x-content-type-options'),
        headers.get('cross-origin-resource-policy'),
      ],
      ['no-store', 'nosniff', 'same-origin'],
    );
    assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[\w-]+\.png"$/);
    assert.deepEqual(bytes, expected);
    assert.equal((await file(path, stranger)).status, 404);
  }
  assert.equal((await file(`${record}/pictures`, stranger)).status, 404);
  for (const number of ['2', '0', '-1', 'a']) {
    assert.equal((await file(`${record}/pictures/${number}`)).status, 404, number);
  }
  const { subject, pictures } = await compared(record);
  assert.deepEqual(
    [subject, pictures.map(({ number, distance, outcome }) => [number, distance, outcome])],
    ['unavailable', [[1, null, 'not_compared']]],
  );

  const without = await search('Bartholomew Quensel', { custom_list_ids: [list] });
  assert.equal((await file(`/api/searches/${without.search_reference}/image`)).status, 404);
  const again = record.replace(found.search_reference, without.search_reference);
  assert.deepEqual((await compared(again)).subject, 'no_picture');
  await ask('DELETE', `/api/custom-lists/${list}/entries/p-1/image`);
  assert.deepEqual((await compared(record)).pictures, []);
});

test('the distance of each record is the one that its evidence rests on, and at most ten pictures are listed', async () => {
  const dataUri = `data:image/png;base64,${drawPicture().toString('base64')}`;
  const pictured = (count: number) =>
    listedRecord({
      ...{ source: 'ofac_sdn', sourceId: '1', names: [primary('Gavrilo Zaretsky')] },
      particulars: { image: Array(count).fill(dataUri) },
    });
  const stored = { ...pictured(0), particulars: { image: ['(a picture)'] } };
  async function listed(distances: readonly (number | undefined)[], count = 1, found: object = {}) {
    const records = distances.map((faceDistance, at) => ({
      ...{ recordId: `${at}`, record: stored, hit: { score: 90 } },
      ...(faceDistance !== undefined && { faceDistance }),
    }));
    const pictures = casePictureService({
      cases: {
        find: async () => ({ filters: { hasImage: true }, notices: [], ...found }) as unknown as Case,
        result: async () => ({ records }) as unknown as CaseResult,
      },
      images: { read: async () => dataUri, ofEntries: async () => new Map() },
      current: async (_, ids) => new Map(ids.map((id) => [id, pictured(count)])),
    });
    return pictures.list({ organizationId: 'o' } as Parameters<typeof pictures.list>[0], 'c', 'r');
  }
  const { subject, pictures } = await listed([0, 0.4, 0.401, 0.599, 0.6, undefined]);
  assert.equal(subject, 'compared');
  assert.deepEqual(
    pictures.map(({ recordId, distance, outcome }) => [recordId, distance, outcome]),
    [
      ['0', 0, 'same'],
      ['1', 0.4, 'same'],
      ['2', 0.401, 'similar'],
      ['3', 0.599, 'similar'],
      ['4', 0.6, 'different'],
      ['5', undefined, 'not_compared'],
    ],
  );
  assert.equal((await listed([0.2], 12)).pictures.length, 10);
  const why = async (notice: string) => (await listed([0.2], 1, { notices: ['lists_overdue', notice] })).subject;
  assert.deepEqual(
    await Promise.all(['image_no_face', 'image_several_faces', 'image_not_compared', 'image_partly_compared'].map(why)),
    ['no_face', 'several_faces', 'unavailable', 'compared'],
  );
});
