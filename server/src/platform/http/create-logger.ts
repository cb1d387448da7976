import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const SERIALIZERS = {
  err: describeError,
  error: describeError,
  req: (request: { method?: string }) => ({ method: request.method }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
};

const SECRET_NAMES = [
  'password',
  'authorization',
  'api_key',
  'apiKey',
  'key',
  'token',
  'access_token',
  'accessToken',
  'secret',
  'name',
  'body',
  'query',
  'email',
  'params',
];

/** Paths of secrets in a logged object, up to three levels deep. */
const SECRET_PATHS = ['', '*.', '*.*.'].flatMap((depth) => SECRET_NAMES.map((name) => `${depth}${name}`));

/**
 * Creates the log: one JSON object a line, on stdout by default. It may hold ids, codes, counts and times; never names,
 * bodies, tokens, keys or the values of query strings, which are removed here whoever logs them.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: SERIALIZERS,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/**
 * An error as the log may hold it. Database errors quote the values of a row, and a failed query lists its parameters:
 * both are cut out, so that a bug while storing a case does not write its subject into the log.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const { code, constraint, cause } = error as { code?: unknown; constraint?: unknown; cause?: unknown };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(constraint === undefined ? {} : { constraint: String(constraint) }),
    ...(error.stack === undefined ? {} : { stack: frames(error.stack) }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

function withoutValues(message: string): string {
  return message
    .replace(/\bparams:[\s\S]*$/, 'params: […]')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/'[^']*'/g, "'…'")
    .slice(0, 1000);
}

/** The places alone: the first lines of a stack repeat the message. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n');
}
