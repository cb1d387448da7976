import type { Dice } from './dice.js';

/** Spellings of one sound that registers mix (romanization of Arabic, Cyrillic and Persian above all). */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/mohamm?ed|muhamm?ad/i, 'Mohamed'],
  [/ou/i, 'u'],
  [/ee/i, 'i'],
  [/y\b/i, 'iy'],
  [/iy\b/i, 'y'],
  [/kh/i, 'h'],
  [/ks/i, 'x'],
  [/q/i, 'k'],
  [/dh/i, 'd'],
  [/w/i, 'v'],
  [/zh/i, 'j'],
  [/ss/i, 's'],
  [/sh/i, 'ch'],
  [/ei/i, 'ey'],
];

const KEYS = 'abcdefghijklmnopqrstuvwxyz';

/** A name as a clerk, a form or another register writes it: as it is in half of all cases, else altered once or twice. */
export function distortName(name: string, dice: Dice): string {
  let written = dice.chance(0.3) ? name.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : name;
  if (dice.chance(0.5)) return written;
  for (let times = dice.chance(0.25) ? 2 : 1; times > 0; times -= 1) written = alter(written, dice);
  return written.trim() === '' ? name : written;
}

function alter(name: string, dice: Dice): string {
  const words = name.split(/\s+/);
  const roll = dice.next();
  if (roll < 0.3) return mistype(name, dice);
  if (roll < 0.55) return respell(name, dice);
  if (roll < 0.7 && words.length > 2) return words.toSpliced(dice.whole(1, words.length - 2), 1).join(' ');
  if (roll < 0.82 && words.length > 1) return [words.at(-1), ...words.slice(0, -1)].join(' ');
  if (roll < 0.9 && words.length > 2) {
    const at = dice.whole(1, words.length - 2);
    return words.with(at, `${(words[at] as string).charAt(0)}.`).join(' ');
  }
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[-'’]/g, dice.chance(0.5) ? ' ' : '');
}

function mistype(name: string, dice: Dice): string {
  const at = dice.whole(1, Math.max(1, name.length - 2));
  const roll = dice.next();
  if (roll < 0.3) return name.slice(0, at) + name.slice(at + 1);
  if (roll < 0.55) return name.slice(0, at) + dice.pick([...KEYS]) + name.slice(at);
  if (roll < 0.8) return name.slice(0, at) + dice.pick([...KEYS]) + name.slice(at + 1);
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}

function respell(name: string, dice: Dice): string {
  const fitting = SPELLINGS.filter(([pattern]) => pattern.test(name));
  if (fitting.length === 0) return mistype(name, dice);
  const [pattern, other] = dice.pick(fitting);
  return name.replace(pattern, other);
}

const FORMS = [
  'Ltd',
  'Limited',
  'LLC',
  'Co. Ltd',
  'Company',
  'GmbH',
  'JSC',
  'OOO',
  'S.A.',
  'FZE',
  'Corporation',
  'Inc',
];
const FORM_AT_END =
  /[\s,]+(ltd|limited|llc|l\.l\.c|co|company|gmbh|jsc|ooo|s\.?a|fze|corp|corporation|inc|llp|plc|bv|ag)\.?$/i;

/** A firm's name in another register: its legal form left out or written another way, a slip here and there. */
export function distortFirm(name: string, dice: Dice): string {
  const roll = dice.next();
  if (roll < 0.45) return name;
  if (roll < 0.65) return name.replace(FORM_AT_END, '');
  if (roll < 0.75) return `${name.replace(FORM_AT_END, '')} ${dice.pick(FORMS)}`;
  if (roll < 0.9) return mistype(name, dice);
  return name.toLowerCase();
}
