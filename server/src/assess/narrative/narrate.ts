import type { AnalysedParty, AnalysisInput } from '../../domain/analysis.js';
import { countryName } from '../../domain/country.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import { oneLine } from '../../domain/one-line.js';
import { showDate } from '../../domain/partial-date.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import type { JudgedRecord } from '../verdict/judged-record.js';
import { changingDatum, reasonSentences } from './conclusion.js';
import { evidencePhrase } from './evidence-phrase.js';
import { capital, factName } from './evidence-words.js';
import { MEDIA_REASON, mediaSentences } from './media-words.js';
import { missingSentences, worthAsking } from './missing-words.js';
import { counted, enumerate, quoted, recordTitle, TYPE_WORDS, VERDICT_WORDS } from './record-words.js';

/** What a narrative may speak of, and nothing else. */
export interface NarrativeFacts {
  readonly input: AnalysisInput;
  /** The customer with what was looked at. */
  readonly party: AnalysedParty;
  readonly judged: readonly JudgedRecord[];
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
}

/** More lists or records than these are counted and not named, where short is better. */
const LISTS_NAMED_IN_LITE = 3;
const RECORDS_NAMED = 5;

/** The reasoning in plain English: two to four sentences in Lite, five parts in Advanced. */
export function narrate(facts: NarrativeFacts): string {
  return facts.input.mode === 'lite' ? lite(facts) : advanced(facts);
}

function lite(facts: NarrativeFacts): string {
  const { judged, party, input } = facts;
  const lists = listsOf(input, LISTS_NAMED_IN_LITE);
  const screened = `${oneLine(party.name)} was screened against ${lists}: ${counted(judged.length, 'record')} reached the match score of ${input.matchScore}.`;
  const [leading] = judged;
  // One sentence, because a Lite narrative has four at most.
  const media = mediaSentences(input).slice(0, 1);
  if (leading === undefined) return [screened, ...media, result(facts)].join(' ');
  const phrases = phrasesOf(leading, ({ code }) => code !== 'name_rarity').slice(0, 3);
  const closest = `The closest, ${recordTitle(leading.analysed)}, was compared: ${enumerate(phrases)}.`;
  return [screened, closest, ...(media.length > 0 ? media : lacking(leading)), result(facts)].join(' ');
}

/** What else there would be to compare: the customer's date of birth, or in Advanced the rest. Nothing once it is decided. */
function lacking({ analysed, verdict }: JudgedRecord): string[] {
  if (verdict.verdict === 'true_positive' || verdict.verdict === 'false_positive') return [];
  const type = analysed.record.entityType;
  const asked = worthAsking(verdict.evidence, type);
  if (asked.length === 0) return [];
  const date = factName('date', type);
  if (asked.includes(date)) return [`The record holds a ${date} that the customer's could be compared with.`];
  return [`An Advanced analysis could also compare the ${enumerate(asked)} that the record holds.`];
}

function advanced(facts: NarrativeFacts): string {
  const { judged } = facts;
  const [leading] = judged;
  const parts = [`Subject: ${subject(facts)}`, `Basis of screening: ${basis(facts)}`];
  if (leading !== undefined) {
    const pro = phrasesOf(leading, ({ weight, outcome }) => weight > 0 && outcome !== 'conflict');
    const contra = phrasesOf(
      leading,
      ({ weight, outcome, code }) => weight < 0 || outcome === 'conflict' || code === 'deceased',
    );
    const missing = missingSentences(leading.verdict.evidence, leading.analysed.record.entityType);
    parts.push(
      `Evidence for: ${pro.length === 0 ? 'Nothing speaks for the same party.' : `${capital(enumerate(pro))}.`}`,
      `Evidence against or missing: ${[contra.length === 0 ? 'Nothing that was compared speaks against it.' : `${capital(enumerate(contra))}.`, ...missing].join(' ')}`,
    );
  } else {
    parts.push(
      'Evidence for: Nothing, because no record was found.',
      'Evidence against or missing: There was no record to compare with.',
    );
  }
  return [...parts, `Conclusion and action: ${conclusion(facts)}`].join('\n\n');
}

/** Who is meant, with every detail that was looked at, and which were given but are switched off. */
function subject({ party, input }: NarrativeFacts): string {
  const types = party.entityTypes.map((type) => TYPE_WORDS[type]);
  const who = `${oneLine(party.name)}${types.length === 0 ? '' : ` (${types.join(' or ')})`}`;
  const type = party.entityTypes[0] ?? 'Person';
  const { date, countries, nationality, gender, identificationNumber, address, occupation, industry } = party;
  const details = [
    date && `${factName('date', type)} ${showDate(date)}`,
    nationality && `${factName('nationality', type)} ${quoted(nationality)}`,
    countries && countries.length > 0 && `country ${enumerate(countries.map(countryName))}`,
    gender && `gender ${gender}`,
    identificationNumber && `identification number ${identificationNumber.value}`,
    party.businessRegistrationNumber && `business registration number ${party.businessRegistrationNumber}`,
    party.imoNumber && `IMO number ${party.imoNumber}`,
    party.tailNumber && `tail number ${party.tailNumber}`,
    party.knownAlias && `known alias ${quoted(party.knownAlias)}`,
    address && `address ${quoted(address)}`,
    occupation && `occupation ${quoted(occupation)}`,
    industry && `industry ${quoted(industry)}`,
    party.parent && `parent ${quoted(party.parent)}`,
    party.spouse && `spouse ${quoted(party.spouse)}`,
    party.sibling && `sibling ${quoted(party.sibling)}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  const given = Object.keys(input.party).length - Object.keys(party).length;
  const unused = given > 0 ? ` Details that are switched off in the configuration were not looked at.` : '';
  return `${who}; ${details.length === 0 ? 'no further details' : details.join('; ')}.${unused}`;
}

function basis({ input, party, judged }: NarrativeFacts): string {
  const media = mediaSentences(input)
    .map((sentence) => ` ${sentence}`)
    .join('');
  const screened = `${oneLine(party.name)} was screened against ${listsOf(input, input.editions.length)}.`;
  const reached = `${capital(counted(judged.length, 'record'))} reached the match score of ${input.matchScore}`;
  if (judged.length === 0) return `${screened} ${reached}.${media}`;
  const named = judged.slice(0, RECORDS_NAMED).map(basisOf);
  const rest = judged.length - named.length;
  return `${screened} ${reached}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.${media}`;
}

/** What a record is listed for, since when and under what. */
function basisOf({ analysed }: JudgedRecord): string {
  const { categories, listing } = analysed.record;
  const since = listing.listedOn === undefined ? '' : `, listed on ${listing.listedOn}`;
  const under = listing.programs.length === 0 ? '' : `, under ${enumerate(listing.programs)}`;
  return `${recordTitle(analysed)}, for ${enumerate(categories)}${since}${under}`;
}

function conclusion(facts: NarrativeFacts): string {
  const { judged, input } = facts;
  const [leading, ...others] = judged;
  const media = (input.adverseMedia?.articles.length ?? 0) > 0 ? [MEDIA_REASON] : [];
  if (leading === undefined) {
    return [result(facts), ...media, 'A new edition of a list would be a reason to screen again.'].join(' ');
  }
  const open = others.filter(({ verdict }) => verdict.verdict !== 'false_positive');
  const told = open
    .slice(0, RECORDS_NAMED)
    .map(({ analysed, verdict }) => `${recordTitle(analysed)} is ${VERDICT_WORDS[verdict.verdict]}`);
  const rest = open.length - told.length;
  return [
    result(facts),
    ...reasonSentences(leading, media.length > 0),
    ...media,
    ...(told.length > 0
      ? [`Of the other records, ${enumerate(rest > 0 ? [...told, `${rest} more are open`] : told)}.`]
      : []),
    changingDatum(leading),
  ].join(' ');
}

function result({ verdict, recommendation }: NarrativeFacts): string {
  return `The result is ${VERDICT_WORDS[verdict]}; the recommended action is: ${recommendation}.`;
}

function listsOf({ editions }: AnalysisInput, most: number): string {
  if (editions.length === 0) return 'no list';
  if (editions.length > most) return counted(editions.length, 'list');
  return enumerate(
    editions.map(({ version, demonstration }) => (demonstration ? `${version} (invented data)` : version)),
  );
}

function phrasesOf({ analysed, verdict }: JudgedRecord, choose: (evidence: IdentityEvidence) => boolean): string[] {
  return verdict.evidence
    .filter(choose)
    .map((one) => evidencePhrase(one, analysed.record.entityType))
    .filter((phrase) => phrase !== '');
}
