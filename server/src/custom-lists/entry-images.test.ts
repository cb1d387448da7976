import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_IMAGE_KEYS } from '../../test/support/test-image-keys.js';
import { imagesRepository } from '../cases/images.repository.js';
import type { Image } from '../domain/case-request.js';
import type { FacesSeen } from '../faces/faces.js';
import type { Database } from '../platform/database/database.js';
import { customEntryService } from './custom-entries.js';

const caller = {
  organizationId: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  role: 'admin',
  email: 'a@example.com',
} as const;
const image: Image = { format: 'png', bytes: Buffer.from('picture'), text: 'cGljdHVyZQ==' };

/** Pictures that are stored when one with this outcome is put; undefined where faces are not compared. */
async function putImage(outcome?: FacesSeen['outcome']): Promise<string[]> {
  const stored: string[] = [];
  const faces = outcome && { compare: async () => ({ outcome, distances: [] }) as FacesSeen };
  const images = {
    ...imagesRepository({} as Database, TEST_IMAGE_KEYS, faces),
    putOfEntry: async (_organization: string, _entry: object, text: string) => stored.push(text) > 0,
  };
  const deps = { images, storage: { check: async () => {} }, now: () => new Date(), newId: () => 'c'.repeat(24) };
  const entries = customEntryService(deps as unknown as Parameters<typeof customEntryService>[0]);
  await entries.putImage(caller, { listId: 'd'.repeat(24), entryId: '1' }, image).catch((error) => {
    assert.deepEqual([stored, error.code, error.faults[0]?.field], [[], 'validation_failed', 'image']);
  });
  return stored;
}

test('a picture that cannot be decoded is refused and replaces nothing', async () => {
  assert.deepEqual(await putImage('unreadable'), []);
});

test('a picture that can be decoded, or cannot be checked now, is stored', async () => {
  for (const outcome of ['compared', 'no_face', 'several_faces', 'unavailable', undefined] as const) {
    assert.deepEqual(await putImage(outcome), [image.text], outcome);
  }
});
