import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { RiskLevel } from '../domain/risk-score.js';
import { storedRiskFacts } from '../risk-scores/risk-facts.js';
import { riskScore } from '../risk-scores/risk-score.js';
import type { RiskScoreEngineService } from '../risk-scores/risk-score-engines.js';

/** Past cases to try another engine on. */
export interface PastCases {
  /** The newest cases that have results, one after another, at most `most`. */
  withResults(organizationId: string, most: number): AsyncIterable<{ past: Case; results: readonly CaseResult[] }>;
}

/** Risk of past cases as another engine would compute it. */
export interface WhatIf {
  readonly cases: number;
  readonly changedScores: number;
  readonly changedLevels: number;
  /** Number of cases by current level, then by the level they would have. */
  readonly levels: Readonly<Record<RiskLevel, Readonly<Record<RiskLevel, number>>>>;
  /** The largest changes first. */
  readonly examples: readonly {
    readonly caseId: string;
    readonly name: string;
    readonly before: Standing;
    readonly after: Standing;
  }[];
}

interface WhatIfDeps {
  readonly engines: Pick<RiskScoreEngineService, 'readVersion'>;
  readonly pastCases: PastCases;
}

const EXAMPLES = 20;

/**
 * Computes the risk of the newest cases with results, at most `most`, by a version of an engine; changes nothing.
 * Scores the stored records, so that later editions and decisions have no influence.
 */
export async function tryEngine(
  deps: WhatIfDeps,
  caller: AuthenticatedCaller,
  id: string,
  { version, most }: { version?: number; most: number },
): Promise<WhatIf> {
  const { table } = await deps.engines.readVersion(caller, id, version);
  const row = (): Record<RiskLevel, number> => ({ Low: 0, Medium: 0, High: 0 });
  const levels = { Low: row(), Medium: row(), High: row() };
  const changes: { caseId: string; name: string; before: Standing; after: Standing }[] = [];
  let cases = 0;
  for await (const { past, results } of deps.pastCases.withResults(caller.organizationId, most)) {
    cases += 1;
    const after = caseRiskOf(
      results.map((result) => ({
        status: result.status,
        riskScore: riskScore(table, storedRiskFacts(result)).score,
      })),
    );
    levels[past.risk.level][after.level] += 1;
    if (after.score !== past.risk.score) {
      changes.push({ caseId: past.id, name: past.filters.name, before: standing(past.risk), after: standing(after) });
    }
  }
  const size = ({ before, after }: (typeof changes)[number]) => Math.abs(after.score - before.score);
  return {
    cases,
    changedScores: changes.length,
    changedLevels: changes.filter(({ before, after }) => before.level !== after.level).length,
    levels,
    examples: changes.sort((a, b) => size(b) - size(a)).slice(0, EXAMPLES),
  };
}

interface Standing {
  readonly score: number;
  readonly level: RiskLevel;
}

function standing({ score, level }: Standing): Standing {
  return { score, level };
}
