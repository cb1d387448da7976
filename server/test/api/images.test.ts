import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PublicSearch } from '../../src/cases/search.schema.js';
import type { FacesSeen } from '../../src/faces/faces.js';
import { makeKeyFile, readKeyFile } from '../../src/platform/encryption/key-file.js';
import { customerService } from '../support/customer-service.js';
import { drawPicture } from '../support/draw-picture.js';
import { listedRecord, primary } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const asDataUri = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
const listedPicture = drawPicture(9);
const records = [
  listedRecord({
    source: 'ofac_sdn',
    sourceId: '1',
    names: [primary('Gavrilo Zaretsky')],
    particulars: { image: [asDataUri(listedPicture), 'https://example.com/picture.jpg'] },
  }),
  listedRecord({ source: 'ofac_sdn', sourceId: '2', names: [primary('Gavrilo Zaretsky')] }),
];
let seen: FacesSeen = { outcome: 'unavailable' };
const requested: { picture: Uint8Array; listed: readonly Uint8Array[] }[] = [];
const service = await customerService(
  sampleScreener(records),
  {},
  {
    async compare(picture, listed) {
      requested.push({ picture, listed });
      return seen;
    },
  },
);
const picture = drawPicture(16);

async function search(body: object = {}): Promise<PublicSearch> {
  const answer = await service.send('POST', '/api/search', {
    ...{ name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'] },
    biometric_search_image: asDataUri(picture),
    ...body,
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
}

const noticesOf = ({ notices }: PublicSearch) =>
  notices.map(({ code }) => code).filter((code) => code.startsWith('image'));

test('a face that matches a listed picture is reported only for its record', async () => {
  seen = { outcome: 'compared', distances: [0.31] };
  const found = await search();
  assert.deepEqual(
    found.results.map(({ relevance_status, matched_names }) => [
      relevance_status.image_match,
      matched_names.every(({ matching_fields }) => matching_fields.image),
    ]),
    [
      [true, true],
      [false, false],
    ],
  );
  assert.deepEqual(noticesOf(found), []);
  const last = requested.at(-1);
  assert.deepEqual(Buffer.from(last?.picture ?? []), picture);
  // The address of a picture is shown and never fetched, and a picture is no text for an answer.
  assert.deepEqual(
    last?.listed.map((bytes) => Buffer.from(bytes)),
    [listedPicture],
  );
  assert.ok(!JSON.stringify(found).includes(listedPicture.toString('base64')));
});

test('a similar face, another face and one that could not be compared are no match', async () => {
  for (const distance of [0.45, 0.8, 'no_face', 'no_time'] as const) {
    seen = { outcome: 'compared', distances: [distance] };
    const found = await search();
    assert.equal(found.total_records, 2, 'a face hides nobody');
    assert.ok(
      found.results.every(({ relevance_status }) => !relevance_status.image_match),
      String(distance),
    );
    assert.deepEqual(noticesOf(found), typeof distance === 'number' ? [] : ['image_nothing_to_compare']);
  }
});

test('a faulty image is reported by a notice, and the search is still made', async () => {
  const outcomes: readonly (readonly [FacesSeen['outcome'], string])[] = [
    ['no_face', 'image_no_face'],
    ['several_faces', 'image_several_faces'],
    ['unreadable', 'image_unreadable'],
    ['unavailable', 'image_not_compared'],
  ];
  for (const [outcome, notice] of outcomes) {
    seen = { outcome } as FacesSeen;
    const found = await search();
    assert.deepEqual([found.total_records, noticesOf(found)], [2, [notice]]);
  }
});

test('an image that cannot be decoded is not stored', async () => {
  seen = { outcome: 'unreadable' };
  const sent = { biometric_search_image: asDataUri(picture) };
  const created = await service.create(sent);
  assert.deepEqual([created.has_biometric_image, created.biometric_search_image], [false, null]);
  const searched = await search();
  const { rows } = await service.database.db.execute(
    sql`select 1 from case_images where case_id in (${created.search_reference}, ${searched.search_reference})`,
  );
  assert.deepEqual(rows, []);
});

test('a face is evidence of an analysis, and alone never a true positive', async () => {
  seen = { outcome: 'compared', distances: [0.2] };
  const created = await service.create({ biometric_search_image: asDataUri(picture) });
  await service.analyse([created.customer_id]);
  const read = (await service.send('GET', `/api/ai-risk-customers/${created.customer_id}`)).json().data;
  assert.equal(read.verdict, 'potential_match');
  assert.ok(
    read.key_drivers.some((driver: string) => /^The faces match/.test(driver)),
    JSON.stringify(read.key_drivers),
  );
  assert.match(read.narrative, /face/i);
  assert.equal(read.biometric_search_image, asDataUri(picture));
});

test('an image is stored encrypted, and can be decrypted only in its own row', async () => {
  seen = { outcome: 'no_face' };
  const [one, other] = [
    await service.create({ biometric_search_image: asDataUri(picture) }),
    await service.create({ biometric_search_image: picture.toString('base64') }),
  ];
  const { db } = service.database;
  const { rows } = await db.execute<{ sealed: string }>(sql`select sealed from case_images`);
  assert.ok(rows.length >= 2);
  assert.ok(rows.every(({ sealed }) => /^v1\.[\w-]+$/.test(sealed)));
  assert.ok(!rows.some(({ sealed }) => Buffer.from(sealed.slice(3), 'base64url').includes(picture.subarray(8, 24))));
  await db.execute(sql`update case_images set sealed = (
    select sealed from case_images where case_id = ${other.search_reference}) where case_id = ${one.search_reference}`);
  const answer = await service.send('GET', `/api/ai-risk-customers/${one.customer_id}`);
  // Its own is lost, and nobody else's is shown in its place.
  assert.deepEqual([answer.statusCode, answer.json().data.biometric_search_image], [200, null]);
});

test('anything but a JPG or PNG of at most 5 MB is refused, whatever its name', async () => {
  const cases: readonly (readonly [string, string])[] = [
    [`data:image/png;base64,${Buffer.from('GIF89a something').toString('base64')}`, 'must be a JPG or PNG image'],
    ['https://example.com/a.png', 'must be a base64 image or a data URI of one'],
    [Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]).toString('base64'), 'must be at most 5 MB'],
  ];
  for (const [image, message] of cases) {
    for (const url of ['/api/search', '/api/ai-risk-customers']) {
      const answer = await service.send('POST', url, {
        ...{ name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'], match_score: 80 },
        biometric_search_image: image,
      });
      assert.equal(answer.statusCode, 400, answer.body);
      assert.deepEqual(answer.json().error.details, [{ field: 'biometric_search_image', message }]);
    }
  }
});

test('the image key is created once, readable by its user only, and an empty key file stops the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-key-'));
  try {
    const path = join(folder, 'data', 'image-key');
    assert.equal(readKeyFile(path), undefined);
    const key = makeKeyFile(path);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.deepEqual([makeKeyFile(path), readKeyFile(path)], [key, key]);
    await writeFile(path, '\n');
    assert.throws(() => readKeyFile(path), /contains no key/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
