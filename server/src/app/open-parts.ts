import { availableParallelism } from 'node:os';
import type { Faces } from '../flow/ports/faces.js';
import { readingThreads } from '../media/reading/reading-threads.js';
import { sealWith } from '../store/seal.js';
import { ownSecret } from '../store/secrets.js';
import { openImages } from './images.js';
import type { Parts } from './parts.js';

type Opened = Omit<Parts, 'readingThreads' | 'images' | 'seal'> & { readonly faces: Faces | undefined };

/** What the service is put together from, where the database, the accounts and the screener are open. `readingThreads` must be closed. */
export async function openParts({ faces, ...opened }: Opened): Promise<Parts> {
  const { accounts, config, database, log } = opened;
  return {
    ...opened,
    images: await openImages(config, database, { faces, log }),
    seal: sealWith(config.encryptionKey ?? (await ownSecret(database, 'encryption', accounts.now()))),
    readingThreads: readingThreads({ threads: Math.max(1, Math.floor(availableParallelism() / 2)) }),
  };
}
