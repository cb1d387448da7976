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
/** Characters that people write in place of a letter. */
const SPELLINGS: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!|]',
  l: '[l1!|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
};

const KNOWN = [...SERVICE_WORDS, ...PUBLISHED_PHRASES].map(lettersOf);

/**
 * What is left of a password without the words that an attacker tries first: the parts of the user's e-mail, the name of the
 * organization and its words, words of the service, and published phrases. They are found whatever their capitals, with or without
 * spaces and punctuation, and with usual replacements of letters (`T0uch-$tone`). The same password if it contains none of them.
 */
export function withoutKnownWords(
  password: string,
  own: { readonly email: string; readonly organization: string },
): string {
  return [...ownWords(own), ...KNOWN]
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(patternOf(word), ''), password.normalize('NFKC').toLowerCase());
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

function patternOf(word: string): RegExp {
  return new RegExp([...word].map((letter) => SPELLINGS[letter] ?? letter).join(String.raw`[^\p{L}\p{N}]*`), 'gu');
}
