import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emailErrors, PASSWORD_LENGTH } from '../../domain/user.js';
import { plainDatabaseError } from '../database/plain-database-error.js';
import type { CallbackRules } from '../outgoing/callback-url-error.js';
import { isPrivateHost } from '../outgoing/private-host.js';
import { type SmtpAddress, smtpAddress } from './smtp-address.js';
import {
  addresses,
  databaseUrl,
  email,
  endpoint,
  httpUrl,
  integer,
  networks,
  oneOf,
  textOf,
} from './variable-parsers.js';

const SERVER_ROLES = ['all', 'api', 'worker'] as const;
type ServerRole = (typeof SERVER_ROLES)[number];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Of the installation and not of the working directory: a command called from elsewhere must meet the database of the
 * server, and not quietly make a new one.
 */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../../data', import.meta.url));

/** What can be set from outside, checked. A missing value is absent. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The same database as the role that owns its tables; absent: `databaseUrl` is that role's. */
  readonly databaseOwnerUrl?: string;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  readonly tokenSecret?: string;
  readonly encryptionKey?: string;
  readonly facesEnabled: boolean;
  readonly facesMaxMegabytes: number;
  readonly role: ServerRole;
  readonly logLevel: LogLevel;
  /** 0 is off. */
  readonly rateLimitPerMinute: number;
  /** 0 is off. */
  readonly tokenRateLimitPerMinute: number;
  readonly consoleEnabled: boolean;
  readonly consoleAllowHttp: boolean;
  readonly consoleIdleMinutes: number;
  readonly consoleHours: number;
  /** 0 is off. */
  readonly consoleRateLimitPerMinute: number;
  readonly screeningThreads: number;
  /** Addresses and networks (CIDR) whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly listsAutoUpdate: boolean;
  /** A file with addresses to use in place of the publishers'. */
  readonly listsAddresses?: string;
  readonly listsProxy?: string;
  /** Private addresses that lists may be fetched from all the same. */
  readonly listsAllowPrivate: readonly string[];
  readonly listsMaxMegabytes: number;
  readonly listsTimeoutSeconds: number;
  readonly mediaAutoUpdate: boolean;
  /** A file with feeds of articles beside or instead of the official ones. */
  readonly mediaFeeds?: string;
  readonly mediaProxy?: string;
  /** Private addresses that articles may be fetched from all the same. */
  readonly mediaAllowPrivate: readonly string[];
  readonly mediaMaxMegabytes: number;
  readonly mediaTimeoutSeconds: number;
  /** 0 keeps articles for ever. */
  readonly mediaRetentionDays: number;
  /** What webhooks may be sent to. */
  readonly callbacks: CallbackRules;
  /** Where e-mail is handed over; absent: none is sent. */
  readonly smtp?: SmtpConfig;
  /** Where people reach the service, without a slash at its end: what links in e-mails begin with. */
  readonly publicUrl: string;
  /** The language model that may phrase narratives; absent: templates. */
  readonly narrator?: NarratorConfig;
  /** 0 is no limit. */
  readonly requestTimeoutSeconds: number;
  readonly bulkMaxMegabytes: number;
  readonly bulkMaxRows: number;
  readonly bulkMaxPendingRows: number;
  readonly customListsMaxNames: number;
  /** 0 is no limit. */
  readonly casesPerDay: number;
  /** 0 is no limit. */
  readonly storedMegabytesPerOrganization: number;
  /** 0 is no limit. */
  readonly maxEventLoopDelayMs: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly maxBodiesMegabytes: number;
  readonly maxBodiesMegabytesPerCaller: number;
}

interface SmtpConfig extends SmtpAddress {
  readonly from: string;
  /** Nothing is said to the mail server before the connection is encrypted. */
  readonly requireTls: boolean;
}

interface NarratorConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  readonly timeoutMs: number;
  /** 0 is no limit. */
  readonly tokensPerDay: number;
}

interface Variable<T> {
  readonly meaning: string;
  /** As a person reads it in the table. */
  readonly allowed: string;
  /** As it would be set; absent where there is none or it is found out (then `meaning` tells). */
  readonly default?: string;
  /** Throws an error that says what is wrong, without repeating the value: it may be a secret. */
  readonly parse: (text: string) => T;
}

const VARIABLES = {
  HOST: {
    meaning: 'Address to listen on; `0.0.0.0` for all',
    allowed: 'an address or host name',
    default: '127.0.0.1',
    parse: String,
  },
  PORT: {
    meaning: 'Port to listen on; 0 selects a free one',
    allowed: '0 to 65535',
    default: '8080',
    parse: integer(0, 65_535),
  },
  DATA_DIR: {
    meaning:
      'Folder for all data on disk, including the embedded database; default: `data` in the installation folder, whatever the working directory',
    allowed: 'a folder of this machine',
    parse: (text) => resolve(text),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL 15 or newer; if not set, an embedded one runs in `DATA_DIR`',
    allowed: '`postgres://user:password@host:port/database`',
    parse: databaseUrl,
  },
  DATABASE_OWNER_URL: {
    meaning:
      'The same database with the role that owns the tables, used only for migrations; the role of `DATABASE_URL` then needs only the right to connect. If not set, `DATABASE_URL` is used for both',
    allowed: '`postgres://user:password@host:port/database`',
    parse: databaseUrl,
  },
  DATABASE_ALLOW_PLAIN: {
    meaning: '`true` allows a database on another host without TLS or with an unverified certificate',
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  ADMIN_EMAIL: {
    meaning:
      'E-mail of the first administrator, who is created at the first start; if not set, one is generated and shown once',
    allowed: 'an e-mail address',
    parse: email,
  },
  ADMIN_PASSWORD: {
    meaning: 'Password of the first administrator; if not set, one is generated and shown once',
    allowed: '12 to 256 characters, not easy to guess',
    parse: textOf(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most),
  },
  TOKEN_SECRET: {
    meaning: 'Signs access tokens; if not set, one is generated at the first start and stored in the database',
    allowed: '32 to 512 characters',
    parse: textOf(32, 512),
  },
  ENCRYPTION_KEY: {
    meaning:
      'Encrypts images and webhook secrets in the database; if not set, two keys are generated at the first start: the image key in the file `image-key` of `DATA_DIR` (back it up; nodes with separate `DATA_DIR`s need `ENCRYPTION_KEY`), the other in the database. Webhook secrets cannot be read with a different key',
    allowed: '32 to 512 characters',
    parse: textOf(32, 512),
  },
  FACES_ENABLED: {
    meaning: 'Compare images of subjects with pictures of listed persons, if the optional packages are installed',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  FACES_MAX_MB: {
    meaning:
      'Memory limit of the face comparison process, in megabytes; the process is restarted when it exceeds the limit',
    allowed: '600 to 100000',
    default: '1200',
    parse: integer(600, 100_000),
  },
  ROLE: {
    meaning: 'What this process does: answer requests (`api`), run jobs (`worker`), or both',
    allowed: SERVER_ROLES.map((role) => `\`${role}\``).join(', '),
    default: 'all',
    parse: oneOf(SERVER_ROLES),
  },
  LOG_LEVEL: {
    meaning: 'Lowest level that is logged',
    allowed: LOG_LEVELS.map((level) => `\`${level}\``).join(', '),
    default: 'info',
    parse: oneOf(LOG_LEVELS),
  },
  RATE_LIMIT_PER_MINUTE: {
    meaning: 'Requests per minute for each organization; 0 means no limit',
    allowed: '0 to 1000000',
    default: '600',
    parse: integer(0, 1_000_000),
  },
  TOKEN_RATE_LIMIT_PER_MINUTE: {
    meaning: 'Requests per minute from one address to the token endpoint; 0 means no limit',
    allowed: '0 to 1000000',
    default: '10',
    parse: integer(0, 1_000_000),
  },
  CONSOLE_ENABLED: {
    meaning: 'Serve the console, the web application of analysts, at `/console`',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  CONSOLE_ALLOW_HTTP: {
    meaning:
      '`true` lets users of other machines sign in to the console over http, where everybody on the way can read along',
    allowed: '`true`, `false`',
    default: 'false',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  CONSOLE_IDLE_MINUTES: {
    meaning: 'Minutes without a request after which a session of the console ends',
    allowed: '1 to 1440',
    default: '30',
    parse: integer(1, 1440),
  },
  CONSOLE_HOURS: {
    meaning: 'Hours after which a session of the console ends in any case',
    allowed: '1 to 168',
    default: '12',
    parse: integer(1, 168),
  },
  CONSOLE_RATE_LIMIT_PER_MINUTE: {
    meaning: 'Requests a minute for one session of the console; 0 is no limit',
    allowed: '0 to 1000000',
    default: '1200',
    parse: integer(0, 1_000_000),
  },
  SCREENING_THREADS: {
    meaning:
      'Screening threads for requests, and the same number with low priority for jobs; default: one fewer than the number of processors',
    allowed: '1 to 256',
    parse: integer(1, 256),
  },
  TRUSTED_PROXIES: {
    meaning: 'Proxies whose `X-Forwarded-For` is trusted; none if not set',
    allowed: 'addresses and networks (CIDR), comma-separated',
    parse: networks,
  },
  LISTS_AUTO_UPDATE: {
    meaning: 'Fetch the free official lists from their publishers once a day',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  LISTS_ADDRESSES: {
    meaning:
      'JSON file with other addresses: `{ "ofac_sdn": ["https://…"] }`, where an address may also be `{ "url", "headers" }`; an empty array disables a source; default: the publishers\' addresses',
    allowed: 'a file of this machine',
    parse: (text) => resolve(text),
  },
  LISTS_PROXY: {
    meaning: 'Proxy for fetching lists; none if not set',
    allowed: '`http://host:port`',
    parse: httpUrl,
  },
  LISTS_ALLOW_PRIVATE: {
    meaning: 'Private addresses that lists may be fetched from; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  LISTS_MAX_MB: {
    meaning: 'Maximum size of a fetched file, in megabytes',
    allowed: '1 to 100000',
    default: '2000',
    parse: integer(1, 100_000),
  },
  LISTS_TIMEOUT_SECONDS: {
    meaning: 'Time limit for fetching one file',
    allowed: '1 to 86400',
    default: '900',
    parse: integer(1, 86_400),
  },
  MEDIA_AUTO_UPDATE: {
    meaning: 'Fetch articles from feeds, each at its own interval',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  MEDIA_FEEDS: {
    meaning:
      'JSON file with feeds in addition to the official ones: `{ "our_paper": "https://…/rss", "us_ftc": null }`; null disables a feed',
    allowed: 'a file of this machine',
    parse: (text) => resolve(text),
  },
  MEDIA_PROXY: {
    meaning: 'Proxy for fetching articles; none if not set',
    allowed: '`http://host:port`',
    parse: httpUrl,
  },
  MEDIA_ALLOW_PRIVATE: {
    meaning: 'Private addresses that articles may be fetched from; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  MEDIA_MAX_MB: {
    meaning: 'Maximum size of a fetched feed or page, uncompressed, in megabytes',
    allowed: '1 to 100',
    default: '10',
    parse: integer(1, 100),
  },
  MEDIA_TIMEOUT_SECONDS: {
    meaning: 'Time limit for fetching one feed or page',
    allowed: '1 to 600',
    default: '30',
    parse: integer(1, 600),
  },
  MEDIA_RETENTION_DAYS: {
    meaning: 'Articles published longer ago are deleted daily; searches keep their copies; 0 keeps all articles',
    allowed: '0 to 36500',
    default: '0',
    parse: integer(0, 36_500),
  },
  WEBHOOK_ALLOW_PRIVATE: {
    meaning: 'Private addresses that webhooks may be sent to, also over http; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  WEBHOOK_ALLOW_HTTP: {
    meaning: '`true` allows webhooks to public addresses over http, where results can be read in transit',
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  SMTP_URL: {
    meaning:
      'Mail server for alerts and password resets; if not set, no e-mail is sent. `smtps` uses TLS from the start (port 465), `smtp` uses STARTTLS if the server offers it (port 587)',
    allowed: '`smtp://user:password@host:port`, `smtps://…`',
    parse: smtpAddress,
  },
  SMTP_FROM: {
    meaning:
      'Sender of e-mails; default: the user of `SMTP_URL` if that is an e-mail address, otherwise `touchstone@localhost`',
    allowed: 'an e-mail address',
    parse: email,
  },
  SMTP_ALLOW_PLAIN: {
    meaning: '`true` allows an unencrypted connection to a mail server outside the private network',
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  PUBLIC_URL: {
    meaning: 'Public address of the service, used in links in e-mails; default: `http://HOST:PORT`',
    allowed: 'an http or https URL',
    parse: endpoint,
  },
  NARRATOR_BASE_URL: {
    meaning:
      'OpenAI-compatible endpoint of a language model that phrases narratives (it makes no decisions); if not set, narratives come from templates',
    allowed: 'an http or https URL, usually ending in `/v1`',
    parse: endpoint,
  },
  NARRATOR_MODEL: {
    meaning: 'Name of the model at that endpoint',
    allowed: '1 to 200 characters',
    parse: textOf(1, 200),
  },
  NARRATOR_API_KEY: {
    meaning: 'API key for that endpoint, if it requires one',
    allowed: '1 to 512 characters',
    parse: textOf(1, 512),
  },
  NARRATOR_ALLOW_EXTERNAL: {
    meaning:
      "`true` allows an endpoint outside the private network: customers' names, dates and numbers are then sent to a third party",
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  NARRATOR_TIMEOUT_SECONDS: {
    meaning: 'Time limit for phrasing a narrative; after that, the template is used',
    allowed: '1 to 120',
    default: '20',
    parse: integer(1, 120),
  },
  NARRATOR_TOKENS_PER_DAY: {
    meaning:
      'Tokens (prompts and answers) that each process may use per UTC day; after that, templates are used; 0 means no limit',
    allowed: '0 to 1000000000',
    default: '1000000',
    parse: integer(0, 1_000_000_000),
  },
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
    meaning: 'Maximum number of open connections; further ones are answered with 503 and closed',
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
      'Bodies of requests in memory at one moment, as they arrive, in megabytes, beyond 64 KB of each connection; a request beyond gets 503 and its body is not read further',
    allowed: '32 to 100000',
    default: '256',
    parse: integer(32, 100_000),
  },
  MAX_BODIES_MB_PER_CALLER: {
    meaning: 'The same per address (IPv6: per /64 network) and per organization',
    allowed: '32 to 100000',
    default: '64',
    parse: integer(32, 100_000),
  },
} as const satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof VARIABLES;

/** Everything that is wrong with the environment, each with its variable. */
export class ConfigError extends Error {
  readonly forPeople = true;

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * The configuration of `env`, out of which every variable of ours is taken: threads that are started later copy the
 * environment, programs inherit it, and neither has any business with our secrets.
 */
export function takeConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env);
  for (const name of Object.keys(VARIABLES)) delete env[name];
  return config;
}

/** Reads and checks the environment once. An empty variable counts as not set. Throws all faults together. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const read: Read = <N extends Name>(name: N): ReturnType<(typeof VARIABLES)[N]['parse']> | undefined => {
    const variable: Variable<unknown> = VARIABLES[name];
    const text = env[name] || variable.default;
    if (text === undefined) return undefined;
    try {
      return variable.parse(text) as ReturnType<(typeof VARIABLES)[N]['parse']>;
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
      return undefined;
    }
  };
  const [host, port] = [read('HOST'), read('PORT')];
  const config = {
    ...{ host, port },
    dataDir: env.DATA_DIR ? read('DATA_DIR') : DEFAULT_DATA_DIR,
    ...databaseOf(read, faults),
    adminEmail: read('ADMIN_EMAIL'),
    adminPassword: read('ADMIN_PASSWORD'),
    tokenSecret: read('TOKEN_SECRET'),
    encryptionKey: read('ENCRYPTION_KEY'),
    facesEnabled: read('FACES_ENABLED'),
    facesMaxMegabytes: read('FACES_MAX_MB'),
    role: read('ROLE'),
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    tokenRateLimitPerMinute: read('TOKEN_RATE_LIMIT_PER_MINUTE'),
    consoleEnabled: read('CONSOLE_ENABLED'),
    consoleAllowHttp: read('CONSOLE_ALLOW_HTTP'),
    consoleIdleMinutes: read('CONSOLE_IDLE_MINUTES'),
    consoleHours: read('CONSOLE_HOURS'),
    consoleRateLimitPerMinute: read('CONSOLE_RATE_LIMIT_PER_MINUTE'),
    screeningThreads: read('SCREENING_THREADS') ?? Math.max(1, availableParallelism() - 1),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    listsAutoUpdate: read('LISTS_AUTO_UPDATE'),
    listsAddresses: read('LISTS_ADDRESSES'),
    listsProxy: read('LISTS_PROXY'),
    listsAllowPrivate: read('LISTS_ALLOW_PRIVATE') ?? [],
    listsMaxMegabytes: read('LISTS_MAX_MB'),
    listsTimeoutSeconds: read('LISTS_TIMEOUT_SECONDS'),
    mediaAutoUpdate: read('MEDIA_AUTO_UPDATE'),
    mediaFeeds: read('MEDIA_FEEDS'),
    mediaProxy: read('MEDIA_PROXY'),
    mediaAllowPrivate: read('MEDIA_ALLOW_PRIVATE') ?? [],
    mediaMaxMegabytes: read('MEDIA_MAX_MB'),
    mediaTimeoutSeconds: read('MEDIA_TIMEOUT_SECONDS'),
    mediaRetentionDays: read('MEDIA_RETENTION_DAYS'),
    callbacks: {
      allowPrivate: read('WEBHOOK_ALLOW_PRIVATE') ?? [],
      allowHttp: read('WEBHOOK_ALLOW_HTTP') === 'true',
    },
    smtp: smtpOf(read),
    publicUrl: read('PUBLIC_URL') ?? `http://${host}:${port}`,
    narrator: narratorOf(read, faults),
    requestTimeoutSeconds: read('REQUEST_TIMEOUT_SECONDS'),
    bulkMaxMegabytes: read('BULK_MAX_MEGABYTES'),
    bulkMaxRows: read('BULK_MAX_ROWS'),
    bulkMaxPendingRows: read('BULK_MAX_PENDING_ROWS'),
    customListsMaxNames: read('CUSTOM_LISTS_MAX_NAMES'),
    casesPerDay: read('CASES_PER_DAY'),
    storedMegabytesPerOrganization: read('STORED_MB_PER_ORGANIZATION'),
    maxEventLoopDelayMs: read('MAX_EVENT_LOOP_DELAY_MS'),
    maxConnections: read('MAX_CONNECTIONS'),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS'),
    maxBodiesMegabytes: read('MAX_BODIES_MB'),
    maxBodiesMegabytesPerCaller: read('MAX_BODIES_MB_PER_CALLER'),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  // Every variable with a default was read or has left a fault.
  return Object.freeze(Object.fromEntries(given)) as unknown as Config;
}

type Read = <N extends Name>(name: N) => ReturnType<(typeof VARIABLES)[N]['parse']> | undefined;

/** The database over a network is asked for TLS, unless that was waived. */
function databaseOf(read: Read, faults: string[]): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> {
  const urls = { DATABASE_URL: read('DATABASE_URL'), DATABASE_OWNER_URL: read('DATABASE_OWNER_URL') };
  if (read('DATABASE_ALLOW_PLAIN') !== 'true') {
    for (const [name, url] of Object.entries(urls)) {
      const error = url === undefined ? undefined : plainDatabaseError(url);
      if (error !== undefined) faults.push(`${name} ${error}`);
    }
  }
  const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl } = urls;
  return { ...(databaseUrl && { databaseUrl }), ...(databaseOwnerUrl && { databaseOwnerUrl }) };
}

/** Encryption is asked of every mail server that could be somebody else's. */
function smtpOf(read: Read): SmtpConfig | undefined {
  const [address, sender, allowPlain] = [read('SMTP_URL'), read('SMTP_FROM'), read('SMTP_ALLOW_PLAIN')];
  if (address === undefined) return undefined;
  const { host, auth } = address;
  const user = auth !== undefined && emailErrors(auth.user).length === 0 ? auth.user : 'touchstone@localhost';
  return { ...address, from: sender ?? user, requireTls: !isPrivateHost(host) && allowPlain !== 'true' };
}

/** The model's address, whole or not at all. Data leaves the private network only where that was said. */
function narratorOf(read: Read, faults: string[]): NarratorConfig | undefined {
  const [baseUrl, model, apiKey] = [read('NARRATOR_BASE_URL'), read('NARRATOR_MODEL'), read('NARRATOR_API_KEY')];
  const [external, seconds] = [read('NARRATOR_ALLOW_EXTERNAL'), read('NARRATOR_TIMEOUT_SECONDS')];
  const tokensPerDay = read('NARRATOR_TOKENS_PER_DAY');
  if (baseUrl === undefined) return undefined;
  if (model === undefined) faults.push('NARRATOR_MODEL must be set when NARRATOR_BASE_URL is');
  const { protocol, hostname } = new URL(baseUrl);
  if (!isPrivateHost(hostname)) {
    if (external !== 'true')
      faults.push(
        'NARRATOR_BASE_URL names a host outside the private network: set NARRATOR_ALLOW_EXTERNAL to true to allow it',
      );
    if (protocol === 'http:')
      faults.push("NARRATOR_BASE_URL must be an https URL outside the private network: it receives customers' data");
  }
  if (model === undefined || seconds === undefined || tokensPerDay === undefined) return undefined;
  return { baseUrl, model, ...(apiKey !== undefined && { apiKey }), timeoutMs: seconds * 1000, tokensPerDay };
}

/** The variables as a Markdown table: `docs/operations.md` holds it, and a test fails when it is stale. */
export function configTable(): string {
  const rows = Object.entries<Variable<unknown>>(VARIABLES).map(
    ([name, { meaning, allowed, default: value }]) =>
      `| \`${name}\` | ${meaning} | ${allowed} | ${value ? `\`${value}\`` : ''} |`,
  );
  return ['| Variable | Meaning | Allowed | Default |', '|---|---|---|---|', ...rows].join('\n');
}
