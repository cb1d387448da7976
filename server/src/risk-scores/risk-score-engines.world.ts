import type { AuthenticatedCaller } from '../domain/caller.js';
import type { KeptRiskScoreEngine, RiskScoreEngineWish } from '../domain/risk-score-engine.js';

/** A publication on risky countries. */
interface CountryRisk {
  readonly name: string;
  readonly asOf: string;
  readonly basis: string;
  readonly url: string;
  readonly score: number;
  readonly countries: readonly string[];
}

/** Each refuses an id that the organization does not have with `not_found`. */
export interface RiskScoreEngineDeeds {
  /** What the default engine's country scores rest on. */
  countryRisk(): readonly CountryRisk[];
  createEngine(
    caller: AuthenticatedCaller,
    input: RiskScoreEngineWish & { readonly title: string },
  ): Promise<KeptRiskScoreEngine>;
  updateEngine(caller: AuthenticatedCaller, id: string, input: RiskScoreEngineWish): Promise<KeptRiskScoreEngine>;
  readEngine(caller: AuthenticatedCaller, id: string, version?: number): Promise<KeptRiskScoreEngine>;
  /** The default one last. */
  listEngines(caller: AuthenticatedCaller): Promise<readonly KeptRiskScoreEngine[]>;
  activateEngine(caller: AuthenticatedCaller, id: string, version?: number): Promise<KeptRiskScoreEngine>;
  deleteEngine(caller: AuthenticatedCaller, id: string): Promise<void>;
}
