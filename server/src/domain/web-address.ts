/**
 * An address that a browser may open, http or https, with a host, without a name and password, written as `URL` writes it:
 * quotes and brackets are escaped. Undefined for everything else.
 */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { href, hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '' ? href : undefined;
}

/** True for what `webAddress` takes. */
export function isWebAddress(text: string): boolean {
  return webAddress(text) !== undefined;
}
