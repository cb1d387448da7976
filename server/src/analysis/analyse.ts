import type { AnalysedRecord, Analysis, AnalysisInput } from '../domain/analysis.js';
import { morePressing, type Recommendation } from '../domain/recommendation.js';
import { VERDICTS, type Verdict } from '../domain/verdict.js';
import { type Fact, gatherFacts } from './facts/gather-facts.js';
import { meetNames, type NameMeeting } from './facts/meet-names.js';
import { wordsOf } from './narrative/narrative-versions.js';
import { sightOf } from './sight.js';
import { type Decision, decideRecord } from './verdict/decide-record.js';
import { judgeGaps } from './verdict/judge-gaps.js';
import { judgeMedia } from './verdict/judge-media.js';
import type { JudgedRecord } from './verdict/judged-record.js';
import { recommend } from './verdict/recommend.js';
import { type VerdictModel, weighFacts } from './verdict/verdict-model.js';
import { verdictModel } from './verdict/verdict-models.js';

/**
 * Decides whether the customer is one of the parties found, and what to do. Depends on its input alone, whatever the
 * order of the records; throws for a model version that this release does not know.
 */
export function analyse(input: AnalysisInput): Analysis {
  return analyseWith(verdictModel(input.modelVersion), input);
}

/** The same with a model that is not released yet: for fitting and measuring one. */
export function analyseWith(model: VerdictModel, input: AnalysisInput): Analysis {
  return conclude(model, input, factsOfRecords(model, input));
}

/**
 * Repeats an analysis from its stored evidence, without new comparisons: the result does not change when a later
 * release compares names differently. Throws if the evidence of a record is missing.
 */
export function analyseAgain(input: AnalysisInput, { records }: Pick<Analysis, 'records'>): Analysis {
  const evidence = new Map(records.map((record) => [record.recordId, record.evidence]));
  const facts = input.records.map(({ recordId }) => {
    const known = evidence.get(recordId);
    if (known === undefined) throw new Error(`the stored analysis has no evidence on the record ${recordId}`);
    return known;
  });
  return conclude(verdictModel(input.modelVersion), input, facts);
}

/** Concludes from the facts on each of the input's records, in their order. */
function conclude(model: VerdictModel, input: AnalysisInput, facts: readonly (readonly Fact[])[]): Analysis {
  const sight = sightOf(input);
  const judged = input.records
    .map((analysed, index) => judge(model, input, analysed, facts[index] ?? []))
    .sort(byUrgency);
  const [leading] = judged;
  const media = judgeMedia(input);
  const gaps = judgeGaps(input);
  const verdict = [media, gaps].reduce<Verdict>(
    (worst, one) => worse(worst, one?.verdict ?? 'true_negative'),
    leading?.verdict.verdict ?? 'true_negative',
  );
  const recommendation = judged.reduce<Recommendation>(
    (most, one) => morePressing(most, one.verdict.recommendation),
    morePressing(
      media?.recommendation ?? recommend('true_negative', [], input.mode),
      gaps?.recommendation ?? recommend('true_negative', [], input.mode),
    ),
  );
  const words = wordsOf(input);
  const findings = { input, sight, judged, verdict, recommendation };
  return {
    mode: input.mode,
    verdict,
    recommendation,
    narrative: words.narrate(findings),
    keyDrivers: words.keyDrivers(findings),
    records: judged.map((one) => one.verdict),
    ...(media && { adverseMedia: { verdict: media.verdict, linked: media.linked, possible: media.possible } }),
    p: leading?.verdict.p ?? null,
    s: leading?.verdict.s ?? null,
    rule: leading?.verdict.rule ?? '0',
    model: { version: model.version, hash: model.hash },
    scorerVersion: input.scorerVersion,
    editions: input.editions,
    analysedAt: input.analysedAt,
  };
}

interface Met {
  readonly analysed: AnalysedRecord;
  readonly meeting: NameMeeting;
}

/** The more urgent verdict. */
function worse(a: Verdict, b: Verdict): Verdict {
  return VERDICTS.indexOf(a) <= VERDICTS.indexOf(b) ? a : b;
}

function judge(
  model: VerdictModel,
  { mode }: AnalysisInput,
  analysed: AnalysedRecord,
  facts: readonly Fact[],
): JudgedRecord {
  const weighed = weighFacts(model, facts);
  const decision: Decision =
    analysed.heldForAnother === undefined
      ? decideRecord(model, analysed, weighed)
      : { verdict: 'false_positive', rule: 'decided' };
  const recommendation = recommend(decision.verdict, analysed.record.categories, mode);
  return { analysed, verdict: { recordId: analysed.recordId, ...decision, recommendation, ...weighed } };
}

/** The customer compared with each record. */
function factsOfRecords(model: VerdictModel, input: AnalysisInput): readonly (readonly Fact[])[] {
  if (input.records.length === 0) return [];
  const { party } = sightOf(input);
  const image = input.fields.includes('image');
  const met = input.records.map((analysed) => ({ analysed, meeting: meetNames(party, analysed) }));
  const scores = scoresBySource(met);
  return met.map(({ analysed, meeting }) => {
    // The record itself is one of those counted.
    const rivals = atLeast(scores.get(listAndName(analysed, meeting)) ?? [], meeting.score) - 1;
    return gatherFacts(party, image ? analysed : withoutFace(analysed), meeting, rivals, model.countryShares);
  });
}

/** Name scores by list, ascending: a list has one record for each party, so others with as near a name are other parties. */
function scoresBySource(met: readonly Met[]): ReadonlyMap<string, readonly number[]> {
  const scores = new Map<string, number[]>();
  for (const { analysed, meeting } of met) {
    const key = listAndName(analysed, meeting);
    const known = scores.get(key);
    if (known === undefined) scores.set(key, [meeting.score]);
    else known.push(meeting.score);
  }
  for (const list of scores.values()) list.sort((a, b) => a - b);
  return scores;
}

/** Records found by the name do not compete with those found by the known alias. */
function listAndName({ record }: AnalysedRecord, { subject }: NameMeeting): string {
  return `${record.source} ${subject}`;
}

/** Counts the ascending numbers that reach the least. */
function atLeast(rising: readonly number[], least: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return rising.length - low;
}

function withoutFace({ faceDistance: _, ...rest }: AnalysedRecord): AnalysedRecord {
  return rest;
}

function byUrgency(a: JudgedRecord, b: JudgedRecord): number {
  return (
    VERDICTS.indexOf(a.verdict.verdict) - VERDICTS.indexOf(b.verdict.verdict) ||
    b.verdict.p - a.verdict.p ||
    (a.analysed.recordId < b.analysed.recordId ? -1 : a.analysed.recordId > b.analysed.recordId ? 1 : 0)
  );
}
