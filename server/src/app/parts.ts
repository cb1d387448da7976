import type { Logger } from 'pino';
import type { AccountDeps } from '../accounts/open-accounts.module.js';
import type { ReadingThreads } from '../adverse-media/reading/reading-threads.js';
import type { Images } from '../cases/images.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import type { Encryption } from '../platform/database/encryption.js';
import type { Screener } from '../screening/screener.js';

/** What the service is put together from; every feature's module takes what it needs. */
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** For connections of their own. */
  readonly databaseUrl: string;
  readonly accounts: AccountDeps;
  readonly screener: Screener;
  /** Read articles, feeds and pages. */
  readonly readingThreads: ReadingThreads;
  readonly images: Images;
  /** Keeps what must be read again, encrypted. */
  readonly encryption: Encryption;
}
