import { mediaRiskOf } from '../adverse-media/understanding/judge-articles.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case, ResultStatus } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { Clock } from '../domain/ports.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { RiskLevel, RiskScore, RiskScoreEngine } from '../domain/risk-score.js';
import { rescored } from '../risk-scores/risk-score.js';
import type { RiskScoreEngineInput, RiskScoreEngineService } from '../risk-scores/risk-score-engines.js';

/** A past case, with everything that its risk was computed from. */
export interface PastCase extends Pick<Case, 'id' | 'risk'> {
  readonly name: string;
  /** Countries of the subject. */
  readonly countries: readonly string[];
  readonly results: readonly { readonly status: ResultStatus; readonly risk: RiskScore }[];
  /** Linked and possible ones. */
  readonly articles: readonly CaseArticle[];
}

/** Past cases to try another engine on. */
export interface PastCases {
  /** The newest cases that have results, one after another, at most `most`. */
  withResults(organizationId: string, most: number): AsyncIterable<PastCase>;
}

/** Risk of past cases as another engine would compute it. */
export interface WhatIf {
  readonly cases: number;
  /** True if a limit ended it before all the cases were examined. */
  readonly isCutShort: boolean;
  readonly changedScores: number;
  readonly changedLevels: number;
  /** Number of cases by current level, then by the level they would have. */
  readonly levels: Readonly<Record<RiskLevel, Readonly<Record<RiskLevel, number>>>>;
  /** Changes of level first, then the largest changes of score. */
  readonly examples: readonly MovedCase[];
}

interface MovedCase {
  readonly caseId: string;
  readonly name: string;
  readonly before: Standing;
  readonly after: Standing;
}

interface WhatIfDeps {
  readonly engines: Pick<RiskScoreEngineService, 'readVersion' | 'draft'>;
  readonly pastCases: PastCases;
  readonly now: Clock;
}

/** Limits of one try. */
interface Limits {
  readonly most: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

const EXAMPLES = 50;
/** Time and results after which no further case is examined. */
const MAX_MS = 5000;
const MAX_RESULTS = 50_000;

/** Tries a stored version of an engine, by default the newest. */
export async function tryEngine(
  deps: WhatIfDeps,
  caller: AuthenticatedCaller,
  id: string,
  { version, ...limits }: Limits & { readonly version?: number },
): Promise<WhatIf> {
  const { table } = await deps.engines.readVersion(caller, id, version);
  return tryTable(deps, caller, table, limits);
}

/**
 * Tries an engine that is not stored: the newest version of the engine `basedOn`, by default of the default engine, with the
 * values of the draft. Throws `validation_failed` where storing it would.
 */
export async function tryDraft(
  deps: WhatIfDeps,
  caller: AuthenticatedCaller,
  draft: RiskScoreEngineInput,
  { basedOn, ...limits }: Limits & { readonly basedOn?: string },
): Promise<WhatIf> {
  return tryTable(deps, caller, await deps.engines.draft(caller, draft, basedOn), limits);
}

/**
 * Computes the risk of the newest cases with results by an engine; changes nothing. Scores what was stored, so that later
 * editions have no influence.
 */
async function tryTable(
  { pastCases, now }: WhatIfDeps,
  { organizationId }: AuthenticatedCaller,
  table: RiskScoreEngine,
  { most, signal }: Limits,
): Promise<WhatIf> {
  const row = (): Record<RiskLevel, number> => ({ Low: 0, Medium: 0, High: 0 });
  const levels = { Low: row(), Medium: row(), High: row() };
  const moved: MovedCase[] = [];
  const endAt = now().getTime() + MAX_MS;
  let [cases, results, isCutShort] = [0, 0, false];
  for await (const past of pastCases.withResults(organizationId, most)) {
    signal.throwIfAborted();
    if (cases > 0 && (results >= MAX_RESULTS || now().getTime() > endAt)) {
      isCutShort = true;
      break;
    }
    cases += 1;
    results += past.results.length;
    const after = riskBy(table, past);
    levels[past.risk.level][after.level] += 1;
    if (after.score !== past.risk.score) {
      moved.push({ caseId: past.id, name: past.name, before: standing(past.risk), after: standing(after) });
    }
  }
  const changesLevel = ({ before, after }: MovedCase) => before.level !== after.level;
  const size = ({ before, after }: MovedCase) => Math.abs(after.score - before.score);
  return {
    ...{ cases, isCutShort, levels },
    changedScores: moved.length,
    changedLevels: moved.filter(changesLevel).length,
    examples: moved
      .sort((a, b) => Number(changesLevel(b)) - Number(changesLevel(a)) || size(b) - size(a))
      .slice(0, EXAMPLES),
  };
}

function riskBy(table: RiskScoreEngine, { results, articles, countries }: PastCase): Case['risk'] {
  return caseRiskOf(
    results.map(({ status, risk }) => ({ status, riskScore: rescored(table, risk).score })),
    mediaRiskOf(table, countries, articles),
  );
}

interface Standing {
  readonly score: number;
  readonly level: RiskLevel;
}

function standing({ score, level }: Standing): Standing {
  return { score, level };
}
