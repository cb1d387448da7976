import type { ListedName, NameKind } from '@touchstone/engine';

/**
 * OFAC's "SURNAME, Given Patronymic" as the name is searched: "Given Patronymic SURNAME", the parts known. Only
 * persons are turned: a comma in another name is part of it ("CIMEX, S.A."). A generational suffix goes last.
 */
export function ofacName(
  written: string,
  kind: NameKind,
  quality: ListedName['quality'],
  ofPerson: boolean,
): ListedName | undefined {
  const text = written.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  if (!ofPerson || parts.length < 2) return { full: text, kind, quality };
  const suffixes = parts.filter((part) => SUFFIX.test(part));
  const [family, ...given] = parts.filter((part) => part !== '' && !SUFFIX.test(part));
  if (family === undefined || given.length === 0) return { full: text, kind, quality };
  const givenNames = given.join(' ');
  return { full: [givenNames, family, ...suffixes].join(' '), kind, quality, family, given: givenNames };
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** The key by which "Linked To" names are looked up: OFAC repeats names with other punctuation and case. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The alias types of the XML formats ("a.k.a.", "F.K.A."). */
export function aliasKind(written: string): NameKind {
  const word = written.toLowerCase().replaceAll('.', '');
  return word === 'fka' || word === 'nka' ? word : 'aka';
}

/** Primary, strong, weak; each spelling once. A name that is both strong and weak is strong: the weak copy adds nothing. */
export function inOrder(names: readonly (ListedName | undefined)[]): ListedName[] {
  const known = names.filter((name) => name !== undefined);
  const kept = new Map<string, ListedName>();
  for (const name of [
    ...known.filter(({ kind }) => kind === 'primary'),
    ...known.filter(({ kind, quality }) => kind !== 'primary' && quality === 'strong'),
    ...known.filter(({ kind, quality }) => kind !== 'primary' && quality === 'weak'),
  ]) {
    if (!kept.has(name.full)) kept.set(name.full, name);
  }
  return [...kept.values()];
}
