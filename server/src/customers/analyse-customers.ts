import { SCORER_VERSION } from '@touchstone/engine';
import { incompleteAnalysis } from '../analysis/incomplete-analysis.js';
import { NARRATIVE_VERSION } from '../analysis/narrative/narrative-versions.js';
import { CURRENT_VERDICT_MODEL } from '../analysis/verdict/verdict-models.js';
import { type Analysis, type AnalysisInput, analysedRecord } from '../domain/analysis.js';
import { fingerprintOf } from '../domain/analysis-record.js';
import { canonicalJson } from '../domain/canonical-json.js';
import { asksForFollowUp, fieldsInUse } from '../domain/configuration.js';
import type { Narration } from '../domain/narration.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { JobAttempt } from '../platform/jobs/jobs.js';
import type { AnalysesRepository, AnalysisWork, FinishedAnalysis } from './analyses.js';

export interface MakeAnalysisDeps {
  /** Yields the thread between analyses. */
  readonly analyse: (input: AnalysisInput) => Promise<Analysis>;
  /** The narrative shown; never fails, because the template is the fallback. */
  readonly phrase: (input: AnalysisInput, analysis: Analysis) => Promise<Narration>;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface AnalyseCustomersDeps extends MakeAnalysisDeps {
  readonly analyses: Pick<AnalysesRepository, 'begin' | 'finish' | 'separate'>;
}

/** Failed attempts after which an analysis ends as uncertain, for a person. */
const MAX_ATTEMPTS = 5;

/**
 * Analyses customers and stores each outcome once, however often it runs. A failed analysis is retried in a job of its own, so
 * that it delays no other, and ends as uncertain after 5 attempts. An attempt that ended the process counts as failed: the
 * sixth does not analyse at all.
 */
export async function analyseCustomers(
  deps: AnalyseCustomersDeps,
  { customerIds }: { readonly customerIds: readonly string[] },
  { attempt }: Pick<JobAttempt, 'attempt'>,
): Promise<void> {
  const works = await deps.analyses.begin(customerIds, deps.now());
  if (attempt > 1 && customerIds.length > 1) {
    await deps.analyses.separate(works.map(({ customer }) => customer));
    return;
  }
  const finished: FinishedAnalysis[] = [];
  let failure: unknown;
  for (const work of works) {
    try {
      finished.push(attempt > MAX_ATTEMPTS ? unfinished(deps, work) : await analysed(deps, work));
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS) finished.push(unfinished(deps, work));
      else failure = error;
    }
  }
  await deps.analyses.finish(finished);
  if (failure !== undefined) throw failure;
}

/** Makes one analysis; stores nothing. */
export async function analysed(deps: MakeAnalysisDeps, work: AnalysisWork): Promise<FinishedAnalysis> {
  const input = inputOf(work, deps.now());
  const analysis = await deps.analyse(input);
  return finishedBy(deps, work, input, analysis, await deps.phrase(input, analysis));
}

function unfinished(deps: AnalyseCustomersDeps, work: AnalysisWork): FinishedAnalysis {
  const failure = 'it failed five times because of an error of the service';
  const input = inputOf({ ...work, records: [] }, deps.now());
  const analysis = incompleteAnalysis(input, failure);
  return finishedBy(deps, work, input, analysis, { by: 'template', text: analysis.narrative }, failure);
}

function finishedBy(
  deps: MakeAnalysisDeps,
  { customer, configuration }: AnalysisWork,
  input: AnalysisInput,
  analysis: Analysis,
  narration: Narration,
  failure?: string,
): FinishedAnalysis {
  const { id, round } = customer;
  const kept = { input, narration, output: canonicalJson(analysis), ...(failure !== undefined && { failure }) };
  return {
    id: deps.newId(),
    customer: { id, round },
    ...kept,
    analysis,
    fingerprint: fingerprintOf({ customerId: id, round, ...kept }),
    followUp: !customer.isTest && asksForFollowUp(configuration, analysis.verdict),
    at: deps.now(),
  };
}

/** Everything the analysis depends on, as stored. */
function inputOf(work: AnalysisWork, now: Date): AnalysisInput {
  const { customer, editions, records, gaps, adverseMedia, configuration } = work;
  return {
    party: customer.party,
    mode: customer.mode,
    fields: fieldsInUse(configuration, customer.mode),
    matchScore: customer.matchScore,
    records: records.map(({ matched, heldForAnother }) => analysedRecord(matched, heldForAnother)),
    editions,
    ...(customer.isTest && { isTest: customer.isTest }),
    ...(adverseMedia && { adverseMedia }),
    ...((gaps.unlisted.length > 0 ||
      gaps.unlistedLevels !== undefined ||
      gaps.hidden.length > 0 ||
      gaps.accepted !== undefined ||
      gaps.unloaded !== undefined ||
      gaps.unanalysed !== undefined) && { gaps }),
    modelVersion: CURRENT_VERDICT_MODEL,
    scorerVersion: SCORER_VERSION,
    narrativeVersion: NARRATIVE_VERSION,
    analysedAt: now.toISOString(),
  };
}
