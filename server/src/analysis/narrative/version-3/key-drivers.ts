import type { AnalysisInput, KeyDriver } from '../../../domain/analysis.js';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import type { Sight } from '../../sight.js';
import type { JudgedRecord } from '../../verdict/judged-record.js';
import { capital, evidenceLine, sideOf } from './evidence-words.js';
import { countedAtBar, gapClauses } from './gap-words.js';
import { articleLine, mediaElsewhere, mediaGap } from './media-words.js';
import { recordTitle, VERDICT_WORDS } from './record-words.js';

const MAX_LITE_DRIVERS = 4;

/** Facts whose absence is a reason of its own: they decide more often than any other. */
const MISSED: ReadonlySet<string> = new Set(['date', 'identifier', 'nationality']);

/**
 * Reasons of a verdict: the evidence of the record that decided, strongest first, then what is missed, then (in
 * Advanced) what was concluded of the other records that are not cleared.
 */
export function keyDrivers(input: AnalysisInput, sight: Sight, judged: readonly JudgedRecord[]): readonly KeyDriver[] {
  const [leading, ...further] = judged;
  const media = mediaDrivers(input);
  const clauses = gapClauses(input);
  const [open, told] = [clauses.filter((one) => one.isOpen), clauses.filter((one) => !one.isOpen)].map((some) =>
    some.map(({ text }) => neutral('not_searched', capital(text))),
  ) as [KeyDriver[], KeyDriver[]];
  if (leading === undefined) {
    const none = neutral('no_match', capital(countedAtBar(input)));
    const all = [...open, ...media, none, ...told];
    return input.mode === 'lite' ? all.slice(0, MAX_LITE_DRIVERS) : all;
  }
  const { evidence } = leading.verdict;
  const isNamed = !evidence.some(({ code, outcome }) => code === 'name' && outcome === 'conflict');
  const reasons = evidence.filter((one) => isReason(one) && (isNamed || one.code !== 'name_rarity'));
  const missed = evidence.filter((one) => one.outcome === 'missing' && MISSED.has(one.code));
  const ofRecord = [...reasons, ...missed].map((one) => driver(one, leading, sight)).filter(isTold);
  const drivers = [...decidedDriver(leading), ...open, ...ofRecord];
  // An article that was found is never crowded out by what the records say.
  if (input.mode === 'lite')
    return [...drivers.slice(0, MAX_LITE_DRIVERS - Math.min(media.length, 1)), ...media.slice(0, 1)];
  const others = further.filter(({ verdict }) => verdict.verdict !== 'false_positive');
  return [...drivers, ...media, ...others.map(otherRecord), ...told];
}

function decidedDriver({ analysed, verdict }: JudgedRecord): KeyDriver[] {
  if (verdict.rule !== 'decided') return [];
  return [
    {
      ...neutral('decided', 'An analyst holds the closest record for another party than the subject'),
      source: analysed.version,
    },
  ];
}

/** Each story of adverse media, the weightiest first, and what of them is not known. */
function mediaDrivers(input: AnalysisInput): readonly KeyDriver[] {
  const absent = [mediaElsewhere(input), mediaGap(input)].filter((text) => text !== '');
  return [
    ...(input.adverseMedia?.articles ?? []).map((article) => ({
      ...neutral('adverse_media', articleLine(article)),
      listed: article.title,
      source: article.publisher ?? null,
    })),
    ...absent.map((text) => neutral('adverse_media', text)),
  ];
}

/** Two numbers that a record does not hold are told once. */
function isTold({ text }: KeyDriver, index: number, all: readonly KeyDriver[]): boolean {
  return text !== '' && all.findIndex((other) => other.text === text) === index;
}

function isReason({ outcome, weight }: IdentityEvidence): boolean {
  return outcome === 'conflict' || (outcome !== 'missing' && weight !== 0);
}

function driver(evidence: IdentityEvidence, { analysed }: JudgedRecord, sight: Sight): KeyDriver {
  const { code, outcome, weight, subject, listed } = evidence;
  const side = sideOf(evidence);
  return {
    text: evidenceLine(evidence, analysed.record.entityType, sight),
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
