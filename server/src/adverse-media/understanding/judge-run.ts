import { countryNamed } from '../../domain/country.js';
import type { FoundName } from './found-name.js';
import { GIVEN_NAMES } from './given-names.js';
import { KNOWN_ORGANIZATIONS, LEGAL_FORMS, NOT_ORGANIZATIONS, OTHER_WORDS } from './name-words.js';
import type { ReadText } from './read-text.js';
import type { TextWord } from './text-words.js';
import { isOrganizationRun, titleAt, titleBefore, titleJustBefore } from './titles-of-names.js';
import {
  endOf,
  isAbstract,
  isCapital,
  isGivenName as isGivenNameIn,
  isOrganizationWord,
  isPlace,
  SUFFIXES,
  stopWords,
} from './word-kinds.js';
import type { Run } from './word-run.js';

const LAW_WORDS = new Set(
  'act acts law laws code rule rules regulation regulations treaty convention agreement statute amendment bill resolution project program'.split(
    ' ',
  ),
);
/** Words that can also end a family name. */
const SURNAMES_TOO = new Set(
  'white field hill hall lake park forest west north day march banks woods wood brooks rivers marsh stone gates bridges street page price young green brown black castle mount lane cross small'.split(
    ' ',
  ),
);
const PLACE_BEGINNINGS = new Set('san santa st. saint los las fort mount port new north south east west'.split(' '));
const BEFORE_NAMES = new Set(
  'defendant co-defendant defendants paralegal president-elect suspect accountant fugitive businessman businesswoman owner including inmate prisoner parolee victim sr sr. sra sra. dra dra. doctor acusado acusada acusados imputado demandado'.split(
    ' ',
  ),
);

/** Classifies a run of words by its words and context; undefined if it is not a name. */
export function judgeRun(run: Run, read: ReadText): FoundName | undefined {
  const { words, text } = read;
  let { first, last } = run;
  const fold = (i: number) => (words[i] as TextWord).fold;
  const title = titleBefore(run, read);
  if (title !== undefined) first = title.after;
  while (first <= last && titleAt(read, first) !== undefined && !isOrganizationRun(read, first, last)) first += 1;
  while (first < last && isBeforeName(read, first)) first += 1;
  const isGiven = (i: number) => isGivenName(read, words[i] as TextWord);
  const bearer = title === undefined ? bearerOfOffice(read, first, last) : undefined;
  if (bearer !== undefined) first = bearer;
  // "Banker John Doe was arrested": capitalised because it begins the sentence, or in German because it is a noun.
  const isLarge = (run.opens && first === run.first) || read.language === 'de';
  if (isLarge && last - first >= 2 && !isGiven(first) && !isOrganizationWord(fold(first)) && isGiven(first + 1))
    first += 1;
  const epithet = isEpithet(read, first, last);
  if (epithet) first += 1;
  const titled =
    title?.value ??
    (bearer !== undefined ? ('official' as const) : undefined) ??
    (first > run.first ? titleAt(read, run.first) : undefined) ??
    titleJustBefore(read, first);
  if (first > last) return undefined;
  const folds = Array.from({ length: last - first + 1 }, (_, k) => fold(first + k));
  const surface = text.slice((words[first] as TextWord).start, (words[last] as TextWord).end);
  const respectful =
    first > 0 && /^(?:mr|mrs|ms|dr|m|mme|mlle|sr|sra|herr|frau|don|doña|г-н|г-жа)\.?$/.test(fold(first - 1));
  const base = (type: 'person' | 'organization', keep = folds): FoundName => ({
    type,
    start: (words[first] as TextWord).start,
    end: endOf(text, words[first + keep.length - 1] as TextWord),
    words: keep,
    ...(titled === undefined ? {} : { title: titled }),
  });
  if (SHIPS.has(words[first - 1]?.fold ?? '')) return base('organization');
  if (isQuoted(text, run)) return isRussianFirm(read, first) ? base('organization') : undefined;
  if (folds.every(isPlace) || isPlace(folds.join(' '))) return undefined;
  if (folds.length === 1) {
    const [word] = folds as [string];
    if (word.length < 2) return undefined;
    if (LEGAL_FORMS.has(word) || NOT_ORGANIZATIONS.has(word) || isPlace(word)) return undefined;
    if (KNOWN_ORGANIZATIONS.has(word)) return base('organization');
    if (/^[\p{Lu}\d&-]{3,8}$/u.test(surface) && /\p{Lu}{2}/u.test(surface))
      return isShouting(read, run) ? undefined : base('organization');
    if ((titled !== undefined || respectful) && !isOrganizationWord(word) && !OTHER_WORDS.has(word) && !run.opens)
      return base('person');
    return undefined;
  }
  if (isShouting(read, run) || LAW_WORDS.has(folds.at(-1) as string)) return undefined;
  if (LEGAL_FORMS.has(folds.at(-1) as string)) return base('organization');
  const organizationAt = folds.findIndex(isOrganizationWord);
  const given = isGiven(first);
  const initials = folds.some((word) => /^\p{L}\.?$/u.test(word)) || SUFFIXES.has(folds.at(-1) as string);
  const aged =
    /^["”'’]?\s*(?:,\s*|\(\s*|（\s*)(?:aged?\s+|âgé\w*\s+de\s+|de\s+)?\d{1,2}\b(?!\s*(?:percent|%|million))/u.test(
      text.slice((words[last] as TextWord).end),
    );
  if (organizationAt >= 0 && !(given && folds.length <= 3 && (initials || aged)) && !(titled && organizationAt > 1))
    return base('organization');
  const ending = folds.at(-1) as string;
  if (OTHER_WORDS.has(ending) && !aged && !(given && (initials || titled || SURNAMES_TOO.has(ending))))
    return undefined;
  if (PLACE_BEGINNINGS.has(folds[0] as string) && !aged && titled === undefined) return undefined;
  if (first > 0 && /^an?$/.test(fold(first - 1)) && !aged) return undefined;
  if (given || initials || aged || titled !== undefined || respectful || epithet) {
    if (countryNamed(folds[0] as string) !== undefined && !given && titled === undefined && !(aged && folds.length > 2))
      return undefined;
    return folds.length > 6 ? undefined : base('person');
  }
  if (folds.some((word) => OTHER_WORDS.has(word) || KNOWN_ORGANIZATIONS.has(word))) {
    return folds.some((word) => KNOWN_ORGANIZATIONS.has(word)) ? base('organization') : undefined;
  }
  if (read.language === 'de') return isGermanName(read, first, last) ? base('person') : undefined;
  const isShort = (word: TextWord) => /^\p{Lu}{2,5}$/u.test(text.slice(word.start, word.end));
  if (folds.some(isAbstract) || words.slice(first, last + 1).some(isShort)) return undefined;
  // "Silverio Israel Ramirez": inside a name of three or more words, a country is a second given name.
  if (folds.some((word, i) => isPlace(word) && !(countryNamed(word) !== undefined && i > 0 && i < folds.length - 1)))
    return undefined;
  return folds.length <= 4 && !stopWords(read.language).has(folds[0] as string) ? base('person') : undefined;
}

/** Finds a bearer behind a title and its body: "o ex-presidente da Câmara Eduardo Cunha". */
function bearerOfOffice(read: ReadText, first: number, last: number): number | undefined {
  const { words, language } = read;
  if (!ROMANCE.has(language) || !/^(?:d[aeo]|del|de|la|du)$/.test(words[first - 1]?.fold ?? '')) return undefined;
  const titled = [first - 2, first - 3].some(
    (at) => at >= 0 && (titleAt(read, at) !== undefined || /^ex-?\p{L}{4,}/u.test((words[at] as TextWord).fold)),
  );
  for (let at = first + 1; titled && at < last; at += 1) if (isGivenName(read, words[at] as TextWord)) return at;
  return undefined;
}
const ROMANCE: ReadonlySet<string> = new Set(['es', 'fr', 'pt']);

/** Recognises words before a name that are not titles of office: "Defendant Smith", "CPA Steven McCann". */
function isBeforeName(read: ReadText, at: number): boolean {
  const { words, text } = read;
  const word = words[at] as TextWord;
  if (BEFORE_NAMES.has(word.fold)) return true;
  return /^\p{Lu}{2,4}$/u.test(text.slice(word.start, word.end)) && GIVEN_NAMES.has((words[at + 1] as TextWord).fold);
}

const DETERMINERS = new Set('der die dem den des ein eine einem einen einer eines sein seine ihr ihre'.split(' '));

/** Recognises a German noun before a name: "der Unternehmer Anton Brill", "die Managerin Eva Quast". */
function isEpithet({ text, words, language }: ReadText, first: number, last: number): boolean {
  const [before, article] = [words[first - 1]?.fold ?? '', words[first - 2]?.fold ?? ''];
  // "der Unternehmer", "der frühere Unternehmer".
  const isDetermined = DETERMINERS.has(before) || (DETERMINERS.has(article) && /(?:e|en|er)$/.test(before));
  if (language !== 'de' || last - first < 2 || !isDetermined) return false;
  const noun = (words[first] as TextWord).fold;
  if (!isCapital(text, words[first + 1] as TextWord)) return false;
  return (
    !GIVEN_NAMES.has(noun) &&
    !GERMAN_NOUN.test(noun) &&
    !isPlace(noun.replace(/er$/, '')) &&
    !words.slice(first, last + 1).some(({ fold }) => isOrganizationWord(fold) || LEGAL_FORMS.has(fold))
  );
}

function isGivenName({ text, language }: ReadText, word: TextWord): boolean {
  return isGivenNameIn(language, word, text.slice(word.start, word.end));
}

/** Endings of German nouns, and nouns that follow numbers and dates. */
const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|tat|tion|tionen|gericht|gerichts|amt|amts|polizei|haft|jahren?|euro|prozent|millionen|milliarden|uhr|strafe|prozess|verfahren|markt|stadt|land|gesetz|konzern|behorde|ministerium|bank|firma|unternehmen|monaten?|tagen?|wochen?|ende|anfang|mitte|morgen|abend|nacht|partei|regierung|ischen?|ischer|liche[nr]?)$/;

const GERMAN_VERBS = new Set(
  'wurde wird hat hatte habe ist war sei soll sollen muss musste sitzt steht gilt sagte bestreitet bestritt gestand raumte erklarte drohen droht'.split(
    ' ',
  ),
);

/** German capitalises every noun: two in a row are a name only if a verb, an age or an apposition follows. */
function isGermanName({ text, words }: ReadText, first: number, last: number): boolean {
  const folds = words.slice(first, last + 1).map(({ fold }) => fold);
  return (
    folds.length === 2 &&
    !folds.some((word) => GERMAN_NOUN.test(word) || isPlace(word) || word.length < 2) &&
    !isPlace((folds[0] as string).replace(/er$/, '')) &&
    (GERMAN_VERBS.has(words[first - 1]?.fold ?? '') ||
      GERMAN_VERBS.has(words[last + 1]?.fold ?? '') ||
      /^(?:\s\(\d|,\s)/.test(text.slice((words[last] as TextWord).end)))
  );
}

/** Words before a ship's name; ships are treated like firms. */
const SHIPS = new Set(
  'tanker freighter trawler yacht m/v mv navire petrolier cargo buque petrolero carguero navio petroleiro cargueiro frachter schiff танкер судно теплоход сухогруз'.split(
    ' ',
  ),
);

const FIRM_BEFORE =
  /^(?:компан|фирм|фірм|завод|банк|корпорац|холдинг|груп|концерн|предприят|підприємств|товариств|мереж|сет[ьи]$|магазин|агентств|агенц|фонд|клініц?к|клиник|ооо$|ао$|оао$|зао$|пао$|тов$|пат$|прат$|тзов$|пп$|ат$)/;

/** Recognises a kind of firm before a name: Russian puts firms in quotation marks («Ромашка»). */
function isRussianFirm({ words, language }: ReadText, first: number): boolean {
  return (language === 'ru' || language === 'uk') && FIRM_BEFORE.test(words[first - 1]?.fold ?? '');
}

/** Tells whether a name has quotation marks of its own, as a title of a work has. */
function isQuoted(text: string, { start, end }: Run): boolean {
  return /["“«]/.test(text[start - 1] ?? '') && /["”»,]/.test(text[end] ?? '');
}

/** Ignores capitals in a sentence written all in capitals. */
function isShouting(read: ReadText, run: Run): boolean {
  const from = run.start < read.titleLength ? 0 : read.titleLength;
  const around = read.text.slice(Math.max(from, run.start - 40), run.end + 40);
  return !/\p{Ll}{2}/u.test(around);
}
