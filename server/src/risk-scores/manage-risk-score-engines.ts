import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import {
  changedEngine,
  engineFaults,
  type KeptRiskScoreEngine,
  type RiskScoreEngineWish,
} from '../domain/risk-score-engine.js';
import { DEFAULT_RISK_SCORE_ENGINE } from './default-risk-score-engine.js';
import type { RiskScoreEngines } from './risk-score-engines.js';

export interface ManageEnginesWorld {
  readonly riskScoreEngines: RiskScoreEngines;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Makes an engine of the organization's own, from the default one and what is wished for. It is not active yet. */
export async function createEngine(
  world: ManageEnginesWorld,
  caller: AuthenticatedCaller,
  wish: RiskScoreEngineWish & { readonly title: string },
): Promise<KeptRiskScoreEngine> {
  const table = changedEngine({ ...DEFAULT_RISK_SCORE_ENGINE, id: world.newId(), version: 1 }, wish);
  return add(world, caller, table, 'risk_score_engine.created');
}

/**
 * Makes the next version of an engine. The one that is active stays so until another is activated. What changes nothing makes
 * no version.
 */
export async function updateEngine(
  world: ManageEnginesWorld,
  caller: AuthenticatedCaller,
  id: string,
  wish: RiskScoreEngineWish,
): Promise<KeptRiskScoreEngine> {
  const engine = await readEngine(world, caller, id);
  if (!engine.own) throw new Refusal('default_engine');
  const newest = await readEngine(world, caller, id, engine.newestVersion);
  const changed = changedEngine(newest.table, wish);
  if (canonicalJson(changed) === canonicalJson(newest.table)) return newest;
  const table = { ...changed, version: newest.newestVersion + 1 };
  return add(world, caller, table, 'risk_score_engine.updated');
}

/** Refuses with `not_found`; the default engine can be read by everybody. */
export async function readEngine(
  world: Pick<ManageEnginesWorld, 'riskScoreEngines'>,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const found = await findEngine(world, caller, id, version);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** The version that a body names, or the newest; a version that there is not is a fault of the body. */
export async function readVersion(
  world: Pick<ManageEnginesWorld, 'riskScoreEngines'>,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const { newestVersion } = await readEngine(world, caller, id);
  const found = await findEngine(world, caller, id, version ?? newestVersion);
  if (found === undefined) {
    throw new Refusal('validation_failed', { faults: [{ field: 'version', message: 'does not exist' }] });
  }
  return found;
}

async function findEngine(
  { riskScoreEngines }: Pick<ManageEnginesWorld, 'riskScoreEngines'>,
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
  { riskScoreEngines }: Pick<ManageEnginesWorld, 'riskScoreEngines'>,
  { organizationId }: AuthenticatedCaller,
): Promise<readonly KeptRiskScoreEngine[]> {
  const own = await riskScoreEngines.list(organizationId);
  return [...own, defaultEngine(await riskScoreEngines.active(organizationId))];
}

/** From now on searches that name no engine use this version, the newest unless told. Past cases stay as they are. */
export async function activateEngine(
  world: ManageEnginesWorld,
  caller: AuthenticatedCaller,
  id: string,
  version?: number,
): Promise<KeptRiskScoreEngine> {
  const engine = await readVersion(world, caller, id, version);
  const wanted = engine.own ? { id, version: engine.table.version } : undefined;
  const details = { title: engine.table.title, version: engine.table.version };
  const audit = auditOf(world, caller, id, 'risk_score_engine.activated', details);
  if (!(await world.riskScoreEngines.activate(caller.organizationId, wanted, audit))) throw new Refusal('not_found');
  return readEngine(world, caller, id, wanted?.version);
}

/** Takes an engine out of use; past cases keep the table they were computed with. */
export async function deleteEngine(world: ManageEnginesWorld, caller: AuthenticatedCaller, id: string): Promise<void> {
  if (id === DEFAULT_RISK_SCORE_ENGINE.id) throw new Refusal('default_engine');
  const audit = auditOf(world, caller, id, 'risk_score_engine.deleted', {});
  if (!(await world.riskScoreEngines.remove(caller.organizationId, id, audit))) throw new Refusal('not_found');
}

async function add(
  world: ManageEnginesWorld,
  caller: AuthenticatedCaller,
  table: RiskScoreEngine,
  action: AuditEntry['action'],
): Promise<KeptRiskScoreEngine> {
  const faults = engineFaults(table);
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  const audit = auditOf(world, caller, table.id, action, { version: table.version, table });
  await world.riskScoreEngines.add(caller.organizationId, table, audit);
  return readEngine(world, caller, table.id, table.version);
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
  { now, newId }: ManageEnginesWorld,
  caller: AuthenticatedCaller,
  id: string,
  action: AuditEntry['action'],
  details: AuditEntry['details'],
): AuditEntry {
  const { organizationId } = caller;
  const target = { kind: 'risk_score_engine', id };
  return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details };
}
