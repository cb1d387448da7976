import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectScript, type Script } from '../src/index.js';
import { tokenFeatures } from '../src/names/token-features.js';
import { MET, tokenSimilarity } from '../src/names/token-similarity.js';
import { simplifyHan } from '../src/text/data/han.js';
import { likelySpellings } from '../src/text/spellings.js';
import { transliterateWord } from '../src/text/transliterate.js';
import { labelledPersons } from './labelled.js';
import { officialLists, textOf } from './official-lists.js';
import { type Example, learn, tableOf } from './spellings/learn.js';
import { wrapped } from './wrapped.js';

/**
 * Makes the tables of spellings out of names that Wikidata gives in several scripts: `persons.txt` of the Python package rigour 1.3.5, a name
 * a line in all its forms. `node dist/bench/fit-spellings.js <data folder> <persons.txt> learnt|known [script] > file`: `learnt` counts how
 * letters are spelt (a minute a script), `known`, with the tables of `learnt` built in and that of `known` empty, takes the names that these do not lead to. Prints
 * one script after the other, for `src/text/data/learnt-spellings.ts` and `known-spellings.ts`.
 */
const LEARNT: readonly Script[] =
  'cyrillic greek georgian armenian kana hangul devanagari bengali hebrew arabic han'.split(' ') as Script[];
/** More teach little that is new. */
const MOST_EXAMPLES = 12_000;

const [folder, persons, table, only] = process.argv.slice(2);
if (folder === undefined || persons === undefined || !existsSync(persons)) {
  console.error('usage: fit-spellings <data folder> <persons.txt> learnt|known [script]');
  process.exitCode = 2;
} else {
  const names = readFileSync(persons, 'utf8')
    .split('\n')
    .map((line) => (line.split(' => ')[0] as string).split(', '));
  const found = table === 'known' ? knownSpellings(folder, names) : learntSpellings(names);
  for (const [script, entries] of found) writeFileSync(1, `  ${script}: \`\n${wrapped(entries)}\n\`,\n`);
}

function isLatin(name: string): boolean {
  return /^[a-z'’-]+$/.test(name);
}

function learntSpellings(names: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const script of LEARNT) {
    if (only !== undefined && only !== script) continue;
    const examples: Example[] = names.flatMap((forms) => {
      const latin = forms
        .filter(isLatin)
        .map((form) => form.replace(/[^a-z]/g, ''))
        .filter(({ length }) => length > 1);
      const own = forms.filter((form) => !/\s/.test(form) && detectScript(form) === script);
      return own.flatMap((form) => {
        const letters = Array.from(script === 'hangul' ? form.normalize('NFD') : form);
        return latin.map((spelling) => ({ letters, latin: spelling, share: 1 / latin.length }));
      });
    });
    const step = Math.max(1, examples.length / MOST_EXAMPLES);
    const sample = Array.from({ length: Math.floor(examples.length / step) }, (_, i) => examples[Math.floor(i * step)]);
    found.set(script, tableOf(learn(sample as readonly Example[], script === 'han')));
  }
  return found;
}

/** Names whose most usual spelling, as listed, invented and elected persons have it, no spelling of their letters comes near. */
function knownSpellings(data: string, names: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const usual = usualNames(data);
  const found = new Map<string, Map<string, string>>();
  for (const forms of names) {
    // Japanese readings of characters are another's.
    if (forms.some((form) => /[\u3041-\u309f]/.test(form))) continue;
    const [first] = forms
      .filter(isLatin)
      .map((form) => form.replace(/[^a-z]/g, ''))
      .filter((form) => usual.has(form))
      .sort((a, b) => (usual.get(b) as number) - (usual.get(a) as number));
    if (first === undefined) continue;
    for (const form of forms) {
      const own = form.replace(/['’׳״]/gu, '');
      const script = detectScript(own);
      if (script === undefined || script === 'latin' || script === 'other' || /[a-z\s-]/.test(own) || own.length < 2)
        continue;
      if (only !== undefined && only !== script) continue;
      const plain = script === 'han' ? Array.from(own, simplifyHan).join('') : own;
      if (isNearlySpelt(plain, script, first)) continue;
      const ofScript = found.get(script) ?? new Map<string, string>();
      found.set(script, ofScript);
      if (!ofScript.has(plain)) ofScript.set(plain, first);
    }
  }
  return new Map([...found].map(([script, entries]) => [script, [...entries].map((entry) => entry.join(' ')).sort()]));
}

function isNearlySpelt(word: string, script: Script, latin: string): boolean {
  const listed = tokenFeatures(latin);
  const { latin: first, abjad } = transliterateWord(word, script);
  if (tokenSimilarity(tokenFeatures(`${abjad ? '~' : ''}${first}`), listed) >> 4 >= 880) return true;
  return likelySpellings(word, script, 20).some((spelling) => {
    const packed = tokenSimilarity(tokenFeatures(spelling), listed);
    return packed >> 4 >= 880 && (packed & 15) !== MET.variant && (packed & 15) !== MET.compound;
  });
}

function usualNames(data: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const texts = ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz', 'us-congress-persons.csv']
    .flatMap((file) => labelledPersons(data, file).map((person) => person.full_name ?? ''))
    .concat(officialLists(data).ofac.flatMap(({ names: [name] }) => name?.full ?? ''))
    .concat(elected(data));
  for (const text of texts)
    for (const word of text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]{2,}/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function elected(data: string): readonly string[] {
  const folder = join(data, 'pep/everypolitician-2015-11');
  return readdirSync(folder).flatMap((file) => {
    const { persons } = JSON.parse(textOf(join(folder, file))) as { persons: readonly { readonly name: string }[] };
    return persons.map(({ name }) => name);
  });
}
