import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { emailErrors } from '../../domain/user.js';
import { plainDatabaseError } from '../database/plain-database-error.js';
import type { KeySetting } from '../encryption/key-setting.js';
import type { CallbackRules } from '../outgoing/callback-url-error.js';
import { isPrivateHost } from '../outgoing/private-host.js';
import { LIMIT_VARIABLES } from './limit-variables.js';
import { OUTGOING_VARIABLES } from './outgoing-variables.js';
import { type LogLevel, SERVICE_VARIABLES, type ServerRole } from './service-variables.js';
import { SINGLE_SIGN_ON_VARIABLES, type SingleSignOnConfig, singleSignOnOf } from './single-sign-on-variables.js';
import type { SmtpAddress } from './smtp-address.js';
import { SOURCE_VARIABLES } from './source-variables.js';
import type { Variable } from './variable.js';

/**
 * Belongs to the installation, not to the working directory: a command called from elsewhere must use the server's
 * database, and not quietly make a new one.
 */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../../data', import.meta.url));

/** Settings from the environment, checked. A missing value is absent. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The same database as the role that owns its tables; absent: `databaseUrl` is that role's. */
  readonly databaseOwnerUrl?: string;
  /** A pooler in front of the same database, for requests; absent: they use `databaseUrl`, too. */
  readonly databasePooledUrl?: string;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  readonly tokenSecret?: string;
  /** Absent: the node makes a key for itself. */
  readonly encryptionKeys?: KeySetting;
  readonly facesEnabled: boolean;
  readonly facesMaxMegabytes: number;
  readonly role: ServerRole;
  /** Port of health and metrics where `role` is `worker`; none is opened without it. */
  readonly workerPort?: number;
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
  /** The provider by which users of one organization may sign in; absent: there is none. */
  readonly singleSignOn?: SingleSignOnConfig;
  readonly screeningThreads: number;
  /** Addresses and networks (CIDR) whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly listsAutoUpdate: boolean;
  /** A file with addresses to use in place of the publishers'. */
  readonly listsAddresses?: string;
  /** E-mail or web address for publishers. */
  readonly listsContact?: string;
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
  /** The language model that may propose roles in articles; absent: none is asked. */
  readonly mediaReader?: MediaReaderConfig;
  /** Receivers that webhooks may use. */
  readonly callbacks: CallbackRules;
  /** Mail server; without it no e-mail is sent. */
  readonly smtp?: SmtpConfig;
  /** Address at which users reach the service, without a trailing slash; links in e-mails begin with it. */
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
  readonly uploadsMaxMegabytes: number;
}

interface SmtpConfig extends SmtpAddress {
  readonly from: string;
  /** Requires an encrypted connection before anything is sent to the mail server. */
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

/** Variables by topic, in the order of the table in `docs/operations.md`. */
const VARIABLES = {
  ...SERVICE_VARIABLES,
  ...SINGLE_SIGN_ON_VARIABLES,
  ...SOURCE_VARIABLES,
  ...OUTGOING_VARIABLES,
  ...LIMIT_VARIABLES,
};

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
 * Takes the configuration from `env` and removes our variables: threads started later copy the environment, programs
 * inherit it, and neither needs our secrets.
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
    encryptionKeys: keySettingOf(read, faults),
    facesEnabled: read('FACES_ENABLED'),
    facesMaxMegabytes: read('FACES_MAX_MB'),
    role: read('ROLE'),
    workerPort: read('WORKER_PORT'),
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    tokenRateLimitPerMinute: read('TOKEN_RATE_LIMIT_PER_MINUTE'),
    consoleEnabled: read('CONSOLE_ENABLED'),
    consoleAllowHttp: read('CONSOLE_ALLOW_HTTP'),
    consoleIdleMinutes: read('CONSOLE_IDLE_MINUTES'),
    consoleHours: read('CONSOLE_HOURS'),
    consoleRateLimitPerMinute: read('CONSOLE_RATE_LIMIT_PER_MINUTE'),
    singleSignOn: singleSignOnOf(
      {
        OIDC_ISSUER: read('OIDC_ISSUER'),
        OIDC_CLIENT_ID: read('OIDC_CLIENT_ID'),
        OIDC_CLIENT_SECRET: read('OIDC_CLIENT_SECRET'),
        OIDC_CLIENT_SECRET_FILE: read('OIDC_CLIENT_SECRET_FILE'),
        OIDC_SCOPES: read('OIDC_SCOPES'),
        OIDC_NAME: read('OIDC_NAME'),
        OIDC_ORGANIZATION: read('OIDC_ORGANIZATION'),
        OIDC_ROLES_CLAIM: read('OIDC_ROLES_CLAIM'),
        OIDC_ROLES: read('OIDC_ROLES'),
        OIDC_DEFAULT_ROLE: read('OIDC_DEFAULT_ROLE'),
        OIDC_CREATE_USERS: read('OIDC_CREATE_USERS'),
        OIDC_EMAIL_VERIFIED_CLAIM: read('OIDC_EMAIL_VERIFIED_CLAIM'),
        OIDC_ALLOW_PRIVATE: read('OIDC_ALLOW_PRIVATE'),
      },
      faults,
    ),
    screeningThreads: read('SCREENING_THREADS') ?? Math.max(1, availableParallelism() - 1),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    listsAutoUpdate: read('LISTS_AUTO_UPDATE'),
    listsAddresses: read('LISTS_ADDRESSES'),
    listsContact: read('LISTS_CONTACT'),
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
    mediaReader: mediaReaderOf(read, faults),
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
    uploadsMaxMegabytes: read('UPLOADS_MAX_MB'),
  };
  if ((config.uploadsMaxMegabytes ?? 0) < 2 * (config.bulkMaxMegabytes ?? 0))
    faults.push('UPLOADS_MAX_MB must be at least twice BULK_MAX_MEGABYTES: an upload takes at most half of it');
  if (faults.length > 0) throw new ConfigError(faults);
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  // Every variable with a default has been read or has left an error.
  return Object.freeze(Object.fromEntries(given)) as unknown as Config;
}

type Read = <N extends Name>(name: N) => ReturnType<(typeof VARIABLES)[N]['parse']> | undefined;

/** Requires TLS for a database over a network, unless waived. */
function databaseOf(
  read: Read,
  faults: string[],
): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePooledUrl'> {
  const urls = {
    DATABASE_URL: read('DATABASE_URL'),
    DATABASE_OWNER_URL: read('DATABASE_OWNER_URL'),
    DATABASE_POOLED_URL: read('DATABASE_POOLED_URL'),
  };
  if (read('DATABASE_ALLOW_PLAIN') !== 'true') {
    for (const [name, url] of Object.entries(urls)) {
      const error = url === undefined ? undefined : plainDatabaseError(url);
      if (error !== undefined) faults.push(`${name} ${error}`);
    }
  }
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
    DATABASE_POOLED_URL: databasePooledUrl,
  } = urls;
  if (databasePooledUrl !== undefined && databaseUrl === undefined)
    faults.push('DATABASE_POOLED_URL needs DATABASE_URL, the address of the same database without the pooler');
  return {
    ...(databaseUrl && { databaseUrl }),
    ...(databaseOwnerUrl && { databaseOwnerUrl }),
    ...(databasePooledUrl && { databasePooledUrl }),
  };
}

/** Keys come from one place, so that no one wonders which of two is in use. */
function keySettingOf(read: Read, faults: string[]): KeySetting | undefined {
  const [text, path, command] = [read('ENCRYPTION_KEY'), read('ENCRYPTION_KEY_FILE'), read('ENCRYPTION_KEY_COMMAND')];
  const settings: KeySetting[] = [
    ...(text === undefined ? [] : [{ kind: 'value' as const, text }]),
    ...(path === undefined ? [] : [{ kind: 'file' as const, path }]),
    ...(command === undefined ? [] : [{ kind: 'command' as const, command }]),
  ];
  if (settings.length > 1)
    faults.push('ENCRYPTION_KEY, ENCRYPTION_KEY_FILE and ENCRYPTION_KEY_COMMAND exclude each other: set one of them');
  return settings[0];
}

/** Requires encryption for every mail server that could be somebody else's. */
function smtpOf(read: Read): SmtpConfig | undefined {
  const [address, sender, allowPlain] = [read('SMTP_URL'), read('SMTP_FROM'), read('SMTP_ALLOW_PLAIN')];
  if (address === undefined) return undefined;
  const { host, auth } = address;
  const user = auth !== undefined && emailErrors(auth.user).length === 0 ? auth.user : 'touchstone@localhost';
  return { ...address, from: sender ?? user, requireTls: !isPrivateHost(host) && allowPlain !== 'true' };
}

interface MediaReaderConfig {
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  readonly allowPrivate: readonly string[];
  readonly timeoutMs: number;
  readonly questionsPerDay: number;
}

function mediaReaderOf(read: Read, faults: string[]): MediaReaderConfig | undefined {
  const [url, model, key] = [read('MEDIA_READER_URL'), read('MEDIA_READER_MODEL'), read('MEDIA_READER_KEY')];
  const [seconds, questionsPerDay] = [read('MEDIA_READER_TIMEOUT_SECONDS'), read('MEDIA_READER_QUESTIONS_PER_DAY')];
  if (url === undefined) return undefined;
  if (model === undefined) faults.push('MEDIA_READER_MODEL must be set when MEDIA_READER_URL is');
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !isPrivateHost(hostname))
    faults.push('MEDIA_READER_URL must be an https URL outside the private network: it receives a key');
  if (model === undefined || seconds === undefined || questionsPerDay === undefined) return undefined;
  const allowPrivate = read('MEDIA_READER_ALLOW_PRIVATE') ?? [];
  return { url, model, ...(key !== undefined && { key }), allowPrivate, timeoutMs: seconds * 1000, questionsPerDay };
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
