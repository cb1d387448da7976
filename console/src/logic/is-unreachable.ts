/** Tells whether an error is the one that browsers throw when a request gets no response; each words it differently. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load/i.test(error.message);
}
