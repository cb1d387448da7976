import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const SERIALIZERS = {
  err: describeError,
  error: describeError,
  req: (request: { method?: string }) => ({ method: request.method }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
};

/**
 * The service's log: one JSON object a line, on stdout unless told otherwise. It may hold ids, codes, counts and times;
 * never names, bodies, tokens, keys or the values of query strings. What would carry them is left out here, whoever logs.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: withoutSecrets },
    serializers: SERIALIZERS,
  };
  const logger = destination === undefined ? pino(options) : pino(options, destination);
  const { child } = logger;
  logger.child = function (this: Logger, bindings, more) {
    return child.call(this, withoutSecrets(bindings), more);
  } as typeof child;
  return logger;
}

const SECRET_NAMES: ReadonlySet<string> = new Set([
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
]);
const LEVELS = 3;

/** Pino's own way (`redact`) took ten times as long as the rest of a line. What holds no secret is not copied. */
function withoutSecrets(said: Readonly<Record<string, unknown>>, levels = LEVELS): Record<string, unknown> {
  let hidden: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(said)) {
    if (value === undefined || (levels === LEVELS && key in SERIALIZERS)) continue;
    const isSecret = SECRET_NAMES.has(key);
    const shown = isSecret ? '[hidden]' : levels > 1 && isRecord(value) ? withoutSecrets(value, levels - 1) : value;
    if (shown === value) continue;
    hidden ??= (Array.isArray(said) ? [...said] : { ...said }) as Record<string, unknown>;
    hidden[key] = shown;
  }
  return hidden ?? said;
}

/** Or an array; not what says itself how it is written. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
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
