import { and, eq, inArray } from 'drizzle-orm';
import { renewEntry } from '../custom-lists/custom-lists.repository.js';
import { entryImages } from '../custom-lists/entry-images.table.js';
import type { EntryPlace } from '../domain/custom-list.js';
import { imageBytes } from '../domain/face.js';
import type { Faces } from '../faces/faces.js';
import type { Database } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import type { EncryptedRows } from '../platform/encryption/reencrypt.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { caseImages } from './case-images.table.js';
import type { Images } from './images.js';

export interface ImageKeys {
  readonly encryption: Encryption;
  /** An image that cannot be decrypted counts as missing: no case is lost with a key. */
  readonly logError: (facts: object, message: string) => void;
}

/** Pictures in PostgreSQL, each encrypted for the row it lies in. Every statement names the organization. */
export function imagesRepository({ db, transaction }: Database, keys: ImageKeys, faces?: Faces): Images {
  const { encryption } = keys;
  const open = (encrypted: string, owner: string) => opened(keys, encrypted, owner);
  const closed = (text: string, owner: string) => ({
    encrypted: encryption.encrypt(text, owner),
    keyFingerprint: encryption.fingerprint,
  });
  return {
    ...(faces && { faces }),

    isUndecodable: async (bytes) => (await faces?.compare(bytes, []))?.outcome === 'unreadable',

    close: (text, caseId) => closed(text, ownerOfCase(caseId)),

    async read(organizationId, caseId) {
      const [row] = await db
        .select({ encrypted: caseImages.encrypted })
        .from(caseImages)
        .where(and(eq(caseImages.caseId, caseId), eq(caseImages.organizationId, organizationId)));
      return row && open(row.encrypted, ownerOfCase(caseId));
    },

    async ofEntries(organizationId, entries) {
      if (entries.length === 0) return new Map();
      const wanted = new Set(entries.map(keyOf));
      const rows = await db
        .select({ listId: entryImages.listId, entryId: entryImages.entryId, encrypted: entryImages.encrypted })
        .from(entryImages)
        .where(
          and(
            eq(entryImages.organizationId, organizationId),
            inArray(entryImages.listId, [...new Set(entries.map(({ listId }) => listId))]),
            inArray(
              entryImages.entryId,
              entries.map(({ entryId }) => entryId),
            ),
          ),
        );
      const found = new Map<string, Uint8Array>();
      for (const row of rows) {
        const text = wanted.has(keyOf(row)) ? open(row.encrypted, ownerOfEntry(row)) : undefined;
        if (text !== undefined) found.set(keyOf(row), imageBytes(text));
      }
      return found;
    },

    putOfEntry: (organizationId, entry, text, audit) =>
      transaction(async (tx) => {
        if (!(await renewEntry(tx, organizationId, entry, audit.at))) return false;
        const content = { ...closed(text, ownerOfEntry(entry)), updatedAt: audit.at };
        await tx
          .insert(entryImages)
          .values({ ...entry, organizationId, ...content })
          .onConflictDoUpdate({ target: [entryImages.listId, entryImages.entryId], set: content });
        await recordAudit(tx, audit);
        return true;
      }),

    removeOfEntry: (organizationId, entry, audit) =>
      transaction(async (tx) => {
        const picture = and(
          eq(entryImages.organizationId, organizationId),
          eq(entryImages.listId, entry.listId),
          eq(entryImages.entryId, entry.entryId),
        );
        if ((await tx.$count(entryImages, picture)) === 0) return false;
        await renewEntry(tx, organizationId, entry, audit.at);
        await tx.delete(entryImages).where(picture);
        await recordAudit(tx, audit);
        return true;
      }),
  };
}

function opened({ encryption, logError }: ImageKeys, encrypted: string, owner: string): string | undefined {
  try {
    return encryption.decrypt(encrypted, owner);
  } catch {
    logError({ owner }, 'an image cannot be decrypted: it was encrypted with another key, or altered');
    return undefined;
  }
}

function keyOf({ listId, entryId }: EntryPlace): string {
  return `${listId} ${entryId}`;
}

function ownerOfCase(caseId: string): string {
  return `image of case ${caseId}`;
}

function ownerOfEntry({ listId, entryId }: EntryPlace): string {
  return `image of entry ${listId} ${entryId}`;
}

export const CASE_IMAGES: EncryptedRows = {
  table: 'case_images',
  key: ['case_id'],
  values: ['sealed'],
  ownerOf: ([caseId = '']) => ownerOfCase(caseId),
};

export const ENTRY_IMAGES: EncryptedRows = {
  table: 'entry_images',
  key: ['list_id', 'entry_id'],
  values: ['sealed'],
  ownerOf: ([listId = '', entryId = '']) => ownerOfEntry({ listId, entryId }),
};
