import type { ListedName, NameKind } from '@touchstone/engine';
import { type FtmEntity, firstOf, valuesOf } from './ftm-entity.js';

/**
 * The names of a party, the caption first where it is one of them. A name in several cases is one: files repeat
 * "Ivan INVENTED" and "IVAN INVENTED" from each of their sources. Abbreviations are weak: others bear them too.
 */
export function ftmNames(entity: FtmEntity): ListedName[] {
  const names: ListedName[] = [];
  const seen = new Map<string, number>();
  const add = (full: string, kind: NameKind, quality: ListedName['quality']): void => {
    const key = full.toLowerCase();
    const at = seen.get(key);
    const known = at === undefined ? undefined : names[at];
    if (at !== undefined && known?.quality === 'weak' && quality === 'strong') names[at] = { ...known, kind, quality };
    if (at !== undefined || !/[\p{L}\p{N}]/u.test(full)) return;
    seen.set(key, names.length);
    names.push({ full, kind: names.length === 0 ? 'primary' : kind, quality: names.length === 0 ? 'strong' : quality });
  };
  const written = valuesOf(entity, 'name');
  const aliases = valuesOf(entity, 'alias');
  if (entity.caption !== undefined && [...written, ...aliases].includes(entity.caption)) {
    add(entity.caption, 'primary', 'strong');
  }
  for (const full of written) add(full, 'aka', 'strong');
  if (names.length === 0) add(nameOfParts(entity) ?? '', 'primary', 'strong');
  for (const full of aliases) add(full, 'aka', 'strong');
  for (const full of valuesOf(entity, 'previousName')) add(full, 'fka', 'strong');
  for (const full of valuesOf(entity, 'weakAlias')) add(full, 'aka', 'weak');
  for (const full of valuesOf(entity, 'abbreviation')) add(full, 'aka', 'weak');
  if (names.length === 0) add(firstOf(entity, 'publicKey') ?? '', 'primary', 'strong');
  return names.map((name) => withParts(entity, name));
}

function nameOfParts(entity: FtmEntity): string | undefined {
  const parts = ['firstName', 'secondName', 'middleName', 'fatherName', 'lastName'].map((part) =>
    firstOf(entity, part),
  );
  return parts.some((part) => part !== undefined) ? parts.filter((part) => part !== undefined).join(' ') : undefined;
}

/** The family name and the rest, where the publisher's last name stands at one end of the name. */
function withParts(entity: FtmEntity, name: ListedName): ListedName {
  if (name.full.includes(',')) return name;
  for (const family of valuesOf(entity, 'lastName')) {
    const [full, last] = [name.full.toLowerCase(), family.toLowerCase()];
    if (full.endsWith(` ${last}`)) return { ...name, family, given: name.full.slice(0, -last.length).trim() };
    if (full.startsWith(`${last} `)) return { ...name, family, given: name.full.slice(last.length).trim() };
  }
  return name;
}
