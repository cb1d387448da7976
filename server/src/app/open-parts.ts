import { availableParallelism } from 'node:os';
import { readingThreads } from '../adverse-media/reading/reading-threads.js';
import { openImages } from '../cases/images.module.js';
import type { Faces } from '../faces/faces.js';
import { encryptionWith } from '../platform/encryption/encryption.js';
import type { KeyRings } from '../platform/encryption/open-keys.js';
import type { Parts } from './parts.js';

type Opened = Omit<Parts, 'readingThreads' | 'images' | 'encryption'> & {
  readonly faces: Faces | undefined;
  readonly keys: KeyRings;
};

/** Builds the parts that stand on database, accounts and screener. Close `readingThreads` when done. */
export function openParts({ faces, keys, ...opened }: Opened): Parts {
  const { database, log } = opened;
  const encryption = { pictures: encryptionWith(...keys.pictures), secrets: encryptionWith(...keys.secrets) };
  return {
    ...opened,
    images: openImages(database, encryption.pictures, { faces, log }),
    encryption,
    readingThreads: readingThreads({ threads: Math.max(1, Math.floor(availableParallelism() / 2)) }),
  };
}
