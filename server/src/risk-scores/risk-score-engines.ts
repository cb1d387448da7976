import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Category } from '../domain/category.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { RiskFloor, RiskScoreEngine } from '../domain/risk-score.js';
import { DEFAULT_RISK_SCORE_ENGINE } from './default-risk-score-engine.js';

/** Custom engines of organizations. A stored version never changes. */
export interface RiskScoreEnginesRepository {
  /** Used by searches that name no engine; undefined for the default engine. */
  active(organizationId: string): Promise<RiskScoreEngine | undefined>;
  /** Finds the version, or without one the active or else the newest. */
  find(organizationId: string, id: string, version?: number): Promise<StoredRiskScoreEngine | undefined>;
  /** The newest version of each, newest engine first. */
  list(organizationId: string): Promise<readonly StoredRiskScoreEngine[]>;
  /** Version 1 adds an engine; a later version throws `not_found` unless its engine exists and it is the next. */
  add(organizationId: string, table: RiskScoreEngine, audit: AuditEntry): Promise<void>;
  /** Undefined activates the default engine. False if the version does not exist. */
  activate(
    organizationId: string,
    engine: { id: string; version: number } | undefined,
    audit: AuditEntry,
  ): Promise<boolean>;
  /** Cases keep the table they were computed with. False if the engine does not exist; throws `engine_is_active`. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}

/** A version of an engine. */
export interface StoredRiskScoreEngine {
  readonly table: RiskScoreEngine;
  /** `table` may be an older version. */
  readonly newestVersion: number;
  /** The version that is active for the organization, if it is one of this engine. */
  readonly activeVersion?: number;
  /** False for the default engine, which every organization has and none can change. */
  readonly isCustom: boolean;
  /** Creation of this version; absent for the default engine. */
  readonly created?: { readonly at: Date; readonly userId: string; readonly email: string };
}

/** Values that an organization sets; what is absent stays as it was, or as in the default engine. */
export interface RiskScoreEngineInput {
  readonly title?: string;
  readonly weightages?: Partial<RiskScoreEngine['weightages']>;
  readonly categoryScores?: Partial<Record<Category, number>>;
  readonly countryScores?: Readonly<Record<string, number>>;
  readonly floors?: Partial<Record<RiskFloor['when'], number>>;
}

/** The lowest score of a party on a sanctions list: High begins at 51. */
export const MIN_SANCTIONS_FLOOR = 51;

interface RiskScoreEngineDeps {
  readonly engines: RiskScoreEnginesRepository;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Risk score engines of an organization. An id that the organization does not have throws `not_found`. */
export function riskScoreEngineService({ engines, now, newId }: RiskScoreEngineDeps) {
  return {
    /** Starts from the default engine. The new engine is not active yet. */
    async create(caller: AuthenticatedCaller, input: RiskScoreEngineInput & { readonly title: string }) {
      const table = changedEngine({ ...DEFAULT_RISK_SCORE_ENGINE, id: newId(), version: 1 }, input);
      return add(caller, table, 'risk_score_engine.created');
    },

    /** Adds the next version unless nothing changes. The active version stays active. */
    async update(caller: AuthenticatedCaller, id: string, input: RiskScoreEngineInput): Promise<StoredRiskScoreEngine> {
      const engine = await read(caller, id);
      if (!engine.isCustom) throw new AppError('default_engine');
      const newest = await read(caller, id, engine.newestVersion);
      const changed = changedEngine(newest.table, input);
      if (canonicalJson(changed) === canonicalJson(newest.table)) return newest;
      return add(caller, { ...changed, version: newest.newestVersion + 1 }, 'risk_score_engine.updated');
    },

    /**
     * The engine that storing the values would make, without storing it: the newest version of an engine, by default of the default
     * one, with them. Throws `validation_failed` where storing them would.
     */
    async draft(caller: AuthenticatedCaller, input: RiskScoreEngineInput, basedOn = DEFAULT_RISK_SCORE_ENGINE.id) {
      const base = await find(caller, basedOn);
      const newest = base && (await find(caller, basedOn, base.newestVersion));
      if (newest === undefined) {
        throw new AppError('validation_failed', { faults: [{ field: 'based_on', message: 'does not exist' }] });
      }
      const table = changedEngine(newest.table, input);
      requireSound(table, 'draft.');
      return table;
    },

    /** Reads a version, or without one the active or else the newest. Every caller can read the default engine. */
    read,

    /** The version that a body names, or the newest; throws `validation_failed` if the version does not exist. */
    readVersion,

    /** Lists the engines that a search can name, the default one last. */
    async list({ organizationId }: AuthenticatedCaller): Promise<readonly StoredRiskScoreEngine[]> {
      const custom = await engines.list(organizationId);
      return [...custom, defaultEngine(await engines.active(organizationId))];
    },

    /** Later searches that name no engine use this version, by default the newest. Past cases stay as they are. */
    async activate(caller: AuthenticatedCaller, id: string, version?: number): Promise<StoredRiskScoreEngine> {
      const engine = await readVersion(caller, id, version);
      const activated = engine.isCustom ? { id, version: engine.table.version } : undefined;
      const details = { title: engine.table.title, version: engine.table.version };
      const audit = auditOf(caller, id, 'risk_score_engine.activated', details);
      if (!(await engines.activate(caller.organizationId, activated, audit))) throw new AppError('not_found');
      return read(caller, id, activated?.version);
    },

    /** Past cases keep the table they were computed with. Throws `engine_is_active` and `default_engine`. */
    async remove(caller: AuthenticatedCaller, id: string): Promise<void> {
      if (id === DEFAULT_RISK_SCORE_ENGINE.id) throw new AppError('default_engine');
      const audit = auditOf(caller, id, 'risk_score_engine.deleted', {});
      if (!(await engines.remove(caller.organizationId, id, audit))) throw new AppError('not_found');
    },
  };

  async function read(caller: AuthenticatedCaller, id: string, version?: number): Promise<StoredRiskScoreEngine> {
    const engine = await find(caller, id, version);
    if (engine === undefined) throw new AppError('not_found');
    return engine;
  }

  async function readVersion(
    caller: AuthenticatedCaller,
    id: string,
    version?: number,
  ): Promise<StoredRiskScoreEngine> {
    const { newestVersion } = await read(caller, id);
    const engine = await find(caller, id, version ?? newestVersion);
    if (engine !== undefined) return engine;
    throw new AppError('validation_failed', { faults: [{ field: 'version', message: 'does not exist' }] });
  }

  async function find({ organizationId }: AuthenticatedCaller, id: string, version?: number) {
    const { id: defaultId, version: defaultVersion } = DEFAULT_RISK_SCORE_ENGINE;
    const isDefault = id === defaultId && (version === undefined || version === defaultVersion);
    return isDefault ? defaultEngine(await engines.active(organizationId)) : engines.find(organizationId, id, version);
  }

  async function add(
    caller: AuthenticatedCaller,
    table: RiskScoreEngine,
    action: AuditEntry['action'],
  ): Promise<StoredRiskScoreEngine> {
    requireSound(table);
    await engines.add(
      caller.organizationId,
      table,
      auditOf(caller, table.id, action, { version: table.version, table }),
    );
    return read(caller, table.id, table.version);
  }

  function auditOf(
    caller: AuthenticatedCaller,
    id: string,
    action: AuditEntry['action'],
    details: AuditEntry['details'],
  ): AuditEntry {
    const { organizationId } = caller;
    const target = { kind: 'risk_score_engine', id };
    return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details };
  }
}
export type RiskScoreEngineService = ReturnType<typeof riskScoreEngineService>;

function defaultEngine(active: RiskScoreEngine | undefined): StoredRiskScoreEngine {
  const { version } = DEFAULT_RISK_SCORE_ENGINE;
  return {
    table: DEFAULT_RISK_SCORE_ENGINE,
    newestVersion: version,
    isCustom: false,
    ...(active === undefined && { activeVersion: version }),
  };
}

function changedEngine(base: RiskScoreEngine, input: RiskScoreEngineInput): RiskScoreEngine {
  return {
    ...base,
    title: input.title ?? base.title,
    weightages: { ...base.weightages, ...input.weightages },
    categoryScores: { ...base.categoryScores, ...input.categoryScores },
    countryScores: { ...base.countryScores, ...input.countryScores },
    floors: base.floors.map(({ when, atLeast }) => ({ when, atLeast: input.floors?.[when] ?? atLeast })),
  };
}

/** `path` leads to the engine in the body. */
function requireSound(table: RiskScoreEngine, path = ''): void {
  const faults = engineErrors(table).map(({ field, message }) => ({ field: `${path}${field}`, message }));
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
}

/** Errors of an engine as a whole, under the public field names. */
function engineErrors({ weightages, floors }: RiskScoreEngine): FieldError[] {
  const errors: FieldError[] = [];
  const sum = Object.values(weightages).reduce((total, weightage) => total + weightage, 0);
  if (Math.abs(sum - 100) > 0.001) {
    errors.push({ field: 'weightages', message: `must add up to 100, not ${Math.round(sum * 100) / 100}` });
  }
  const sanctions = floors.find(({ when }) => when === 'sanctions');
  if (sanctions === undefined || sanctions.atLeast < MIN_SANCTIONS_FLOOR) {
    const message = `must be ${MIN_SANCTIONS_FLOOR} or more: a sanctioned party is High`;
    errors.push({ field: 'floors.sanctions', message });
  }
  return errors;
}
