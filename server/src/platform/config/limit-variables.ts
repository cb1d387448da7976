import type { Variable } from './variable.js';
import { integer } from './variable-parsers.js';

/** Limits of requests, uploads and organizations. */
export const LIMIT_VARIABLES = {
  REQUEST_TIMEOUT_SECONDS: {
    meaning:
      'Time within which a request must arrive completely; an uploaded file must arrive at 4 KB per second or faster, and within an hour; 0 means no limit',
    allowed: '0 to 3600',
    default: '30',
    parse: integer(0, 3600),
  },
  BULK_MAX_MEGABYTES: {
    meaning: 'Maximum file size of a bulk upload',
    allowed: '1 to 1000',
    default: '50',
    parse: integer(1, 1000),
  },
  BULK_MAX_ROWS: {
    meaning: 'Maximum number of data rows of a bulk upload',
    allowed: '1 to 10000000',
    default: '100000',
    parse: integer(1, 10_000_000),
  },
  BULK_MAX_PENDING_ROWS: {
    meaning:
      'Maximum number of pending rows of all uploads of an organization; an upload that would exceed it gets 429',
    allowed: '1 to 100000000',
    default: '500000',
    parse: integer(1, 100_000_000),
  },
  CUSTOM_LISTS_MAX_NAMES: {
    meaning:
      'Maximum number of names, aliases included, in all custom lists of an organization; a change that would exceed it is refused',
    allowed: '1000 to 20000000',
    default: '300000',
    parse: integer(1000, 20_000_000),
  },
  CASES_PER_DAY: {
    meaning:
      'Maximum number of searches and customers, including uploaded rows, that an organization may create per UTC day; further ones get 429; 0 means no limit',
    allowed: '0 to 1000000000',
    default: '0',
    parse: integer(0, 1_000_000_000),
  },
  STORED_MB_PER_ORGANIZATION: {
    meaning:
      'Megabytes that an organization may store, counted every 15 minutes; above it, new searches, customers, compliance requests, uploads, articles and custom list entries get 429; 0 means no limit',
    allowed: '0 to 1000000000',
    default: '0',
    parse: integer(0, 1_000_000_000),
  },
  MAX_EVENT_LOOP_DELAY_MS: {
    meaning:
      'Overload: when the event loop is delayed by this much, requests get 503 until it has caught up; 0 means never',
    allowed: '0 to 60000',
    default: '1000',
    parse: integer(0, 60_000),
  },
  MAX_CONNECTIONS: {
    meaning:
      'Maximum number of open connections; further ones get 503 and are closed. An address gets at most as many connections as are still free',
    allowed: '10 to 100000',
    default: '2000',
    parse: integer(10, 100_000),
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    meaning:
      'Maximum number of open connections per address (IPv6: per /64 network); those of `TRUSTED_PROXIES` count only towards `MAX_CONNECTIONS`',
    allowed: '1 to 100000',
    default: '500',
    parse: integer(1, 100_000),
  },
  MAX_BODIES_MB: {
    meaning:
      'Maximum megabytes of request bodies in memory at a time, in addition to 64 KB per connection; a request beyond it gets 503, and its body is not read further',
    allowed: '32 to 100000',
    default: '256',
    parse: integer(32, 100_000),
  },
  MAX_BODIES_MB_PER_CALLER: {
    meaning:
      'The same per address (IPv6: per /64 network) and per organization, each also limited to what is still free',
    allowed: '32 to 100000',
    default: '64',
    parse: integer(32, 100_000),
  },
  UPLOADS_MAX_MB: {
    meaning:
      'Maximum megabytes of uploaded files on disk at a time, until they are stored; an organization is limited to what is still free; a file beyond it gets 503',
    allowed: '100 to 100000, at least twice `BULK_MAX_MEGABYTES`',
    default: '2000',
    parse: integer(100, 100_000),
  },
} as const satisfies Record<string, Variable<unknown>>;
