import type { AuthenticatedCaller } from '../domain/caller.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { RiskLevel } from '../domain/risk-score.js';
import type { WhatIf } from '../domain/risk-score-engine.js';
import { readVersion } from '../risk-scores/manage-risk-score-engines.js';
import { storedRiskFacts } from '../risk-scores/risk-facts.js';
import { riskScore } from '../risk-scores/risk-score.js';
import type { RiskScoreEngines } from '../risk-scores/risk-score-engines.js';
import type { PastCases } from './cases.js';

export interface TryEngineDeps {
  readonly riskScoreEngines: RiskScoreEngines;
  readonly pastCases: PastCases;
}

const EXAMPLES = 20;

/**
 * What a version of an engine would have made of the newest cases that have results, at most `most`; nothing is changed.
 * Scored with what was stored of each result, so that neither lists nor decisions of today come in between.
 */
export async function tryEngine(
  deps: TryEngineDeps,
  caller: AuthenticatedCaller,
  id: string,
  { version, most }: { version?: number; most: number },
): Promise<WhatIf> {
  const { table } = await readVersion(deps, caller, id, version);
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
