import type { AnalysisInput, KeyDriver } from '../domain/analysis.js';
import type { IdentityEvidence } from '../domain/identity-evidence.js';
import { changedPhrases } from './changed-phrases.js';
import { factOf } from './facts/facts.js';
import { aboutRecord, comparedFacts, evidenceLine, sideOf } from './narrative/evidence-words.js';
import { gapClauses } from './narrative/gap-words.js';
import { articleLine, mediaElsewhere, mediaGap } from './narrative/media-words.js';
import { missingLine } from './narrative/missing-words.js';
import type { NarrativeFacts } from './narrative/narrative-version.js';
import { reachedClause, recordTitle, VERDICT_WORDS } from './narrative/record-words.js';
import type { Sight } from './sight.js';
import type { JudgedRecord } from './verdict/judged-record.js';
import { capital } from './words.js';

const MAX_LITE_DRIVERS = 4;

/**
 * Lists the reasons for a verdict: the evidence of the deciding record, strongest first, then missing facts, then (in
 * Advanced) the conclusions about other records that are not cleared.
 */
export function keyDrivers({ input, sight, judged }: NarrativeFacts): readonly KeyDriver[] {
  const [leading, ...further] = judged;
  const media = mediaDrivers(input);
  const clauses = gapClauses(input);
  const [open, closed] = [clauses.filter((one) => one.isOpen), clauses.filter((one) => !one.isOpen)].map((some) =>
    some.map(({ text }) => neutral('not_searched', capital(text))),
  ) as [KeyDriver[], KeyDriver[]];
  if (leading === undefined) {
    const none = neutral('no_match', capital(reachedClause(input)));
    const all = [...open, ...media, none, ...closed];
    return input.mode === 'lite' ? all.slice(0, MAX_LITE_DRIVERS) : all;
  }
  const { evidence } = leading.verdict;
  const reasons = comparedFacts(evidence).filter(isReason);
  const missed = evidence.filter((one) => one.outcome === 'missing' && factOf(one.code).missing?.isDriver);
  const ofRecord = [...reasons, ...missed].map((one) => driver(one, leading, input, sight)).filter(isDistinct);
  const drivers = [...decidedDriver(leading), ...open, ...ofRecord];
  // An article that was found is never crowded out by what the records say.
  if (input.mode === 'lite')
    return [...drivers.slice(0, MAX_LITE_DRIVERS - Math.min(media.length, 1)), ...media.slice(0, 1)];
  const others = further.filter(({ verdict }) => verdict.verdict !== 'false_positive');
  return [...drivers, ...media, ...others.map(otherRecord), ...closed];
}

function decidedDriver({ analysed, verdict }: JudgedRecord): KeyDriver[] {
  if (verdict.rule !== 'decided') return [];
  return [
    {
      ...neutral('decided', 'An analyst ruled out the closest record'),
      source: analysed.version,
    },
  ];
}

/**
 * Builds a driver for each story of adverse media, the weightiest first, then for their absence if it clears nobody.
 */
function mediaDrivers(input: AnalysisInput): readonly KeyDriver[] {
  const absent = [mediaElsewhere(input), mediaGap(input)].filter((text) => text !== '');
  return [
    ...(input.adverseMedia?.articles ?? []).map((article) => ({
      ...neutral('adverse_media', articleLine(article, changedPhrases(input))),
      listed: article.title,
      source: article.publisher ?? null,
    })),
    ...absent.map((text) => neutral('adverse_media', capital(text))),
  ];
}

/** Drops repetitions: two numbers that a record lacks make one driver. */
function isDistinct({ text }: KeyDriver, index: number, all: readonly KeyDriver[]): boolean {
  return text !== '' && all.findIndex((other) => other.text === text) === index;
}

function isReason({ outcome, weight }: IdentityEvidence): boolean {
  return outcome === 'conflict' || weight !== 0;
}

function driver(
  evidence: IdentityEvidence,
  { analysed, verdict }: JudgedRecord,
  input: AnalysisInput,
  sight: Sight,
): KeyDriver {
  const { code, outcome, weight, subject, listed } = evidence;
  const side = sideOf(evidence);
  const { record } = analysed;
  return {
    text:
      outcome === 'missing'
        ? missingLine(evidence, record.entityType, sight, changedPhrases(input))
        : evidenceLine(evidence, aboutRecord(record, verdict.evidence, input)),
    code,
    direction: side === 'for' || side === 'against' ? side : 'neutral',
    outcome,
    weight,
    subject,
    listed,
    source: analysed.version,
  };
}

function otherRecord({ analysed, verdict }: JudgedRecord): KeyDriver {
  const text = `Another record is ${VERDICT_WORDS[verdict.verdict]}: ${recordTitle(analysed)}`;
  return { ...neutral('other_record', text), listed: analysed.record.names[0]?.full ?? null, source: analysed.version };
}

function neutral(code: KeyDriver['code'], text: string): KeyDriver {
  return { text, code, direction: 'neutral', outcome: null, weight: 0, subject: null, listed: null, source: null };
}
