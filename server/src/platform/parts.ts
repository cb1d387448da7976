import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { Encryption } from './encryption/encryption.js';

/** Platform services given to the modules of features. */
export interface PlatformParts {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** Address for connections outside the pool. */
  readonly databaseUrl: string;
  /** Encrypts stored values that must be readable again. */
  readonly encryption: { readonly pictures: Encryption; readonly secrets: Encryption };
}
