import type { Logger } from 'pino';
import type { Faces } from '../faces/faces.js';
import { facesAreInstalled, type RunningFaces, startFaces } from '../faces/start-faces.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import type { Images } from './images.js';
import { imagesRepository } from './images.repository.js';

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
export function openImages(
  database: Database,
  encryption: Encryption,
  { faces, log }: { readonly faces: Faces | undefined; readonly log: Logger },
): Images {
  return imagesRepository(database, { encryption, logError: (facts, message) => log.error(facts, message) }, faces);
}
