import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * Makes the tables of spellings out of names that Wikidata gives in several scripts:
 * `node dist/bench/fit-spellings.js <data folder> learnt|known <script>|all <file> ... > file`. The files are `persons.txt` of the Python package
 * rigour 1.3.5 (a name a line in all its forms) and the words of `wd_<script>_80` of Merhav and Ash 2018 (CC0; Latin, own letters, how often).
 * `learnt` counts how letters are spelt (minutes a script), `known`, with the tables of `learnt` built in and that of `known` empty, takes the
 * names that these do not lead to. Prints one script after the other, for `src/text/data/learnt-spellings.ts` and `known-spellings.ts`.
 */
const LEARNT: readonly Script[] =
  'cyrillic greek georgian armenian kana hangul devanagari bengali hebrew arabic han'.split(' ') as Script[];
/** More teach little that is new. */
const MOST_EXAMPLES = 30_000;
const MOST_KNOWN = 3;

const [folder, table, only, ...files] = process.argv.slice(2);
if (folder === undefined || only === undefined || files.length === 0) {
  console.error('usage: fit-spellings <data folder> learnt|known <script>|all <file> ...');
  process.exitCode = 2;
} else {
  const names = files.flatMap((file) => namesOf(readFileSync(file, 'utf8').trim().split('\n')));
  const found = table === 'known' ? knownSpellings(folder, names) : learntSpellings(names);
  for (const [script, entries] of found) writeFileSync(1, `  ${script}: \`\n${wrapped(entries)}\n\`,\n`);
}

/** Names in all their forms. Words of `wd_<script>_80` stand with blanks between their letters, a spelling a line. */
function namesOf(lines: readonly string[]): readonly (readonly string[])[] {
  if (!lines[0]?.includes('\t')) return lines.map((line) => (line.split(' => ')[0] as string).split(', '));
  const words = new Map<string, string[]>();
  for (const line of lines) {
    const [latin = '', letters = ''] = line.split('\t');
    const own = letters.replace(/[\s'’׳״]/gu, '');
    words.set(own, [...(words.get(own) ?? [own]), latin.normalize('NFD').replace(/\p{M}/gu, '')]);
  }
  return [...words.values()];
}

function isLatin(name: string): boolean {
  return /^[a-z'’-]+$/.test(name);
}

function learntSpellings(names: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const script of LEARNT) {
    if (only !== 'all' && only !== script) continue;
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

/** Names whose most usual spellings, as listed, invented and elected persons have them, no spelling of their letters comes near. */
function knownSpellings(data: string, names: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const usual = usualNames(data);
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const forms of names) {
    // Japanese readings of characters are another's.
    if (forms.some((form) => /[\u3041-\u309f]/.test(form))) continue;
    const spellings = forms
      .filter(isLatin)
      .map((form) => form.replace(/[^a-z]/g, ''))
      .filter((form) => usual.has(form))
      .sort((a, b) => (usual.get(b) as number) - (usual.get(a) as number));
    for (const form of forms) {
      const own = form.replace(/['’׳״]/gu, '');
      const script = detectScript(own);
      if (script === undefined || script === 'latin' || script === 'other' || /[a-z\s-]/.test(own) || own.length < 2)
        continue;
      if (only !== 'all' && only !== script) continue;
      const plain = script === 'han' ? Array.from(own, simplifyHan).join('') : own;
      const ofScript = found.get(script) ?? new Map<string, readonly string[]>();
      found.set(script, ofScript);
      const known = ofScript.get(plain) ?? [];
      const others = spellings.filter((spelling) => !isNearlySpelt(plain, script, spelling));
      const all = [...new Set([...known, ...others])].slice(0, MOST_KNOWN);
      if (all.length > 0) ofScript.set(plain, all);
    }
  }
  return new Map(
    [...found].map(([script, entries]) => [script, [...entries].map((entry) => entry.flat().join(' ')).sort()]),
  );
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
