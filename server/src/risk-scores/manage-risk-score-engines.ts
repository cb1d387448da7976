import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import {
  changedEngine,
  engineErrors,
  type KeptRiskScoreEngine,
  type RiskScoreEngineWish,
} from '../domain/risk-score-engine.js';
import { DEFAULT_RISK_SCORE_ENGINE } from './default-risk-score-engine.js';
import type { RiskScoreEngines } from './risk-score-engines.js';

export interface ManageEnginesDeps {
  readonly riskScoreEngines: RiskScoreEngines;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Makes an engine of the organization's own, from the default one and what is wished for. It is not active yet. */
export async function createEngine(
  deps: ManageEnginesDeps,
  caller: AuthenticatedCaller,
  input: RiskScoreEngineWish & { readonly title: string },
): Promise<KeptRiskScoreEngine> {
  const table = changedEngine({ ...DEFAULT_RISK_SCORE_ENGINE, id: deps.newId(), version: 1 }, input);
  return add(deps, caller, table, 'risk_score_engine.created');
}

/**
 * Makes the next version of an engine. The one that is active stays so until another is activated. What changes nothing makes
 * no version.
 */
export async function updateEngine(
  deps: ManageEnginesDeps,
  caller: AuthenticatedCaller,
  id: string,
  input: RiskScoreEngineWish,
): Promise<KeptRiskScoreEngine> {
  const engine = await readEngine(deps, caller, id);
  if (!engine.own) throw new AppError('default_engine');
  const newest = await readEngine(deps, caller, id, engine.newestVersion);
  const changed = changedEngine(newest.table, input);
  if (canonicalJson(changed) === canonicalJson(newest.table)) return newest;
  const table = { ...changed, version: newest.newestVersion + 1 };
  return add(deps, caller, table, 'risk_score_engine.updated');
}

/** Refuses with `not_found`; the default engine can be read by everybody. */
export async function readEngine(
  deps: Pick<ManageEnginesDeps, 'riskScoreEngines'>,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const found = await findEngine(deps, caller, id, version);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** The version that a body names, or the newest; a version that there is not is a fault of the body. */
export async function readVersion(
  deps: Pick<ManageEnginesDeps, 'riskScoreEngines'>,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const { newestVersion } = await readEngine(deps, caller, id);
  const found = await findEngine(deps, caller, id, version ?? newestVersion);
  if (found === undefined) {
    throw new AppError('validation_failed', { faults: [{ field: 'version', message: 'does not exist' }] });
  }
  return found;
}

async function findEngine(
  { riskScoreEngines }: Pick<ManageEnginesDeps, 'riskScoreEngines'>,
  { organizationId }: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine | undefined> {
  const { id: defaultId, version: defaultVersion } = DEFAULT_RISK_SCORE_ENGINE;
  const isDefault = id === defaultId && (version === undefined || version === defaultVersion);
  return isDefault
    ? defaultEngine(await riskScoreEngines.active(organizationId))
    : riskScoreEngines.find(organizationId, id, version);
}

/** Every engine that a search can name, the default one last. */
export async function listEngines(
  { riskScoreEngines }: Pick<ManageEnginesDeps, 'riskScoreEngines'>,
  { organizationId }: AuthenticatedCaller,
): Promise<readonly KeptRiskScoreEngine[]> {
  const own = await riskScoreEngines.list(organizationId);
  return [...own, defaultEngine(await riskScoreEngines.active(organizationId))];
}

/** From now on searches that name no engine use this version, the newest unless told. Past cases stay as they are. */
export async function activateEngine(
  deps: ManageEnginesDeps,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const engine = await readVersion(deps, caller, id, version);
  const wanted = engine.own ? { id, version: engine.table.version } : undefined;
  const details = { title: engine.table.title, version: engine.table.version };
  const audit = auditOf(deps, caller, id, 'risk_score_engine.activated', details);
  if (!(await deps.riskScoreEngines.activate(caller.organizationId, wanted, audit))) throw new AppError('not_found');
  return readEngine(deps, caller, id, wanted?.version);
}

/** Takes an engine out of use; past cases keep the table they were computed with. */
export async function deleteEngine(deps: ManageEnginesDeps, caller: AuthenticatedCaller, id: string): Promise<void> {
  if (id === DEFAULT_RISK_SCORE_ENGINE.id) throw new AppError('default_engine');
  const audit = auditOf(deps, caller, id, 'risk_score_engine.deleted', {});
  if (!(await deps.riskScoreEngines.remove(caller.organizationId, id, audit))) throw new AppError('not_found');
}

async function add(
  deps: ManageEnginesDeps,
  caller: AuthenticatedCaller,
  table: RiskScoreEngine,
  action: AuditEntry['action'],
): Promise<KeptRiskScoreEngine> {
  const faults = engineErrors(table);
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const audit = auditOf(deps, caller, table.id, action, { version: table.version, table });
  await deps.riskScoreEngines.add(caller.organizationId, table, audit);
  return readEngine(deps, caller, table.id, table.version);
}

function defaultEngine(active: RiskScoreEngine | undefined): KeptRiskScoreEngine {
  const { version } = DEFAULT_RISK_SCORE_ENGINE;
  return {
    table: DEFAULT_RISK_SCORE_ENGINE,
    newestVersion: version,
    own: false,
    ...(active === undefined && { activeVersion: version }),
  };
}

function auditOf(
  { now, newId }: ManageEnginesDeps,
  caller: AuthenticatedCaller,
  id: string,
  action: AuditEntry['action'],
  details: AuditEntry['details'],
): AuditEntry {
  const { organizationId } = caller;
  const target = { kind: 'risk_score_engine', id };
  return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details };
}
