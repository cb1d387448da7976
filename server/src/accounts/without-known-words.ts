import { PUBLISHED_PHRASES } from './published-phrases.js';

/** Words that everybody who attacks this service knows. */
const SERVICE_WORDS = [
  'touchstone',
  'anti-money laundering',
  'money laundering',
  'adverse media',
  'due diligence',
  'compliance',
  'sanctions',
  'screening',
  'watchlist',
];
/** Shorter parts of a name are also parts of unrelated words. */
const MIN_WORD_LENGTH = 4;
/** Characters that people write for a letter. */
const SPELLINGS: Readonly<Record<string, string>> = {
  a: 'a4@',
  e: 'e3',
  i: 'i1!|',
  l: 'l1!|',
  o: 'o0',
  s: 's5$',
  t: 't7',
};
/** Longest password; compatibility characters expand to several. */
const MAX_LENGTH = 256;

const KNOWN = [...SERVICE_WORDS, ...PUBLISHED_PHRASES].map(lettersOf);

/**
 * Removes words that an attacker tries first: the parts of the user's e-mail, the name of the organization and its
 * words, words of the service, and published phrases. Finds them whatever their capitals, with or without spaces and
 * punctuation, and with usual replacements of letters (`T0uch-$tone`). Returns the same password if it contains none of
 * them.
 */
export function withoutKnownWords(
  password: string,
  own: { readonly email: string; readonly organization: string },
): string {
  const text = [...password.normalize('NFKC').toLowerCase()].slice(0, MAX_LENGTH);
  return [...ownWords(own), ...KNOWN]
    .sort((a, b) => b.length - a.length)
    .reduce<readonly string[]>(withoutWord, text)
    .join('');
}

function ownWords({ email, organization }: { readonly email: string; readonly organization: string }): string[] {
  const [local = '', domain = ''] = email.split('@');
  const parts = [local, domain, organization].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [email, local, domain, organization, ...parts].map(lettersOf).filter((word) => word.length >= MIN_WORD_LENGTH);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function withoutWord(text: readonly string[], word: string): readonly string[] {
  const ends = endsOf(text, word);
  let past = 0;
  return text.filter((_, place) => {
    if (place >= past) past = ends[place] ?? past;
    return place >= past;
  });
}

/**
 * Finds where the word ends that begins at each place; undefined where none begins. Some characters may be letters or
 * stand between them, so a regular expression would try every reading. Working backwards from the last letter visits
 * each place once per letter.
 */
function endsOf(text: readonly string[], word: string): readonly (number | undefined)[] {
  const isBetween = text.map((character) => !/[\p{L}\p{N}]/u.test(character));
  let ends: (number | undefined)[] = [...text.keys(), text.length];
  for (const [index, letter] of [...word].reverse().entries()) {
    const rest = ends;
    // The word ends at its last letter.
    for (let place = text.length - 1; index > 0 && place >= 0; place -= 1) {
      if (isBetween[place]) rest[place] = rest[place + 1] ?? rest[place];
    }
    const spellings = SPELLINGS[letter] ?? letter;
    ends = text.map((character, place) => (spellings.includes(character) ? rest[place + 1] : undefined));
  }
  return ends;
}
