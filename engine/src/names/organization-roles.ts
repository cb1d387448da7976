import { tokenize } from '../text/tokenize.js';
import { transliterateWord } from '../text/transliterate.js';
import { GLUED_FORMS, LEGAL_FORMS } from './data/legal-forms.js';
import { ABBREVIATIONS, GENERIC_WORDS, NUMBER_WORDS, PLACES, STOP_WORDS } from './data/organization-words.js';
import { inEnglish } from './data/translations.js';
import { type LatinToken, type NameToken, ROLE, type Role } from './prepared-name.js';

/** Words of an organization's name: legal forms by their class, numbers, shared words, and what is its own. */
export function organizationRoles(words: readonly LatinToken[]): readonly NameToken[] {
  const latin = words.flatMap(splitGluedForms);
  const tokens: NameToken[] = [];
  for (let i = 0; i < latin.length; ) {
    const form = legalFormAt(latin, i);
    if (form !== undefined) {
      const text = latin
        .slice(i, i + form.length)
        .map((word) => word.text)
        .join(' ');
      tokens.push({ key: `+${form.class}`, role: ROLE.legalForm, common: 0, text });
      i += form.length;
      continue;
    }
    const word = latin[i] as LatinToken;
    const plain = NUMBER_WORDS[word.latin] ?? romanNumber(latin, i) ?? ABBREVIATIONS[word.latin] ?? word.latin;
    const role = roleOf(plain, word);
    tokens.push({ key: word.abjad ? `~${word.latin}` : plain, role, common: 0, text: word.text });
    i += 1;
  }
  return tokens.every((token) => token.role === ROLE.legalForm) ? withoutForms(words) : tokens;
}

function roleOf(plain: string, word: LatinToken): Role {
  if (/^\d+$/.test(plain)) return ROLE.number;
  if (STOP_WORDS.has(word.latin)) return ROLE.stop;
  if (PLACES.has(plain)) return ROLE.place;
  if (GENERIC_WORDS.has(plain) || GENERIC_WORDS.has(word.latin) || GENERIC_WORDS.has(inEnglish(plain) ?? ''))
    return ROLE.generic;
  return plain.length === 1 ? ROLE.initial : ROLE.name;
}

/** A name that consists of legal forms alone (`The Company Inc`) is compared as it is written. */
function withoutForms(words: readonly LatinToken[]): readonly NameToken[] {
  return words.map((word) => ({ key: word.latin, role: ROLE.name, common: 0, text: word.text }));
}

const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/;

/** `Fund VII` is the seventh. A first word is never a number, and a lone `I`, `V` or `X` only before nothing but a legal form. */
function romanNumber(words: readonly LatinToken[], position: number): string | undefined {
  const { latin } = words[position] as LatinToken;
  if (position === 0 || !ROMAN.test(latin)) return undefined;
  if (latin.length === 1 && position + 1 < words.length && legalFormAt(words, position + 1) === undefined)
    return undefined;
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
  let sum = 0;
  for (let i = 0; i < latin.length; i += 1) {
    const value = values[latin[i] as string] as number;
    sum += value < (values[latin[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return String(sum);
}

/** `JSCARGUMENT`, and `SiemensAG` by its capitals, are two words. */
function splitGluedForms(word: LatinToken): readonly LatinToken[] {
  if (word.latin.length < 4) return [word];
  const tail = word.text.slice(1);
  // A capital behind a small letter, which few words have.
  const capitals =
    tail === tail.toLowerCase()
      ? null
      : /^(\p{Lu}?\p{Ll}{2,}[\p{L}]*?)(AG|SA|AB|AS|NV|BV|KG|SE|GmbH|LLC|Ltd|Inc|JSC|PLC|OOO|SpA|Corp)$/u.exec(
          word.text,
        );
  if (capitals !== null && /\p{Ll}/u.test((capitals[1] as string).slice(-1)) && !word.abjad) {
    const split = word.latin.length - (capitals[2] as string).length;
    return [
      { ...word, latin: word.latin.slice(0, split), text: capitals[1] as string },
      { ...word, latin: word.latin.slice(split), text: capitals[2] as string },
    ];
  }
  if (word.latin.length < 7) return [word];
  for (const form of GLUED_FORMS) {
    if (word.latin.length - form.length < 4) continue;
    if (word.latin.startsWith(form)) {
      return [
        { ...word, latin: form, text: word.text.slice(0, form.length) },
        { ...word, latin: word.latin.slice(form.length), text: word.text.slice(form.length) },
      ];
    }
    if (word.latin.endsWith(form) && form !== 'ltd') {
      const split = word.latin.length - form.length;
      return [
        { ...word, latin: word.latin.slice(0, split), text: word.text.slice(0, split) },
        { ...word, latin: form, text: word.text.slice(split) },
      ];
    }
  }
  return [word];
}

interface FoundForm {
  readonly class: string;
  readonly length: number;
}

const formClasses = new Map<string, string>();
/** What a form may begin with: most words of a name are no such word. */
const formStarts = new Set<string>();
let longestForm = 1;
for (const line of LEGAL_FORMS.trim().split('\n')) {
  const [formClass, forms] = line.split(': ') as [string, string];
  for (const form of forms.split(';')) {
    const latin = tokenize(form)
      .map((word) => transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script).latin)
      .join(' ');
    if (!formClasses.has(latin)) formClasses.set(latin, formClass);
    formStarts.add(latin.split(' ', 1)[0] as string);
    longestForm = Math.max(longestForm, latin.split(' ').length);
  }
}

/** The longest legal form that begins at this word. A form never swallows the whole name. */
function legalFormAt(words: readonly LatinToken[], start: number): FoundForm | undefined {
  if (!formStarts.has((words[start] as LatinToken).latin)) return undefined;
  let phrase = '';
  let found: FoundForm | undefined;
  for (let length = 1; length <= longestForm && start + length <= words.length; length += 1) {
    const word = words[start + length - 1] as LatinToken;
    phrase = length === 1 ? word.latin : `${phrase} ${word.latin}`;
    const formClass = formClasses.get(phrase);
    if (formClass === undefined) continue;
    // Two letters are a legal form only at either end of the name: in the middle they are an initialism.
    if (
      length === 1 &&
      word.latin.length <= 2 &&
      start > 0 &&
      start < words.length - 1 &&
      !endsInForms(words, start + 1)
    )
      continue;
    found = { class: formClass, length };
  }
  return found !== undefined && found.length < words.length ? found : undefined;
}

function endsInForms(words: readonly LatinToken[], start: number): boolean {
  return words.slice(start).every((word) => formClasses.has(word.latin) || word.latin.length <= 2);
}
