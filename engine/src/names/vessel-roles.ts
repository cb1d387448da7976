import { BEFORE_NUMBER, numberAt, romanAt } from './data/numbers.js';
import { VESSEL_PREFIXES } from './data/organization-words.js';
import { type LatinToken, type NameToken, placeOf, ROLE, textOf } from './prepared-name.js';

/** Words of a ship's name: the ship type before it hardly counts, numbers tell sister ships apart. */
export function vesselRoles(words: readonly LatinToken[]): readonly NameToken[] {
  let start = 0;
  while (start < words.length - 1 && VESSEL_PREFIXES.has((words[start] as LatinToken).latin)) start += 1;
  const latin = words.map((word) => word.latin);
  const tokens: NameToken[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i] as LatinToken;
    const roman = i > start ? romanAt(latin, i, i + 1 === words.length) : undefined;
    const number = roman === undefined ? numberAt(latin, i) : { value: roman, length: 1 };
    if (i >= start && number !== undefined) {
      const taken = words.slice(i, i + number.length);
      tokens.push({ key: number.value, role: ROLE.number, common: 0, text: textOf(taken), ...placeOf(taken) });
      i += number.length;
      continue;
    }
    const numbered = BEFORE_NUMBER.has(word.latin) && numberAt(latin, i + 1) !== undefined;
    const role =
      i < start
        ? ROLE.vesselPrefix
        : numbered && i > start
          ? ROLE.stop
          : word.latin.length === 1
            ? ROLE.initial
            : ROLE.name;
    const { text, from, to } = word;
    tokens.push({ key: word.abjad ? `~${word.latin}` : word.latin, role, common: 0, text, from, to });
    i += 1;
  }
  return tokens;
}
