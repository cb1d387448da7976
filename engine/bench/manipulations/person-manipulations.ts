import { prepareName } from '../../src/names/prepare-name.js';
import { ROLE } from '../../src/names/prepared-name.js';
import type { Random } from '../synthetic-list.js';
import { inOneWord, misread, oneOf, WORD_ERRORS } from './letters.js';

/** A name as somebody else writes it; undefined where this name cannot be written so. */
export type Manipulation = (name: string, random: Random) => string | undefined;

/** Spellings of one sound by the habits of a language, after the romanizations that its newspapers print. */
const ROMANIZATIONS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  French: [
    [/sh/g, 'ch'],
    [/(?<![aeou])u(?!i)/g, 'ou'],
    [/j(?=[aou])/g, 'dj'],
    [/w(?=[aei])/g, 'ou'],
    [/ee/g, 'i'],
  ],
  German: [
    [/sh/g, 'sch'],
    [/ch(?!r)/g, 'tsch'],
    [/v/g, 'w'],
    [/(?<=[aeiou])y$/g, 'j'],
    [/zh/g, 'sch'],
    [/y(?=[aou])/g, 'j'],
  ],
  Turkish: [
    [/sh/g, 's'],
    [/ch/g, 'c'],
    [/kh/g, 'h'],
    [/j/g, 'c'],
    [/q/g, 'k'],
    [/w/g, 'v'],
    [/oo|ou/g, 'u'],
  ],
  English: [
    [/ou/g, 'oo'],
    [/dj/g, 'j'],
    [/tch/g, 'ch'],
    [/(?<=[a-z])i(?=[nmd]$)/g, 'ee'],
    [/ei$|iy$/g, 'y'],
    [/q/g, 'k'],
  ],
  Korean: [
    [/eo/g, 'u'],
    [/^g(?=[aeiou])/g, 'k'],
    [/^j(?=[aeiou])/g, 'ch'],
    [/u(?=[nk]g?$)/g, 'oo'],
    [/^k(?=yu|ang|im)/g, 'g'],
  ],
};

function romanized(rules: readonly (readonly [RegExp, string])[]): Manipulation {
  return (name) => {
    const written = words(name)
      .map((word) => {
        const low = rules.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), word.toLowerCase());
        return word === word.toUpperCase() ? low.toUpperCase() : low.replace(/^./, (letter) => letter.toUpperCase());
      })
      .join(' ');
    return written.toLowerCase() === name.toLowerCase() ? undefined : written;
  };
}

const KOREAN_FAMILY =
  /\b(?:kim|ri|pak|choe|jo|jon|kang|yun|jang|han|o|so|sin|hwang|an|song|yu|hong|chong|cho|chang)\b/i;

/** A word of a Korean family name and two or three syllables in all. */
function ofKoreans(change: Manipulation): Manipulation {
  return (name, random) =>
    KOREAN_FAMILY.test(name) && words(name).every((word) => word.length < 8) ? change(name, random) : undefined;
}

function words(name: string): string[] {
  return name.split(' ');
}

/** Names without titles and particles; those of several words are one. */
function namesIn(name: string): readonly string[] {
  const roles: ReadonlySet<number> = new Set([ROLE.name, ROLE.patronymic, ROLE.father]);
  return (prepareName(name, 'person')[0]?.tokens ?? []).filter(({ role }) => roles.has(role)).map(({ text }) => text);
}

const GIVEN = ['Ali', 'Ivan', 'Maria', 'Jose', 'Omar', 'Viktor', 'Anna', 'Hasan', 'David', 'Yusuf'];
const TITLES = ['Dr.', 'Mr', 'General', 'Sheikh', 'Hajji', 'Prof.', 'Colonel', 'Mrs', 'Eng.', 'Minister'];
const TWO_TITLES = [
  'His Excellency Alhaji',
  'Prof. Dr.',
  'Major General',
  'Mr. President',
  'Hon. Justice',
  'Hajji Mullah',
];
const NOISE = [
  'DOB 1965',
  'Passport A123',
  '(deceased)',
  'c/o Embassy',
  'a.k.a. The Engineer',
  'Jr.',
  '1965-03-01',
  '(born 1965)',
];

export const PERSON_MANIPULATIONS: Readonly<Record<string, Manipulation>> = {
  ...Object.fromEntries(
    Object.entries(WORD_ERRORS).map(([title, error]) => [
      title,
      (name: string, random: Random) => inOneWord(name, error, random),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ROMANIZATIONS).map(([language, rules]) => [
      `${language} romanization`,
      language === 'Korean' ? ofKoreans(romanized(rules)) : romanized(rules),
    ]),
  ),
  'two words joined': (name, random) => {
    const parts = words(name);
    if (parts.length < 2) return undefined;
    const i = Math.floor(random() * (parts.length - 1));
    return [...parts.slice(0, i), `${parts[i]}${(parts[i + 1] as string).toLowerCase()}`, ...parts.slice(i + 2)].join(
      ' ',
    );
  },
  'all words joined': (name) => (words(name).length < 2 ? undefined : words(name).join('')),
  'a word split': (name, random) =>
    inOneWord(
      name,
      (word) => (word.length < 6 ? undefined : cut(word, 2 + Math.floor(random() * (word.length - 3)))),
      random,
    ),
  'order turned': (name) => (words(name).length < 2 ? undefined : words(name).reverse().join(' ')),
  'Surname, Given': (name) => {
    const parts = words(name);
    return parts.length < 2 ? undefined : `${parts.at(-1)}, ${parts.slice(0, -1).join(' ')}`;
  },
  'middle name left out': (name, random) => {
    const middle = namesIn(name).slice(1, -1);
    const left = middle.length === 0 ? '' : oneOf(middle, random);
    return left !== '' && name.includes(` ${left} `) ? name.replace(` ${left} `, ' ') : undefined;
  },
  'all middle names left out': (name) => {
    const parts = words(name);
    return parts.length < 3 ? undefined : `${parts[0]} ${parts.at(-1)}`;
  },
  'middle name added': (name, random) => {
    const parts = words(name);
    return parts.length < 2 ? undefined : [parts[0], oneOf(GIVEN, random), ...parts.slice(1)].join(' ');
  },
  'initial only': (name) => {
    const parts = words(name);
    return parts.length < 3
      ? undefined
      : `${parts[0]} ${parts
          .slice(1, -1)
          .map((part) => `${part[0]}.`)
          .join(' ')} ${parts.at(-1)}`;
  },
  'title in front': (name, random) => `${oneOf(TITLES, random)} ${name}`,
  'two titles in front': (name, random) => `${oneOf(TWO_TITLES, random)} ${name}`,
  'noise behind': (name, random) => `${name} ${oneOf(NOISE, random)}`,
  'hyphen for a blank': (name) => (words(name).length < 2 ? undefined : name.replace(/ (?=[^ ]*$)/, '-')),
  'hyphen lost': (name) => (name.includes('-') ? name.replace('-', '?') : undefined),
  mojibake: (name, random) => misread(name, random, 1),
  'mojibake twice': (name, random) => misread(name, random, 2),
  'two typing errors': (name, random) => {
    const [first, second] = [oneOf(Object.values(WORD_ERRORS), random), oneOf(Object.values(WORD_ERRORS), random)];
    const once = words(name).length < 2 ? undefined : inOneWord(name, first, random);
    return once === undefined ? undefined : inOneWord(once, second, random);
  },
  'order and typing error': (name, random) => {
    const parts = words(name);
    const error = oneOf(Object.values(WORD_ERRORS), random);
    return parts.length < 2 ? undefined : inOneWord(parts.reverse().join(' '), error, random);
  },
};

export function cut(word: string, position: number): string {
  return `${word.slice(0, position)} ${word.slice(position)}`;
}
