import type { ListedName } from '@touchstone/engine';
import { type JsonObject, objectsOf, textOf } from '../reading/json-value.js';

/**
 * The names of a member: as the legislature writes it, then the forms in other languages and scripts. Which part is the
 * family's is taken from the name's own fields or from the sort name ("Family, Given"): the order in the name itself
 * differs from one legislature to the next.
 */
export function popoloNames(person: JsonObject): ListedName[] {
  const names: ListedName[] = [];
  const add = (full: string | undefined, kind: ListedName['kind']): void => {
    if (full === undefined || !/[\p{L}\p{N}]/u.test(full)) return;
    const known = names.some((name) => name.full.toLowerCase() === full.toLowerCase());
    if (!known) names.push({ full, kind: names.length === 0 ? 'primary' : kind, quality: 'strong' });
  };
  const parts = partsOf(person);
  add(textOf(person.name), 'primary');
  if (names.length === 0 && parts !== undefined) add(`${parts.given} ${parts.family}`, 'primary');
  for (const other of objectsOf(person.other_names)) {
    const name = textOf(other.name);
    add(name, name === undefined || isLatin(name) ? 'aka' : 'original');
  }
  add(textOf(person.sort_name), 'aka');
  const [primary, ...others] = names;
  if (primary === undefined || parts === undefined) return names;
  const words = primary.full.toLowerCase();
  const fits =
    words.includes(parts.family.toLowerCase()) && words.includes(parts.given.toLowerCase().split(' ')[0] ?? '');
  return fits ? [{ ...primary, ...parts }, ...others] : names;
}

function partsOf(person: JsonObject): { family: string; given: string } | undefined {
  const [family, given, patronymic] = [person.family_name, person.given_name, person.patronymic_name].map(textOf);
  if (family !== undefined && given !== undefined) {
    const father = patronymic === undefined || patronymic.includes('/') ? '' : ` ${patronymic}`;
    return { family, given: `${given}${father}` };
  }
  const sorted = /^([^,]+),\s*([^,]+)$/.exec(textOf(person.sort_name) ?? '');
  if (sorted?.[1] === undefined || sorted[2] === undefined) return undefined;
  return { family: sorted[1].trim(), given: sorted[2].trim() };
}

function isLatin(name: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name);
}
