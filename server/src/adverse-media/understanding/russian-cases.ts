import { GIVEN_NAMES } from './given-names.js';
import { foldWord } from './text-words.js';

type Gender = 'm' | 'f';
/** Genitive and accusative (equal for men), other cases, and women's accusative on its own. */
type Case = 'nom' | 'gen' | 'acc' | 'dat' | 'ins' | 'pre';

/** Case endings with their nominative: Zaliznyak's classes, as far as names use them. In lower case, ё as е. */
type Ending = readonly [gender: Gender, cases: string, ending: RegExp, nominative: string];

const GIVEN: readonly Ending[] = [
  ['m', 'gen acc', /(?<=[бвгджзклмнпрстфхцчшщ])а$/, ''],
  ['m', 'dat', /(?<=[бвгджзклмнпрстфхцчшщ])у$/, ''],
  ['m', 'ins', /(?<=[бвгджзклмнпрстфхцчшщ])[ое]м$/, ''],
  ['m', 'pre', /(?<=[бвгджзклмнпрстфхцчшщ])е$/, ''],
  ['m', 'gen acc', /(?<=[аеиоуыэюя])я$/, 'й'],
  ['m', 'dat', /(?<=[аеиоуыэюя])ю$/, 'й'],
  ['m', 'ins', /(?<=[аеиоуыэюя])ем$/, 'й'],
  ['m', 'pre', /(?<=[аеоуыэюя])е$/, 'й'],
  ['m', 'pre', /(?<=и)и$/, 'й'],
  ['m', 'gen acc', /(?<=р)я$/, 'ь'],
  ['m', 'dat', /(?<=р)ю$/, 'ь'],
  ['m', 'ins', /(?<=р)ем$/, 'ь'],
  ['m', 'gen acc', /ьва$/, 'ев'],
  ['m', 'dat', /ьву$/, 'ев'],
  ['m', 'ins', /ьвом$/, 'ев'],
  ['m', 'gen acc', /вла$/, 'вел'],
  ['m', 'dat', /влу$/, 'вел'],
  ['m', 'ins', /влом$/, 'вел'],
  ...(['m', 'f'] as const).flatMap((gender): Ending[] => [
    [gender, 'gen', /ы$/, 'а'],
    [gender, 'gen', /(?<=[гкхжшщч])и$/, 'а'],
    [gender, 'gen dat pre', /(?<=[льи])и$/, 'я'],
    [gender, 'dat pre', /е$/, 'а'],
    [gender, 'dat pre', /е$/, 'я'],
    [gender, 'acc', /у$/, 'а'],
    [gender, 'acc', /ю$/, 'я'],
    [gender, 'ins', /(?:ой|ою)$/, 'а'],
    [gender, 'ins', /(?:ей|ею)$/, 'я'],
  ]),
];

const SURNAME: readonly Ending[] = [
  ['m', 'gen acc', /(?<=[оеи]в|[иы]н)а$/, ''],
  ['m', 'dat', /(?<=[оеи]в|[иы]н)у$/, ''],
  ['m', 'ins', /(?<=[оеи]в|[иы]н)ым$/, ''],
  ['m', 'pre', /(?<=[оеи]в|[иы]н)е$/, ''],
  ['m', 'gen acc', /(?<=[гкхжшщч])[ое]го$/, 'ий'],
  ['m', 'dat pre', /(?<=[гкхжшщч])[ое]му?$/, 'ий'],
  ['m', 'ins', /(?<=[гкхжшщч])им$/, 'ий'],
  ['m', 'gen acc', /(?<=[^гкхжшщч])ого$/, 'ый'],
  ['m', 'dat pre', /(?<=[^гкхжшщч])ому?$/, 'ый'],
  ['m', 'ins', /(?<=[^гкхжшщчв])ым$/, 'ый'],
  ['m', 'gen acc', /(?<=[бгджзклмнпрстфхцчшщ])а$/, ''],
  ['m', 'dat', /(?<=[бгджзклмнпрстфхцчшщ])у$/, ''],
  ['m', 'ins', /(?<=[бгджзклмнпрстфхцчшщ])[ое]м$/, ''],
  ['m', 'pre', /(?<=[бгджзклмнпрстфхцчшщ])е$/, ''],
  ['m', 'gen acc', /(?<=[аеоуыэ])я$/, 'й'],
  ['m', 'dat', /(?<=[аеоуыэ])ю$/, 'й'],
  ['m', 'ins', /(?<=[аеоуыэ])ем$/, 'й'],
  ['m', 'gen acc', /(?<=[лнрт])я$/, 'ь'],
  ['m', 'dat', /(?<=[лнрт])ю$/, 'ь'],
  ['m', 'ins', /(?<=[лнрт])ем$/, 'ь'],
  ['f', 'gen dat ins pre', /(?<=[оеи]в|[иы]н)ой$/, 'а'],
  ['f', 'acc', /(?<=[оеи]в|[иы]н)у$/, 'а'],
  ['f', 'gen dat ins pre', /(?<=[гкхжшщчн])[ое]й$/, 'ая'],
  ['f', 'acc', /(?<=[гкхжшщчн])ую$/, 'ая'],
  // Дерипаска, of men and women.
  ...(['m', 'f'] as const).flatMap((gender): Ending[] => [
    [gender, 'gen', /(?<=[гкхжшщч])и$/, 'а'],
    [gender, 'gen', /(?<=[бдзлмпрстф])ы$/, 'а'],
    [gender, 'dat pre', /(?<=[бгдзклмпрстфх])е$/, 'а'],
    [gender, 'acc', /(?<=[бгдзклмпрстфх])у$/, 'а'],
    [gender, 'ins', /(?<=[бгдзклмпрстфх])ой$/, 'а'],
  ]),
];

const PATRONYMIC: readonly Ending[] = [
  ['m', 'gen acc', /(?<=ич)а$/, ''],
  ['m', 'dat', /(?<=ич)у$/, ''],
  ['m', 'ins', /(?<=ич)ем$/, ''],
  ['m', 'pre', /(?<=ич)е$/, ''],
  ['f', 'gen', /(?<=вн|чн)ы$/, 'а'],
  ['f', 'dat pre', /(?<=вн|чн)е$/, 'а'],
  ['f', 'acc', /(?<=вн|чн)у$/, 'а'],
  ['f', 'ins', /(?<=вн|чн)ой$/, 'а'],
];
const IS_PATRONYMIC = /(?:ич(?:а|у|ем|е)?|(?:вн|чн)(?:а|ы|е|у|ой))$/;
const NOBODY_DECLINES = /(?:ко|о|их|ых|[уюэ]|дзе|швили)$/;

interface Reading {
  readonly gender: Gender;
  readonly cases: ReadonlySet<string>;
  readonly text: string;
}

const CASES: readonly Case[] = ['nom', 'gen', 'acc', 'dat', 'ins', 'pre'];

function readings(word: string, endings: readonly Ending[]): Reading[] {
  return endings.flatMap(([gender, cases, ending, nominative]) =>
    ending.test(word) ? [{ gender, cases: new Set(cases.split(' ')), text: word.replace(ending, nominative) }] : [],
  );
}

/**
 * Lists the nominatives of a declined Russian name: "Ольгу Петрову" is "Ольга Петрова", "Ивана Иванова" is "Иван
 * Иванов". The given name determines gender and case, which the other parts must fit; without a known given name there
 * is no answer. Empty if the name can only be in the nominative.
 */
export function nominatives(name: string): string[] {
  const words = name.split(/\s+/).map(small);
  if (words.length < 2 || words.length > 3) return [];
  const found = words.flatMap((word, at) =>
    givenReadings(word)
      .filter(({ cases }) => !cases.has('nom'))
      .flatMap((given) => {
        const created = words.map((other, i) => (i === at ? given.text : inCaseOf(other, given)));
        return created.every((one) => one !== undefined) ? [created.map(withCapital).join(' ')] : [];
      }),
  );
  return [...new Set(found)];
}

/** Lists possible nominatives of a surname on its own, itself first; in lower case. */
export function surnameForms(surname: string): string[] {
  const word = small(surname);
  return [...new Set([word, ...readings(word, SURNAME).map(({ text }) => text)])];
}

/** Recognises a given name in any case. */
export function isRussianGivenName(word: string): boolean {
  return givenReadings(small(word)).length > 0;
}

function small(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
}

function withCapital(word: string): string {
  return word.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function isGiven(word: string): boolean {
  return GIVEN_NAMES.has(foldWord(word));
}

function givenReadings(word: string): Reading[] {
  const own: Reading[] = isGiven(word)
    ? (['m', 'f'] as const).map((gender) => ({ gender, cases: new Set(['nom']), text: word }))
    : [];
  return [...own, ...readings(word, GIVEN).filter(({ text, gender }) => isGiven(text) && isOfGender(text, gender))];
}

const MEN_IN_A = new Set('илья никита фома данила кузьма лука савва мустафа муса иса гамза миша саша паша'.split(' '));

function isOfGender(nominative: string, gender: Gender): boolean {
  return /[ая]$/.test(nominative) && !MEN_IN_A.has(nominative) ? gender === 'f' : gender === 'm';
}

function inCaseOf(word: string, given: Reading): string | undefined {
  const table = IS_PATRONYMIC.test(word) && !/[оеи]вич/.test(word.slice(0, -3)) ? PATRONYMIC : SURNAME;
  for (const { gender, cases, text } of readings(word, table)) {
    if (gender === given.gender && CASES.some((one) => cases.has(one) && given.cases.has(one))) return text;
  }
  // Women's names that end in a consonant, and a few men's, are not declined.
  return NOBODY_DECLINES.test(word) || (given.gender === 'f' && /[бвгджзклмнпрстфхцчшщь]$/.test(word))
    ? word
    : undefined;
}
