import type { EntityType } from '@touchstone/engine';
import type { AnalysisInput } from '../../../domain/analysis.js';
import { countryName, nationalitiesNamed } from '../../../domain/country.js';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import { oneLine } from '../../../domain/one-line.js';
import { showDate } from '../../../domain/partial-date.js';
import type { Sight } from '../../sight.js';
import type { JudgedRecord } from '../../verdict/judged-record.js';
import type { NarrativeFacts } from '../narrative-version.js';
import { changingDatum, reasonSentences } from './conclusion.js';
import { evidencePhrases } from './evidence-phrase.js';
import { capital, sideOf } from './evidence-words.js';
import { factName } from './fact-name.js';
import { countedAtBar, decidedClause, gapClauses, gapReason } from './gap-words.js';
import { excludedSentence, mediaGap, mediaReason, mediaSearch, mediaSentences, storySentence } from './media-words.js';
import { missingSentences, withheldWords, worthAsking, worthSwitchingOn } from './missing-words.js';
import { counted, enumerate, quoted, recordTitle, TYPE_WORDS, VERDICT_WORDS } from './record-words.js';

/** More lists, records or facts than these are counted or left out, where short is better. */
const LISTS_NAMED_IN_LITE = 3;
const FACTS_NAMED_IN_LITE = 3;
const RECORDS_NAMED = 5;

/** The reasoning in plain English: two to four sentences in Lite, five parts in Advanced. */
export function narrate(facts: NarrativeFacts): string {
  return facts.input.mode === 'lite' ? lite(facts) : advanced(facts);
}

function lite(facts: NarrativeFacts): string {
  const { judged, sight, input } = facts;
  const lists = listsOf(input, LISTS_NAMED_IN_LITE);
  const screened = `${oneLine(sight.party.name)} was screened against ${lists}: ${countedAtBar(input)}${besideClauses(
    input,
  )
    .map((clause) => `; ${clause}`)
    .join('')}.`;
  const [leading] = judged;
  // One sentence, because a Lite narrative has four at most.
  const media = mediaSentences(input).slice(0, 1);
  if (leading === undefined) return [screened, ...media, result(facts)].join(' ');
  // Differences are never crowded out by agreements.
  const isConflict = ({ outcome }: IdentityEvidence) => outcome === 'conflict';
  const phrases = [...phrasesOf(leading, sight, isConflict), ...phrasesOf(leading, sight, (one) => !isConflict(one))];
  const closest = `In the closest record, ${recordTitle(leading.analysed)}, ${enumerate(phrases.slice(0, FACTS_NAMED_IN_LITE))}.`;
  return [screened, closest, ...(media.length > 0 ? media : lacking(leading, sight)), result(facts)].join(' ');
}

/** Facts that were given and not compared, and others that could be compared. None once it is decided. */
function lacking({ analysed, verdict }: JudgedRecord, sight: Sight): string[] {
  if (verdict.verdict === 'true_positive' || verdict.verdict === 'false_positive') return [];
  const type = analysed.record.entityType;
  const withheld = withheldWords(type, sight);
  const asked = enumerate(worthAsking(verdict.evidence, type, sight));
  const others = enumerate(worthSwitchingOn(verdict.evidence, type, sight));
  const clauses = [
    ...(withheld === '' ? [] : [`given by the customer but not compared: ${withheld}`]),
    ...(asked === '' ? [] : [`held by the record but not given by the customer: ${asked}`]),
    ...(withheld === '' && asked === '' && others !== ''
      ? [`an Advanced analysis could also compare the ${others}, which the record holds`]
      : []),
  ];
  return clauses.length === 0 ? [] : [`${capital(clauses.join('; '))}.`];
}

function advanced(facts: NarrativeFacts): string {
  return [
    `Subject: ${subject(facts)}`,
    `Basis of screening: ${basis(facts)}`,
    `Evidence for: ${evidenceFor(facts)}`,
    `Evidence against or missing: ${evidenceAgainst(facts)}`,
    `Conclusion and action: ${conclusion(facts)}`,
  ].join('\n\n');
}

function evidenceFor({ judged: [leading], sight, input }: NarrativeFacts): string {
  const pro = leading === undefined ? [] : phrasesOf(leading, sight, (one) => sideOf(one) === 'for');
  const stories = storySentence(input);
  const nothing = leading === undefined ? 'No record was found.' : 'Nothing in the records speaks for the same party.';
  return sentences(pro.length > 0 ? `${capital(enumerate(pro))}.` : nothing, stories);
}

function evidenceAgainst({ judged: [leading], sight, input }: NarrativeFacts): string {
  const gap = mediaGap(input);
  const media = [gap === '' ? '' : `${gap}.`, excludedSentence(input)];
  if (leading === undefined) return sentences('There was no record to compare with.', ...media);
  const contra = phrasesOf(leading, sight, (one) => sideOf(one) === 'against');
  const caution = phrasesOf(leading, sight, (one) => sideOf(one) === 'caution');
  const { record } = leading.analysed;
  return sentences(
    contra.length > 0 ? `${capital(enumerate(contra))}.` : 'Nothing that was compared speaks against the same party.',
    caution.length > 0 ? `To be borne in mind: ${enumerate(caution)}.` : '',
    ...missingSentences(leading.verdict.evidence, record.entityType, sight),
    ...media,
  );
}

/** Who is meant, with every detail that was looked at, and which were given and were not. */
function subject({ sight, judged }: NarrativeFacts): string {
  const { party } = sight;
  const types = party.entityTypes.map((type) => TYPE_WORDS[type]);
  const who = `${oneLine(party.name)}${types.length === 0 ? '' : ` (${types.join(' or ')})`}`;
  const type: EntityType = party.entityTypes[0] ?? judged[0]?.analysed.record.entityType ?? 'Person';
  const { date, countries = [], nationality, gender, identificationNumber, address, occupation, industry } = party;
  const details = [
    date && `${factName('date', type)} ${showDate(date)}`,
    nationality && `${factName('nationality', type)} ${nationalityShown(nationality)}`,
    countries.length > 0 &&
      `${countries.length === 1 ? 'country' : 'countries'} ${enumerate(countries.map(countryName))}`,
    gender && `gender ${gender}`,
    identificationNumber && `identification number ${identificationNumber.value}`,
    party.businessRegistrationNumber && `business registration number ${party.businessRegistrationNumber}`,
    party.imoNumber && `IMO number ${party.imoNumber}`,
    party.tailNumber && `tail number ${party.tailNumber}`,
    party.knownAlias && `known alias ${quoted(party.knownAlias)}`,
    address && `address ${quoted(address)}`,
    occupation && `occupation ${quoted(occupation)}`,
    industry && `industry ${quoted(industry)}`,
    party.parent && `${factName('parent', type)} ${quoted(party.parent)}`,
    party.spouse && `spouse ${quoted(party.spouse)}`,
    party.sibling && `sibling ${quoted(party.sibling)}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  const unused = withheldWords(type, sight);
  return sentences(
    `${who}; ${details.length > 0 ? details.join('; ') : unused === '' ? 'no further details' : 'no further details looked at'}.`,
    judged.length === 0 && unused !== '' ? `Given but not compared: ${unused}.` : '',
  );
}

/** A code as the country it is of; other text as it was written. */
function nationalityShown(written: string): string {
  const [code, ...more] = nationalitiesNamed(written);
  return code === undefined || more.length > 0 || written.length > 3 ? quoted(written) : countryName(code);
}

function basis({ input, judged }: NarrativeFacts): string {
  const reached = capital(countedAtBar(input));
  const named = judged.slice(0, RECORDS_NAMED).map(basisOf);
  const rest = judged.length - named.length;
  const records = [...named, ...(rest > 0 ? [`and ${counted(rest, 'more record', 'more records')}`] : [])].join('; ');
  return sentences(
    `The subject was screened against ${listsOf(input, input.editions.length, true)}.`,
    judged.length === 0 ? `${reached}.` : `${reached}: ${records}.`,
    ...besideClauses(input).map((clause) => `${capital(clause)}.`),
    mediaSearch(input),
  );
}

/** Details beside the number of records: clauses of its sentence in Lite, where sentences are few, else sentences. */
function besideClauses(input: AnalysisInput): string[] {
  return [decidedClause(input.records), ...gapClauses(input).map(({ text }) => text)].filter((text) => text !== '');
}

/** Categories that a record is listed for, since when and under which programme. */
function basisOf({ analysed }: JudgedRecord): string {
  const { record, joinedBy } = analysed;
  const { categories, listing } = record;
  const since = listing.listedOn === undefined ? '' : `, listed on ${listing.listedOn}`;
  const legal = listing.legalBasis.length === 1 ? ` (${oneLine(listing.legalBasis[0] ?? '')})` : '';
  const programmes = `${listing.programs.length === 1 ? 'programme' : 'programmes'} ${enumerate(listing.programs.map(quoted))}`;
  const under = listing.programs.length === 0 ? '' : `, under the ${programmes}${legal}`;
  const joined =
    joinedBy === undefined ? '' : `, held to be the same party as another of these records because of ${joinedBy}`;
  return `${recordTitle(analysed)}, for ${enumerate(categories)}${since}${under}${joined}`;
}

function conclusion(facts: NarrativeFacts): string {
  const { judged, input, sight } = facts;
  const [leading, ...others] = judged;
  const media = sentences(mediaReason(input), gapReason(input));
  if (leading === undefined) {
    return sentences(result(facts), media, 'A new edition of a list would be a reason to screen again.');
  }
  const open = others.filter(({ verdict }) => verdict.verdict !== 'false_positive');
  const told = open
    .slice(0, RECORDS_NAMED)
    .map(({ analysed, verdict }) => `${recordTitle(analysed)} is ${VERDICT_WORDS[verdict.verdict]}`);
  const rest = open.length - told.length;
  return sentences(
    result(facts),
    ...reasonSentences(leading, media !== ''),
    changingDatum(leading, sight),
    media,
    told.length > 0 ? `Of the other records, ${enumerate(rest > 0 ? [...told, `${rest} more are open`] : told)}.` : '',
  );
}

function result({ verdict, recommendation }: NarrativeFacts): string {
  return `The result is ${VERDICT_WORDS[verdict]}; the recommended action is: ${recommendation}.`;
}

/** `isDated`: with the day each was published, which its version may not tell. */
function listsOf({ editions }: AnalysisInput, most: number, isDated = false): string {
  if (editions.length === 0) return 'no list';
  if (editions.length > most) return counted(editions.length, 'list');
  return enumerate(
    editions.map(({ version, demonstration, publishedOn }) =>
      demonstration
        ? `${version} (invented data)`
        : isDated && publishedOn !== undefined
          ? `${version} (published ${publishedOn})`
          : version,
    ),
  );
}

function phrasesOf(
  { analysed, verdict }: JudgedRecord,
  { party }: Sight,
  choose: (evidence: IdentityEvidence) => boolean,
): string[] {
  return evidencePhrases(analysed.record, verdict.evidence, party.name, choose);
}

/** Those that there are, one after another. */
function sentences(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
