import { NUMBER_WORDS, VESSEL_PREFIXES } from './data/organization-words.js';
import { type LatinToken, type NameToken, ROLE } from './prepared-name.js';

/** Words of a ship's or aircraft's name: the kind of ship before it goes, numbers tell sister ships apart. */
export function vesselRoles(words: readonly LatinToken[]): readonly NameToken[] {
  let start = 0;
  while (start < words.length - 1 && VESSEL_PREFIXES.has((words[start] as LatinToken).latin)) start += 1;
  return words.map((word, position) => {
    const plain = NUMBER_WORDS[word.latin] ?? word.latin;
    const role =
      position < start
        ? ROLE.vesselPrefix
        : /^\d+$/.test(plain)
          ? ROLE.number
          : plain.length === 1
            ? ROLE.initial
            : ROLE.name;
    return { key: word.abjad ? `~${word.latin}` : plain, role, common: 0, text: word.text };
  });
}
