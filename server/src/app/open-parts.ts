import { availableParallelism } from 'node:os';
import { readingThreads } from '../adverse-media/reading/reading-threads.js';
import { openImages } from '../cases/images.module.js';
import type { Faces } from '../faces/faces.js';
import { encryptionWith } from '../platform/database/encryption.js';
import { ownSecret } from '../platform/database/secrets.js';
import type { Parts } from './parts.js';

type Opened = Omit<Parts, 'readingThreads' | 'images' | 'encryption'> & { readonly faces: Faces | undefined };

/** Builds the parts that stand on database, accounts and screener. Close `readingThreads` when done. */
export async function openParts({ faces, ...opened }: Opened): Promise<Parts> {
  const { accounts, config, database, log } = opened;
  return {
    ...opened,
    images: await openImages(config, database, { faces, log }),
    encryption: encryptionWith(config.encryptionKey ?? (await ownSecret(database, 'encryption', accounts.now()))),
    readingThreads: readingThreads({ threads: Math.max(1, Math.floor(availableParallelism() / 2)) }),
  };
}
