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

/** Whether the code of a failed request means that nobody answered there: offline, no such name, or the other side is away. */
export function isUnreachable(code: string | undefined): code is string {
  return code !== undefined && CODES.has(code);
}
