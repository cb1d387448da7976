import { compareNames, type EntityType, type PartialDate } from '@touchstone/engine';
import { type ArticleParty, type StoredArticle, WRONGDOING_BAR } from '../../domain/article.js';
import { LINKED, type LinkStatus, POSSIBLE } from '../../domain/case-article.js';
import { countryName } from '../../domain/country.js';

/** The party for which articles are searched. */
export interface MediaSubject {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Empty means any type. */
  readonly entityTypes: readonly EntityType[];
  /** Date of birth; a company's date cannot be compared with an age in a text. */
  readonly date?: PartialDate;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly occupation?: string;
  /** Names of relatives and of associated companies and persons. */
  readonly relatives: readonly string[];
}

export interface ArticleLink {
  readonly party: ArticleParty;
  readonly probability: number;
  readonly status: LinkStatus;
  readonly reasons: readonly string[];
  /** True if excluded only because the country differs although the name is the same: it neither links nor clears. */
  readonly onlyCountryDiffers?: true;
}

/** Lowest name score, 0 to 100, at which an article is considered. */
const NAME_BAR = 80;
/** Score from which names count as the same, apart from order, romanization and legal form. */
const SAME_NAME = 95;

/**
 * Log-odds, chosen by us to be readable and to meet these goals: a full name alone is a possible link, one independent
 * agreement confirms it, one contradiction of age or country excludes it. A missing value weighs 0.
 */
const WEIGHTS = {
  fullName: 0.5,
  longName: 0.35,
  organizationName: 0.9,
  singleWord: -1.2,
  pointOfName: 0.09,
  ageAgrees: 2.4,
  ageNear: -0.8,
  ageConflicts: -4.5,
  birthYearAgrees: 2.8,
  countryAgrees: 1.3,
  countryInText: 0.45,
  countryConflicts: -2.6,
  occupation: 1.2,
  relative: 2.2,
  relativeInText: 1.5,
} as const;

/** Highest confidence of a name alone. */
const NAME_ALONE = 0.79;

/**
 * Tells whether an article is about the subject: the party with the closest name is weighed by age, country, occupation
 * and company. Undefined if no party has the name. Excluded with the reason: parties that are not accused or cannot be
 * the subject, and articles that do not report wrongdoing. `parties`: only these may be the subject.
 */
export function linkArticle(
  subject: MediaSubject,
  article: StoredArticle,
  parties: readonly ArticleParty[] = article.reading.parties,
): ArticleLink | undefined {
  const links = parties
    .filter((party) => mayBe(subject, party))
    .map((party) => linkParty(subject, article, party))
    .filter((link) => link !== undefined);
  // Of two parties with the same name, prefer the accused: a missed link is worse.
  return links.sort((a, b) => Number(b.party.adverse) - Number(a.party.adverse) || b.probability - a.probability)[0];
}

const PERSONS: ReadonlySet<EntityType> = new Set(['Person', 'Crypto_Wallet']);

/** A wallet stands for its owner, of any type; ships are treated like firms. No entity types means any. */
export function mayBe(
  { entityTypes }: Pick<MediaSubject, 'entityTypes'>,
  { type }: Pick<ArticleParty, 'type'>,
): boolean {
  if (entityTypes.length === 0) return true;
  return entityTypes.some((one) => (type === 'person' ? PERSONS.has(one) : one !== 'Person'));
}

function linkParty(subject: MediaSubject, article: StoredArticle, party: ArticleParty): ArticleLink | undefined {
  const entityType: EntityType = party.type === 'person' ? 'Person' : 'Organization';
  let best = { score: 0, own: subject.name, written: party.name };
  for (const own of [subject.name, ...subject.aliases]) {
    // A surname alone stands for the full name; only the fullest form counts.
    for (const written of [party.name, ...party.otherNames.filter((name) => name.length > party.name.length * 0.7)]) {
      const { score } = compareNames(own, written, entityType);
      if (score > best.score) best = { score, own, written };
    }
  }
  if (best.score < NAME_BAR) return undefined;
  const country = countryEvidence(subject, article, party);
  const others = [nameEvidence(subject, best, party), ...besides(subject, article, party)];
  const evidence = [...others, ...country];
  const probability = probabilityOf(evidence);
  const reasons = [...evidence].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).map(({ text }) => text);
  if (article.reading.wrongdoing < WRONGDOING_BAR) {
    return {
      party,
      probability,
      status: 'excluded',
      reasons: [...reasons, 'Excluded: the article does not report wrongdoing'],
    };
  }
  if (!party.adverse) {
    return {
      party,
      probability,
      status: 'excluded',
      reasons: [...reasons, `Excluded: named as ${party.role}, not accused`],
    };
  }
  const status = probability >= LINKED ? 'linked' : probability >= POSSIBLE ? 'possible' : 'excluded';
  reasons.push(
    `Role in the article: ${party.role} (${party.grounds
      .slice(0, 2)
      .map(({ text }) => `"${text}"`)
      .join(', ')})`,
  );
  if (status !== 'excluded') return { party, probability, status, reasons };
  const onlyCountryDiffers = best.score >= SAME_NAME && probabilityOf(others) >= POSSIBLE;
  reasons.push(
    onlyCountryDiffers
      ? 'Excluded: the same name in another country, with no other difference'
      : 'Excluded: the evidence is against the same party',
  );
  return { party, probability, status, reasons, ...(onlyCountryDiffers && { onlyCountryDiffers }) };
}

/** Computes the probability from evidence that begins with the name, two decimals. */
function probabilityOf(evidence: readonly Weighed[]): number {
  const odds = evidence.reduce((sum, { points }) => sum + points, 0);
  const supported = evidence.slice(1).some(({ points }) => points >= 1);
  const raw = 1 / (1 + Math.exp(-odds));
  return Math.round(100 * (supported ? raw : Math.min(raw, NAME_ALONE))) / 100;
}

interface Weighed {
  readonly text: string;
  readonly points: number;
}

function nameEvidence(
  { name }: MediaSubject,
  best: { score: number; own: string; written: string },
  party: ArticleParty,
): Weighed {
  const score = Math.round(best.score * 10) / 10;
  const words = best.written.split(/[\s·・]+/).filter((word) => word.length > 1);
  // Two Han or Hangul characters are a family name and a given name.
  const parts = words.length === 1 && /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(best.written) ? 2 : words.length;
  const base =
    parts < 2
      ? WEIGHTS.singleWord + (party.type === 'organization' ? 1 : 0)
      : (party.type === 'organization' ? WEIGHTS.organizationName : WEIGHTS.fullName) +
        (parts > 2 ? WEIGHTS.longName : 0);
  const points = base - WEIGHTS.pointOfName * (100 - best.score);
  return {
    text: `Name in the article: "${best.written}" (name score ${score}${best.own === name ? '' : ` with "${best.own}"`})`,
    points,
  };
}

function besides(subject: MediaSubject, article: StoredArticle, party: ArticleParty): Weighed[] {
  return [
    ...(party.type === 'person' ? ageEvidence(subject, article, party) : []),
    ...occupationEvidence(subject, party),
    ...relativeEvidence(subject, article, party),
  ];
}

function ageEvidence({ date }: MediaSubject, article: StoredArticle, party: ArticleParty): Weighed[] {
  if (date === undefined) return [];
  if (date.precision === 'range' || date.start.slice(0, 4) !== date.end.slice(0, 4)) return [];
  const born = Number(date.start.slice(0, 4));
  const written: Weighed[] = party.birthYears.map((year) =>
    year === born
      ? { text: `Year of birth in the article agrees: ${year}`, points: WEIGHTS.birthYearAgrees }
      : {
          text: `Year of birth in the article differs: ${year} (customer: ${born})`,
          points: Math.abs(year - born) <= 1 ? 0 : WEIGHTS.ageConflicts,
        },
  );
  if (written.length > 0) return written.slice(0, 1);
  const [age] = party.ages;
  const year = article.publishedAt?.getUTCFullYear();
  if (age === undefined || year === undefined) return [];
  const expected = year - born;
  // Age is one lower before the birthday, and an article may be about the previous year.
  const apart = Math.min(Math.abs(expected - age), Math.abs(expected - 1 - age));
  if (apart === 0)
    return [{ text: `Age in the article agrees: ${age} in ${year}, born in ${born}`, points: WEIGHTS.ageAgrees }];
  const points = apart <= 1 ? WEIGHTS.ageNear : WEIGHTS.ageConflicts;
  return [
    {
      text: `Age in the article differs: ${age} in ${year}; a birth in ${born} gives ${expected - 1} or ${expected}`,
      points,
    },
  ];
}

function countryEvidence(subject: MediaSubject, article: StoredArticle, party: ArticleParty): Weighed[] {
  if (subject.countries.length === 0) return [];
  const names = (codes: readonly string[]) => codes.map(countryName).join(', ');
  const shared = party.countries.filter((code) => subject.countries.includes(code));
  if (shared.length > 0)
    return [{ text: `Country next to the name agrees: ${names(shared)}`, points: WEIGHTS.countryAgrees }];
  if (party.countries.length > 0) {
    const text = `Country next to the name differs: ${names(party.countries)} (customer: ${names(subject.countries)})`;
    return [{ text, points: WEIGHTS.countryConflicts }];
  }
  const inText = article.reading.countries.filter((code) => subject.countries.includes(code));
  return inText.length === 0
    ? []
    : [{ text: `Country named in the article: ${names(inText)}`, points: WEIGHTS.countryInText }];
}

function occupationEvidence({ occupation }: MediaSubject, party: ArticleParty): Weighed[] {
  if (occupation === undefined) return [];
  const beside = party.beside.toLowerCase();
  const word = occupation
    .toLowerCase()
    .split(/\W+/u)
    .find((one) => one.length > 4 && beside.includes(one));
  return word === undefined ? [] : [{ text: `Occupation next to the name: ${word}`, points: WEIGHTS.occupation }];
}

function relativeEvidence({ relatives }: MediaSubject, { reading }: StoredArticle, party: ArticleParty): Weighed[] {
  const together = [
    ...party.persons.map((name) => ({ name, type: 'Person' as const })),
    ...party.organizations.map((name) => ({ name, type: 'Organization' as const })),
  ];
  const near = metAmong(relatives, together);
  if (near !== undefined) {
    return [{ text: `Named together with ${near}, a known associate of the subject`, points: WEIGHTS.relative }];
  }
  // A surname alone elsewhere in the text could be anyone's.
  const elsewhere = reading.parties
    .filter((other) => other !== party && /\S\s+\S/.test(other.name))
    .map(({ name, type }) => ({ name, type: type === 'person' ? ('Person' as const) : ('Organization' as const) }));
  const inText = metAmong(relatives, elsewhere);
  return inText === undefined
    ? []
    : [{ text: `The article names ${inText}, a known associate of the subject`, points: WEIGHTS.relativeInText }];
}

function metAmong(
  relatives: readonly string[],
  named: readonly { readonly name: string; readonly type: 'Person' | 'Organization' }[],
): string | undefined {
  return named.find(({ name, type }) => relatives.some((one) => compareNames(one, name, type).score >= 90))?.name;
}
