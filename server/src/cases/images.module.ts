import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Faces } from '../faces/faces.js';
import { facesAreInstalled, type RunningFaces, startFaces } from '../faces/start-faces.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import { encryptionWith } from '../platform/database/encryption.js';
import { keyFile } from '../platform/database/key-file.js';
import type { Images } from './images.js';
import { type ImageKeys, imagesRepository } from './images.repository.js';

/** Starts face comparison; undefined if it is disabled or not installed. */
export function openFaces(
  config: Pick<Config, 'facesEnabled' | 'facesMaxMegabytes'>,
  log: Logger,
): RunningFaces | undefined {
  if (!config.facesEnabled) return undefined;
  if (facesAreInstalled()) return startFaces({ maxMegabytes: config.facesMaxMegabytes, log });
  log.info('face comparison is disabled: the optional packages are not installed');
  return undefined;
}

/** Opens the encrypted image store. */
export async function openImages(
  config: Pick<Config, 'dataDir' | 'encryptionKey'>,
  database: Database,
  { faces, log }: { readonly faces: Faces | undefined; readonly log: Logger },
): Promise<Images> {
  return imagesRepository(database, await imageKeys(config, log), faces);
}

/** The configured key, or one in a file; what was stored with the file's before one was configured can still be read. */
async function imageKeys(
  { dataDir, encryptionKey }: Pick<Config, 'dataDir' | 'encryptionKey'>,
  log: Logger,
): Promise<ImageKeys> {
  const file = join(dataDir, 'image-key');
  const logError = (facts: object, message: string) => log.error(facts, message);
  if (encryptionKey === undefined) return { encryption: encryptionWith(await keyFile(file)), logError };
  const earlier = existsSync(file) ? { earlier: encryptionWith(await keyFile(file)) } : {};
  return { encryption: encryptionWith(encryptionKey), ...earlier, logError };
}
