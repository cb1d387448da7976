import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../../test/support/draw-picture.js';
import { readMade } from '../../test/support/read-records.js';
import { picturesOf, withoutPictures } from '../domain/face.js';
import type { SourceName } from './publishers.js';

const drawn = drawPicture(200);
const image = `data:image/png;base64,${drawn.toString('base64')}`;
const files = {
  opensanctions: {
    'entities.ftm.json': `${JSON.stringify({
      ...{ id: 'x-1', schema: 'Person', caption: 'Anna Invented', datasets: ['xx_made'], referents: [] },
      properties: { name: ['Anna Invented'], image: [image, 'https://example.com/a.jpg'] },
    })}\n`,
  },
  custom: {
    'own.json': JSON.stringify([{ id: 'x-1', name: 'Anna Invented', image: [image, 'https://example.com/a.jpg'] }]),
  },
};
const csv = { 'own.csv': `id,name,image\nx-1,Anna Invented,"${image};https://example.com/a.jpg"\n` };
const created: readonly [source: SourceName, files: Readonly<Record<string, string>>][] = [
  ['opensanctions', files.opensanctions],
  ['custom', files.custom],
  ['custom', csv],
];
for (const [source, content] of created) {
  test(`a record of ${Object.keys(content)} has its whole picture, and is stored with a case without it`, async () => {
    const [record] = (await readMade(source, content)).records;
    assert.ok(record);
    assert.deepEqual(
      picturesOf(record).map((bytes) => Buffer.from(bytes)),
      [drawn],
    );
    assert.deepEqual(withoutPictures(record).particulars.image, ['(a picture)', 'https://example.com/a.jpg']);
  });
}
