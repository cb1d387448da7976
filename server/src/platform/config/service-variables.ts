import { resolve } from 'node:path';
import { PASSWORD_LENGTH } from '../../domain/user.js';
import type { Variable } from './variable.js';
import { commandLine, databaseUrl, email, integer, networks, oneOf, textOf } from './variable-parsers.js';

const SERVER_ROLES = ['all', 'api', 'worker'] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The process: its addresses, database, secrets, threads, the console. */
export const SERVICE_VARIABLES = {
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
    allowed: 'a folder on this machine',
    parse: (text) => resolve(text),
  },
  DATABASE_URL: {
    meaning:
      'PostgreSQL 15 or newer; if not set, an embedded one runs in `DATA_DIR`. With several hosts (`host:port,host:port`) the one that accepts writes is used',
    allowed: '`postgres://user:password@host:port/database`',
    parse: databaseUrl,
  },
  DATABASE_OWNER_URL: {
    meaning:
      'The same database with the role that owns the tables, used only for migrations; the role of `DATABASE_URL` then needs only the right to connect. If not set, `DATABASE_URL` is used for both',
    allowed: '`postgres://user:password@host:port/database`',
    parse: databaseUrl,
  },
  DATABASE_POOLED_URL: {
    meaning:
      'The same database by way of a pooler such as PgBouncer, also in transaction mode, used for requests only; `DATABASE_URL` then leads to the server itself. If not set, requests use `DATABASE_URL`',
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
      'E-mail address of the first administrator, who is created on first start; if not set, one is generated and shown once',
    allowed: 'an e-mail address',
    parse: email,
  },
  ADMIN_PASSWORD: {
    meaning: 'Password of the first administrator; if not set, one is generated and shown once',
    allowed: '12 to 256 characters, not easy to guess',
    parse: textOf(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most),
  },
  TOKEN_SECRET: {
    meaning: 'Signs access tokens; if not set, one is generated on first start and stored in the database',
    allowed: '32 to 512 characters',
    parse: textOf(32, 512),
  },
  ENCRYPTION_KEY: {
    meaning:
      'Encrypts pictures, webhook secrets and secrets of authenticator apps in the database, the same on every node; more than one line: the first key encrypts, the others are earlier ones ([keys](#keys)). If not set, two keys are generated on first start: that of pictures in the file `image-key` of `DATA_DIR` (back it up), that of the other secrets in the database',
    allowed: '32 to 512 characters a line',
    parse: textOf(32, 4096),
  },
  ENCRYPTION_KEY_FILE: {
    meaning: 'The same from a file, in place of `ENCRYPTION_KEY`',
    allowed: 'a file of this machine',
    parse: (text) => resolve(text),
  },
  ENCRYPTION_KEY_COMMAND: {
    meaning:
      'The same from the output of a program, such as one that unwraps the key with a key management service; run once at startup, without a shell, for at most 30 seconds',
    allowed: '`["/path/of/program", "argument"]`',
    parse: commandLine,
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
    meaning: 'What this process does: serve requests (`api`), run jobs (`worker`), or both',
    allowed: SERVER_ROLES.map((role) => `\`${role}\``).join(', '),
    default: 'all',
    parse: oneOf(SERVER_ROLES),
  },
  WORKER_PORT: {
    meaning:
      'Port at which a process with `ROLE=worker` answers `/health/live`, `/health/ready` and `/metrics`; 0 selects a free one. Without it, such a process opens no port',
    allowed: '0 to 65535',
    parse: integer(0, 65_535),
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
      '`true` lets users on other machines sign in to the console over http, where anyone in between can read it',
    allowed: '`true`, `false`',
    default: 'false',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  CONSOLE_IDLE_MINUTES: {
    meaning: 'Minutes without a request after which a console session ends',
    allowed: '1 to 1440',
    default: '30',
    parse: integer(1, 1440),
  },
  CONSOLE_HOURS: {
    meaning: 'Hours after which a console session ends in any case',
    allowed: '1 to 168',
    default: '12',
    parse: integer(1, 168),
  },
  CONSOLE_RATE_LIMIT_PER_MINUTE: {
    meaning: 'Requests per minute for one console session; 0 means no limit',
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
} as const satisfies Record<string, Variable<unknown>>;
