const CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** Tells whether an error code means that nobody answered: offline, unknown host, or the server is down. */
export function isUnreachable(code: string | undefined): code is string {
  return code !== undefined && CODES.has(code);
}
