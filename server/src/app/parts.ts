import type { Logger } from 'pino';
import type { AccountWorld } from '../accounts/account-world.module.js';
import type { ReadingThreads } from '../adverse-media/reading/reading-threads.js';
import type { Images } from '../cases/images.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import type { Encryption } from '../platform/database/encryption.js';
import type { TaskName, Tasks } from '../platform/jobs/jobs.js';
import type { Screener } from '../screening/screener.js';

/** What the service is put together from; every topic of `compose/` takes what it needs. */
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  /** For connections of their own. */
  readonly databaseUrl: string;
  readonly accounts: AccountWorld;
  readonly screener: Screener;
  /** Read articles, feeds and pages. */
  readonly readingThreads: ReadingThreads;
  readonly images: Images;
  /** Keeps what must be read again, encrypted. */
  readonly encryption: Encryption;
}

/** One topic of the service, bound to its world. */
export interface Topic<Deeds, Own extends TaskName = never> {
  /** For the front door. */
  readonly deeds: Deeds;
  readonly tasks: Pick<Tasks, Own>;
  /** Lines in crontab format, in UTC: minute, hour, day, month, weekday, task. */
  readonly schedule: readonly string[];
}
