import { AppError } from '../../domain/app-error.js';
import { MAX_VALUES, TOO_MANY_VALUES } from './unfit-values.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body as JSON, exactly as sent. An empty body is an empty object, so that validation can name missing
 * fields. Throws for what is not UTF-8 or not JSON, and before parsing for too many values: millions of them in one
 * body would keep everybody else waiting for seconds.
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  if (hasTooManyValues(bytes)) {
    throw new AppError('validation_failed', { faults: [{ ...TOO_MANY_VALUES, field: 'body' }] });
  }
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new AppError('malformed_json');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/** Counts commas and opening brackets outside of strings, an upper bound of the number of values. */
function hasTooManyValues(bytes: Buffer): boolean {
  let commas = 0;
  let openings = 0;
  for (let at = 0; at < bytes.length && commas <= MAX_VALUES && openings <= MAX_VALUES; at += 1) {
    const byte = bytes[at];
    if (byte === COMMA) commas += 1;
    else if (byte === BRACKET || byte === BRACE) openings += 1;
    else if (byte === QUOTE) at = endOfString(bytes, at);
  }
  return commas > MAX_VALUES || openings > MAX_VALUES;
}

/** Returns the end of the string that begins at `from`; past the end if unterminated. */
function endOfString(bytes: Buffer, from: number): number {
  for (let quote = bytes.indexOf(QUOTE, from + 1); quote >= 0; quote = bytes.indexOf(QUOTE, quote + 1)) {
    let before = quote - 1;
    while (bytes[before] === BACKSLASH) before -= 1;
    // An even number of backslashes before it escape each other.
    if ((quote - before) % 2 === 1) return quote;
  }
  return bytes.length;
}
