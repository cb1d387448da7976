import type { EntityType } from '@touchstone/engine';
import type { AnalysisInput } from '../../domain/analysis.js';
import { countryName, nationalitiesNamed } from '../../domain/country.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import { oneLine } from '../../domain/one-line.js';
import { showDate } from '../../domain/partial-date.js';
import { type ChangedPhrases, changedPhrases } from '../changed-phrases.js';
import { TYPE_WORDS } from '../facts/entity-type.js';
import { factOf } from '../facts/facts.js';
import type { JudgedRecord } from '../verdict/judged-record.js';
import { counted, enumerate, inWords, paragraph, quoted, sentenceOf, writtenOut } from '../words.js';
import { changingDatum, reasonSentence, resultSentence } from './conclusion.js';
import { aboutRecord, comparedFacts, evidenceClauses, hasPhrase, sideOf } from './evidence-words.js';
import { decidedClause, gapClauses, gapReason } from './gap-words.js';
import {
  excludedClause,
  mediaClauses,
  mediaElsewhere,
  mediaGap,
  mediaReason,
  noMediaClause,
  storyClause,
} from './media-words.js';
import { missingSentence, withheldClause, worthAsking, worthEnabling } from './missing-words.js';
import type { NarrativeFacts } from './narrative-version.js';
import { listTitle, reachedClause, recordTitle, VERDICT_WORDS, VERDICTS_WORDS } from './record-words.js';

/** Longer enumerations are counted, where short is better. */
const LISTS_NAMED_IN_LITE = 3;
const FACTS_NAMED_IN_LITE = 3;
const RECORDS_NAMED = 3;

/** The reasoning in plain English: three to five sentences in Lite, five parts of one to four sentences in Advanced. */
export function narrate(facts: NarrativeFacts): string {
  return facts.input.mode === 'lite' ? lite(facts) : advanced(facts);
}

function lite(facts: NarrativeFacts): string {
  const { judged, input, verdict, recommendation } = facts;
  const [leading, ...others] = judged;
  const lists = input.editions.length > LISTS_NAMED_IN_LITE ? counted(input.editions.length, 'list') : listsOf(input);
  const title = leading === undefined ? '' : recordTitle(leading.analysed);
  const closest = leading === undefined ? '' : others.length > 0 ? `; the closest is ${title}` : `: ${title}`;
  const media = mediaClauses(input).slice(0, 1);
  return paragraph(
    `${oneLine(input.party.name)} ${changedPhrases(input).wasScreened(lists)}.`,
    sentenceOf([`${reachedClause(input)}${closest}`]),
    leading === undefined ? '' : liteEvidence(leading, facts),
    // One sentence for all caveats keeps it to five; without caveats it names what else could be compared.
    sentenceOf([...besides(input), ...media]) || (leading === undefined ? '' : lacking(leading, facts)),
    resultSentence(verdict, recommendation),
  );
}

/** The weightiest facts of the closest record; a difference is never crowded out by an agreement. */
function liteEvidence({ analysed, verdict }: JudgedRecord, { input }: NarrativeFacts): string {
  const { evidence } = verdict;
  const compared = comparedFacts(evidence).filter(hasPhrase);
  const isConflict = ({ outcome }: IdentityEvidence) => outcome === 'conflict';
  const chosen = [...compared.filter(isConflict), ...compared.filter((one) => !isConflict(one))].slice(
    0,
    FACTS_NAMED_IN_LITE,
  );
  const about = aboutRecord(analysed.record, evidence, input);
  const { identical, others } = evidenceClauses(chosen, about);
  return sentenceOf([identical, ...others]);
}

/** Words what was supplied and not compared, and what else there would be to compare. Empty once it is decided. */
function lacking({ analysed, verdict }: JudgedRecord, { input, sight }: NarrativeFacts): string {
  if (verdict.verdict === 'true_positive' || verdict.verdict === 'false_positive') return '';
  const type = analysed.record.entityType;
  const questions = enumerate(worthAsking(verdict.evidence, type, sight));
  const more = enumerate(worthEnabling(verdict.evidence, type, sight));
  const withheld = withheldClause(type, sight, changedPhrases(input));
  return sentenceOf([
    withheld,
    questions === '' ? '' : `asking the customer for the ${questions} could settle this`,
    withheld === '' && more !== '' ? `an Advanced analysis could also compare the ${more}` : '',
  ]);
}

function advanced(facts: NarrativeFacts): string {
  return [
    `Subject: ${subject(facts)}`,
    `Screening: ${screening(facts)}`,
    `Evidence for: ${evidenceFor(facts)}`,
    `Evidence against or missing: ${evidenceAgainst(facts)}`,
    `Conclusion: ${conclusion(facts)}`,
  ].join('\n\n');
}

/** Names the subject with every detail in use, and the supplied details that are not. */
function subject({ input, sight, judged }: NarrativeFacts): string {
  const { party } = sight;
  const types = party.entityTypes.map((type) => TYPE_WORDS[type]);
  const type: EntityType = party.entityTypes[0] ?? judged[0]?.analysed.record.entityType ?? 'Person';
  const noun = (code: string) => factOf(code).noun(type);
  const { date, countries = [], nationality, gender, identificationNumber } = party;
  const details = [
    date && `${noun('date')} ${writtenOut(showDate(date))}`,
    nationality && `${noun('nationality')} ${nationalityShown(nationality)}`,
    countries.length > 0 &&
      `${countries.length === 1 ? 'country' : 'countries'} ${enumerate(countries.map(countryName))}`,
    gender && `gender ${gender}`,
    identificationNumber && `identification number ${oneLine(identificationNumber.value)}`,
    party.businessRegistrationNumber && `business registration number ${oneLine(party.businessRegistrationNumber)}`,
    party.imoNumber && `IMO number ${oneLine(party.imoNumber)}`,
    party.tailNumber && `tail number ${oneLine(party.tailNumber)}`,
    party.knownAlias && `known alias ${quoted(party.knownAlias)}`,
    party.address && `address ${quoted(party.address)}`,
    party.occupation && `occupation ${quoted(party.occupation)}`,
    party.industry && `industry ${quoted(party.industry)}`,
    party.parent && `${noun('parent')} ${quoted(party.parent)}`,
    party.spouse && `spouse ${quoted(party.spouse)}`,
    party.sibling && `sibling ${quoted(party.sibling)}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  const who = `${oneLine(party.name)}${types.length === 0 ? '' : ` (${enumerate(types, 'or')})`}`;
  const isAny = details.length > 0 || sight.withheld.size > 0;
  return paragraph(
    `${who}.`,
    isAny
      ? sentenceOf([details.length === 0 ? '' : `supplied: ${details.join('; ')}`])
      : 'No further details were supplied.',
    judged.length === 0 ? sentenceOf([withheldClause(type, sight, changedPhrases(input))]) : '',
  );
}

/** A code as the country it is of; other text as it was written. */
function nationalityShown(written: string): string {
  const [code, ...more] = nationalitiesNamed(written);
  return code === undefined || more.length > 0 || written.length > 3 ? oneLine(written) : countryName(code);
}

function screening({ input, judged }: NarrativeFacts): string {
  const phrases = changedPhrases(input);
  const named = judged.slice(0, RECORDS_NAMED).map((one) => listingOf(one, phrases));
  const records =
    judged.length > RECORDS_NAMED ? `the ${inWords(RECORDS_NAMED)} closest are ${named.join('; ')}` : named.join('; ');
  const media = input.adverseMedia?.status === 'completed' ? `, and adverse media ${phrases.mediaWas} searched` : '';
  const reached = reachedClause(input);
  return paragraph(
    `The subject ${phrases.wasScreened(listsOf(input))}${media}.`,
    sentenceOf([
      judged.length === 0
        ? reached
        : judged.length > RECORDS_NAMED
          ? `${reached}; ${records}`
          : `${reached}: ${records}`,
    ]),
    sentenceOf(besides(input)),
  );
}

/** Words what an analyst ruled out, and what was not screened or not assessed. */
function besides(input: AnalysisInput): string[] {
  return [decidedClause(input.records), ...gapClauses(input).map(({ text }) => text)].filter((text) => text !== '');
}

/** A record with what it is listed for, since when and under what. */
function listingOf({ analysed }: JudgedRecord, phrases: ChangedPhrases): string {
  const { record, joinedBy } = analysed;
  const { categories, listing } = record;
  const since = listing.listedOn === undefined ? '' : ` since ${writtenOut(listing.listedOn)}`;
  const legal = listing.legalBasis.length === 1 ? ` (${oneLine(listing.legalBasis[0] ?? '')})` : '';
  const programmes = `${listing.programs.length === 1 ? 'programme' : 'programmes'} ${enumerate(listing.programs.map(quoted))}`;
  const under = listing.programs.length === 0 ? '' : ` under the ${programmes}${legal}`;
  const joined = joinedBy === undefined ? '' : phrases.joined(writtenOut(joinedBy));
  return `${recordTitle(analysed)}${phrases.listedFor(categories)}${since}${under}${joined}`;
}

function evidenceFor({ judged: [leading], input }: NarrativeFacts): string {
  const media = storyClause(input);
  if (leading === undefined) return paragraph('No listed party reached the threshold.', sentenceOf([media]));
  const { identical, others } = sidedClauses(leading, input, 'for');
  const none = identical === '' && others.length === 0 ? 'No compared fact supports a match.' : '';
  return paragraph(none, sentenceOf([identical]), sentenceOf(others), sentenceOf([media]));
}

function evidenceAgainst({ judged: [leading], sight, input }: NarrativeFacts): string {
  const media = sentenceOf([mediaElsewhere(input), noMediaClause(input), mediaGap(input), excludedClause(input)]);
  if (leading === undefined) return paragraph('There was no listed party to compare.', media);
  const against = sidedClauses(leading, input, 'against');
  const caution = sidedClauses(leading, input, 'caution');
  return paragraph(
    sentenceOf([against.identical, ...against.others]) || 'No compared fact contradicts a match.',
    sentenceOf(caution.others.length === 0 ? [] : [`caution: ${caution.others.join('; ')}`]),
    missingSentence(leading.verdict.evidence, leading.analysed.record.entityType, sight, changedPhrases(input)),
    media,
  );
}

function sidedClauses({ analysed, verdict }: JudgedRecord, input: AnalysisInput, side: ReturnType<typeof sideOf>) {
  const { evidence } = verdict;
  const chosen = comparedFacts(evidence).filter((one) => sideOf(one) === side);
  return evidenceClauses(chosen, aboutRecord(analysed.record, evidence, input));
}

function conclusion({ judged, input, sight, verdict, recommendation }: NarrativeFacts): string {
  const [leading, ...others] = judged;
  const phrases = changedPhrases(input);
  const reasons = [mediaReason(input, verdict), gapReason(input, verdict)].filter((text) => text !== '');
  const result = resultSentence(verdict, recommendation);
  if (leading === undefined) return paragraph(result, sentenceOf(reasons), phrases.screenAgain);
  return paragraph(
    result,
    reasonSentence(leading, phrases, reasons.length > 0),
    changingDatum(leading, sight, phrases),
    sentenceOf([...reasons, othersClause(others, phrases)]),
  );
}

/** Further records that are not ruled out, by verdict. */
function othersClause(others: readonly JudgedRecord[], { otherRecords, remains }: ChangedPhrases): string {
  const open = others.filter(({ verdict }) => verdict.verdict !== 'false_positive');
  const named = open.slice(0, RECORDS_NAMED);
  const verdicts = [...new Set(named.map(({ verdict }) => verdict.verdict))];
  const counts = verdicts.map((verdict) => {
    const those = named.filter((one) => one.verdict.verdict === verdict).map((one) => recordTitle(one.analysed));
    return those.length === 1
      ? `${those[0]} is ${VERDICT_WORDS[verdict]}`
      : `${enumerate(those)} are ${VERDICTS_WORDS[verdict]}`;
  });
  const rest = open.length - named.length;
  if (rest > 0) counts.push(`${inWords(rest)} more ${remains[rest === 1 ? 0 : 1]} open`);
  return counts.length === 0 ? '' : otherRecords(counts.join('; '));
}

function listsOf({ editions }: AnalysisInput): string {
  return enumerate(editions.map(listTitle));
}
