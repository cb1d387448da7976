import { SCORER_VERSION } from '@touchstone/engine';
import { analyse, analyseAgain } from '../analysis/analyse.js';
import { incompleteAnalysis } from '../analysis/incomplete-analysis.js';
import { narrativeVersionOf, withWordsOf } from '../analysis/narrative/narrative-version.js';
import { areWordsKnown, NARRATIVE_VERSION } from '../analysis/narrative/narrative-versions.js';
import type { Analysis } from '../domain/analysis.js';
import { fingerprintOf } from '../domain/analysis-record.js';
import { AppError } from '../domain/app-error.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Customer } from '../domain/customer.js';
import type { AnalysesRepository, StoredAnalysis } from './analyses.js';

/** Narrative version of this build. */
export const THIS_NARRATIVE_VERSION: string = NARRATIVE_VERSION;

export interface ReplayAnalysesDeps {
  readonly analyses: Pick<AnalysesRepository, 'stored'>;
}

/** An analysis, repeated from its stored inputs. */
export interface Replay {
  readonly customerId: string;
  readonly round: number;
  /** The repetition in canonical JSON; absent if it failed. */
  readonly output?: string;
  /** True if it equals the stored analysis byte for byte. */
  readonly isSame: boolean;
  /**
   * `input`: everything was compared again. `evidence`: name comparison has changed since, so only the conclusions were drawn
   * again, from the stored evidence. `failure`: the analysis had failed, and its safe ending was repeated.
   */
  readonly from: 'input' | 'evidence' | 'failure';
  readonly scorerVersion: string;
  /** Version of its narrative. Texts of a version that this build no longer has are copied; everything else is repeated. */
  readonly narrativeVersion: string;
  readonly areWordsRepeated: boolean;
  /** Differences, for people; empty if there are none. */
  readonly findings: readonly string[];
}

/**
 * Repeats all analyses of a customer, or that of one round, from its stored record alone: lists and program may have
 * changed since. Throws `validation_failed` for an unknown customer or round.
 */
export async function replayAnalyses(
  { analyses }: ReplayAnalysesDeps,
  customerId: string,
  round?: number,
): Promise<readonly Replay[]> {
  const stored = await analyses.stored(customerId);
  if (stored === undefined) throw fieldError('customer_id', 'does not exist');
  const chosen = stored.analyses.filter((one) => round === undefined || one.round === round);
  if (chosen.length === 0) {
    throw round === undefined
      ? fieldError('customer_id', 'has no finished analysis')
      : fieldError('round', `must be one of the finished analyses: ${roundsOf(stored.analyses)}`);
  }
  const last = stored.analyses.at(-1);
  return chosen.map((one) => replay(one, one === last ? stored.customer : undefined));
}

function replay(stored: StoredAnalysis, shownBy: Customer | undefined): Replay {
  const { customerId, round, input, output, fingerprint } = stored;
  const findings: string[] = [];
  if (fingerprint === undefined) {
    findings.push('the audit log no longer has a fingerprint of this analysis: its entry was removed or erased');
  } else if (fingerprint !== fingerprintOf(stored)) {
    findings.push('the stored record does not match its fingerprint in the audit log: it was altered');
  }
  const from = stored.failure !== undefined ? 'failure' : input.scorerVersion === SCORER_VERSION ? 'input' : 'evidence';
  const narrativeVersion = narrativeVersionOf(input);
  const areWordsRepeated = areWordsKnown(input);
  const { scorerVersion } = input;
  const about = { customerId, round, from, scorerVersion, narrativeVersion, areWordsRepeated } as const;
  try {
    const repeated = repeat(stored, from);
    const again = canonicalJson(areWordsRepeated ? repeated : withWordsOf(JSON.parse(output) as Analysis, repeated));
    const isSame = again === output;
    if (!isSame) findings.push('the repeated analysis differs from the stored one');
    if (shownBy !== undefined) findings.push(...differencesShown(shownBy, stored));
    return { ...about, output: again, isSame, findings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...about, isSame: false, findings: [...findings, `the analysis cannot be repeated: ${reason}`] };
  }
}

function repeat({ input, output, failure = '' }: StoredAnalysis, from: Replay['from']): Analysis {
  if (from === 'failure') return incompleteAnalysis(input, failure);
  return from === 'input' ? analyse(input) : analyseAgain(input, JSON.parse(output) as Analysis);
}

/** Fields where the customer differs from its last finished analysis. */
function differencesShown({ outcome }: Customer, { output, narration }: StoredAnalysis): string[] {
  const { verdict, recommendation, keyDrivers } = JSON.parse(output) as Analysis;
  const expected = {
    verdict,
    recommendation,
    narrative: narration.text,
    keyDrivers: keyDrivers.map(({ text }) => text),
  };
  const different = Object.entries(expected).filter(
    ([key, value]) => canonicalJson(outcome?.[key as keyof typeof expected]) !== canonicalJson(value),
  );
  return different.map(([key]) => `the ${WORDS[key] ?? key} of the customer differs from its last analysis`);
}

const WORDS: Readonly<Record<string, string>> = { keyDrivers: 'list of key drivers' };

function roundsOf(analyses: readonly StoredAnalysis[]): string {
  return analyses.length === 0 ? 'none' : analyses.map(({ round }) => round).join(', ');
}

function fieldError(field: string, message: string): AppError {
  return new AppError('validation_failed', { faults: [{ field, message }] });
}
