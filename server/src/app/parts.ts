import type { AccountDeps } from '../accounts/accounts.js';
import type { ReadingThreads } from '../adverse-media/reading/reading-threads.js';
import type { Images } from '../cases/images.js';
import type { PlatformParts } from '../platform/parts.js';
import type { Screener } from '../screening/screener.js';

/** Everything the service is put together from; each feature's module names what it takes. */
export interface Parts extends PlatformParts {
  readonly accounts: AccountDeps;
  readonly screener: Screener;
  /** Read articles, feeds and pages. */
  readonly readingThreads: ReadingThreads;
  readonly images: Images;
}
