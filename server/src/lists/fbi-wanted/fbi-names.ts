import type { ListedName } from '@touchstone/engine';
import type { JsonObject } from '../reading/json-value.js';
import { textOf, textsOf } from '../reading/json-value.js';

export interface FbiNames {
  readonly names: readonly ListedName[];
  /** Unidentified persons and cases ("TRIPLE HOMICIDE INVESTIGATION") have a title that is no party's name. */
  readonly kind: 'party' | 'unnamed' | 'case';
}

/**
 * The title of a notice is its party's name, sometimes with the place behind it ("… - MIAMI, FLORIDA"). A title that is
 * no name is kept whole, place and all, and weak: "JOHN DOE" must not hit everybody of that name.
 */
export function fbiNames(item: JsonObject): FbiNames {
  const title = textOf(item.title);
  if (title === undefined || !/[\p{L}\p{N}]/u.test(title)) return { names: [], kind: 'unnamed' };
  const kind = kindOf(item, title);
  const ofParty = kind === 'party';
  const [name = title] = ofParty ? title.split(/\s+-{1,2}\s+|\s+[–—]\s+/) : [title];
  const names: ListedName[] = [];
  const add = (text: string, kind: ListedName['kind'], quality: ListedName['quality']): void => {
    const full = text
      .replace(/[“”"]/g, '')
      .replace(/,\s*(?=(?:jr|sr|i{2,3}|iv)\b)/i, ' ')
      .replace(/^[\s,;]+|[\s,;]+$/g, '');
    if (!/[\p{L}\p{N}]/u.test(full) || names.some((known) => known.full.toLowerCase() === full.toLowerCase())) return;
    names.push({ full, kind, quality });
  };
  // A nickname inside the name (JOHN "BIG" EXAMPLE) is an alias of its own, and not part of the name.
  const [, nickname] = /["“]([^"”]+)["”]/.exec(name) ?? [];
  add(ofParty ? name.replace(/\s*["“][^"”]+["”]\s*/g, ' ') : name, 'primary', ofParty ? 'strong' : 'weak');
  if (ofParty && nickname !== undefined) add(nickname, 'aka', 'weak');
  for (const alias of textsOf(item.aliases)) {
    const quoted = [...alias.matchAll(/["“]([^"”]+)["”]/g)].map((match) => match[1] ?? '');
    const rest = alias.replace(/["“][^"”]+["”]/g, ' ').trim();
    // One word alone is a nickname, quoted or not.
    add(rest, 'aka', /\s/.test(rest) ? 'strong' : 'weak');
    for (const one of quoted) add(one, 'aka', 'weak');
  }
  return { names, kind };
}

const UNNAMED = /^(?:unknown|unidentified|un-?sub\b|(?:john|jane|baby|infant)\b.*\bdoe\b)/i;
const CASE =
  /\b(?:homicides?|murders?|victims?|investigation|fire|arson|robber(?:y|ies)|bomb(?:ing|s)?|attacks?|suspects?|shootings?|kidnapping|abduction|vandalism|explosion|theft|burglar(?:y|ies)|information|case|remains|rapist|killer|bandits?|assaults?|offender|missing persons?)\b/i;

/** Treats a notice with a birth date or an alias as a person, even one named Case. */
function kindOf(item: JsonObject, title: string): FbiNames['kind'] {
  if (UNNAMED.test(title)) return 'unnamed';
  const known = textsOf(item.dates_of_birth_used).length > 0 || textsOf(item.aliases).length > 0;
  return !known && CASE.test(title) ? 'case' : 'party';
}
