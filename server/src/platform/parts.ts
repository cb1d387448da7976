import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { Encryption } from './database/encryption.js';

/** What the platform gives to the modules of features. */
export interface PlatformParts {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** For connections of their own. */
  readonly databaseUrl: string;
  /** Encrypts stored values that must be readable again. */
  readonly encryption: Encryption;
}
