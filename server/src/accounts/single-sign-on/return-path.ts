const HOME = '/console/cases';
const LONGEST = 2000;

/** The page of the console to which a sign-in leads: the one asked for, if it is one of ours, or the first. */
export function returnPath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > LONGEST || !/^\/console\/[!-[\]-~]*$/.test(wanted)) return HOME;
  const origin = 'http://console.invalid';
  if (!URL.canParse(wanted, origin)) return HOME;
  // Parsed as a browser does, which resolves `..` and its escapes.
  const { origin: itsOrigin, pathname, search, hash } = new URL(wanted, origin);
  if (itsOrigin !== origin || !pathname.startsWith('/console/')) return HOME;
  return `${pathname}${search}${hash}`;
}
