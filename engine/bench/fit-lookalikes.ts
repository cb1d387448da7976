import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { detectScript } from '../src/index.js';
import { otherFormsOf, syllablesLike } from '../src/names/data/nicknames.js';
import { tokenFeatures } from '../src/names/token-features.js';
import { isSlip, MET, tokenSimilarity } from '../src/names/token-similarity.js';
import { foldToken } from '../src/text/fold-token.js';
import { latinWords, namedPersons, oneWordApart, plainLatin } from './given-names.js';
import { labelledPersons } from './labelled.js';
import { wrapped } from './wrapped.js';

/**
 * Makes the table of given names that are spelt nearly alike and are different people's: `node dist/bench/fit-lookalikes.js <data folder>
 * <persons.txt> [--half] > file`, with the table of `src/names/data/lookalikes.ts` empty. `persons.txt` of the Python package rigour 1.3.5 (MIT; Wikidata,
 * CC0) has a name a line in all its forms. Two names are different if
 * - both are borne: by listed persons, by invented ones, or known to Wikidata in several scripts,
 * - no line has both, hardly a form in another script is that of both, and no table of ours says that they are forms of one name,
 * - hardly a listed person is called by both. `--half` asks the tuned half alone, to judge the table by the other one.
 */
const KNOWN: Least = { listed: 8, invented: 8, scripts: 8, kana: 5 };
/** One typing error makes one name of another: only of much borne names it is likelier that another person is meant. */
const USUAL: Least = { listed: 24, invented: 20, scripts: 12, kana: 8 };
/** Compounds of Arabic, whose second words are compared, and what they begin with. */
const PARTS = /^(?:abd|abu$|al(?=[bdfghjkmnrstz][aeiou]))/;
/** Less alike than this two words cost a name of two words its 80 points without the table. */
const MIN_LIKENESS = 600;
/** Share of the forms of the name that has fewer: a man's and a woman's name may have one pet name. */
const MIN_SHARED = 0.25;
/** Share of the bearers of the rarer name: a list has mistakes too. */
const MOST_TOGETHER = 0.04;
/** Scripts whose characters are read in several ways: two names written alike may be different ones. */
const UNSHARED: ReadonlySet<string> = new Set(['latin', 'han', 'kana']);

const [folder, persons] = process.argv.slice(2);
if (folder === undefined || persons === undefined || !existsSync(persons)) {
  console.error('usage: fit-lookalikes <data folder> <persons.txt>');
  process.exitCode = 2;
} else writeFileSync(1, `${wrapped(lookalikes(folder, readFileSync(persons, 'utf8').split('\n')))}\n`);

interface Least {
  readonly listed: number;
  readonly invented: number;
  readonly scripts: number;
  /** Japanese given names are a line for each way of writing them. */
  readonly kana: number;
}

interface KnownName {
  readonly lines: Set<number>;
  /** In scripts whose letters are sounds. */
  readonly forms: Set<string>;
  readonly scripts: Set<string>;
  kana: number;
}

function lookalikes(data: string, lines: readonly string[]): readonly string[] {
  const known = knownNames(lines);
  const { listed, together } = borneNames(data);
  const invented = inventedNames(data);
  const isBorne = (fold: string, least: Least) => {
    const { scripts, kana } = known.get(fold) as KnownName;
    return (
      (listed.get(fold) ?? 0) >= least.listed ||
      (invented.get(fold) ?? 0) >= least.invented ||
      scripts.size >= least.scripts ||
      kana >= least.kana
    );
  };
  const areOnePersons = (a: string, b: string) =>
    (together.get(`${a} ${b}`) ?? 0) > MOST_TOGETHER * Math.min(listed.get(a) ?? 0, listed.get(b) ?? 0);
  const names = [...known.keys()].filter((fold) => {
    // Syllables are spelt in many ways, and pinyin, Wade-Giles and Cantonese have tables of their own.
    return (
      isBorne(fold, KNOWN) &&
      fold.length >= 3 &&
      fold.length <= 12 &&
      !PARTS.test(fold) &&
      syllablesLike(fold).size === 0
    );
  });
  const features = names
    .sort()
    .map(tokenFeatures)
    .filter(({ fold }) => known.has(fold));
  const found: string[] = [];
  for (const [i, a] of features.entries()) {
    const others = features.slice(i + 1).filter((b) => {
      if (Math.abs(a.fold.length - b.fold.length) > 2 || areOnePersons(a.fold, b.fold)) return false;
      const packed = tokenSimilarity(a, b);
      const met = packed & 15;
      if (packed >> 4 < MIN_LIKENESS || (met !== MET.spelling && met !== MET.sound)) return false;
      if (isSlip(a.bytes, b.bytes)) {
        // The first letter is struck wrongly as often as meant.
        if (a.fold[0] !== b.fold[0]) return false;
        if (b.fold !== `${a.fold}a` && !(isBorne(a.fold, USUAL) && isBorne(b.fold, USUAL))) return false;
      }
      return !areOneName(known, a.fold, b.fold);
    });
    if (others.length > 0) found.push([a.fold, ...others.map(({ fold }) => fold)].join(' '));
  }
  return found;
}

function areOneName(known: ReadonlyMap<string, KnownName>, a: string, b: string): boolean {
  return otherFormsOf(a).has(b) || isFeminine(a, b) || isFeminine(b, a) || shareForms(known.get(a), known.get(b));
}

/** Slavic family names, whose forms for men and women lists mix. */
function isFeminine(masculine: string, other: string): boolean {
  return (
    /(?:[aeiou]v|in|ki|i)$/.test(masculine) &&
    [masculine, masculine.replace(/i$/, '')].includes(other.replace(/(?:ai)?a$/, ''))
  );
}

function shareForms(a: KnownName | undefined, b: KnownName | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if ([...a.lines].some((line) => b.lines.has(line))) return true;
  const shared = [...a.forms].filter((form) => b.forms.has(form)).length;
  return shared > 1 || shared > MIN_SHARED * Math.min(a.forms.size, b.forms.size);
}

function knownNames(lines: readonly string[]): ReadonlyMap<string, KnownName> {
  const known = new Map<string, KnownName>();
  for (const [number, line] of lines.entries()) {
    const forms = (line.split(' => ')[0] as string).split(', ');
    const scripts = new Set(forms.flatMap((form) => detectScript(form) ?? []));
    const own = forms.filter((form) => !UNSHARED.has(detectScript(form) ?? 'latin'));
    const folds = new Set(forms.map(plainLatin).filter(isName).map(foldToken));
    for (const fold of folds) {
      const name = known.get(fold) ?? { lines: new Set(), forms: new Set(), scripts: new Set(), kana: 0 };
      known.set(fold, name);
      name.lines.add(number);
      for (const form of own) name.forms.add(form);
      if (scripts.has('kana')) name.kana += 1;
      if (scripts.size > name.scripts.size) for (const script of scripts) name.scripts.add(script);
    }
  }
  return known;
}

function isName(text: string): boolean {
  return /^[a-z]{3,}$/.test(text);
}

/** How many listed persons bear a name, and names that one listed person is called by in turn. */
function borneNames(data: string) {
  const listed = new Map<string, number>();
  const together = new Map<string, number>();
  for (const { names, half } of namedPersons(data)) {
    if (half !== 'fit' && process.argv.includes('--half')) continue;
    for (const fold of new Set(names.flatMap((words) => words.map(foldToken))))
      listed.set(fold, (listed.get(fold) ?? 0) + 1);
    const both = names.flatMap((own) =>
      names.flatMap((other) => oneWordApart(own, other)?.words.map(foldToken).join(' ') ?? []),
    );
    for (const pair of new Set(both)) together.set(pair, (together.get(pair) ?? 0) + 1);
  }
  return { listed, together };
}

function inventedNames(data: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz'])
    for (const { first_name, middle_name } of labelledPersons(data, file))
      for (const fold of latinWords(`${first_name} ${middle_name}`).map(foldToken))
        counts.set(fold, (counts.get(fold) ?? 0) + 1);
  return counts;
}
