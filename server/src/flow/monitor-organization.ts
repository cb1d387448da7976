import type { Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import { countStatuses } from '../domain/case.js';
import type { EventType } from '../domain/event.js';
import { keepDecisions, type MatchChange, matchChanges, riskChange } from '../domain/monitoring.js';
import { caseRiskOf } from '../domain/record-decision.js';
import { Refusal } from '../domain/refusal.js';
import type { NumberedEdition } from '../domain/source.js';
import { type ScreenCaseWorld, screenCase } from './make-case.js';
import type { Cases } from './ports/cases.js';
import type { SearchProfiles } from './ports/custom-lists.js';
import type { EditionStore } from './ports/editions.js';
import type { NewEvent } from './ports/events.js';
import type { ChangedRecords, Monitoring, MonitoringWishes, OpenChanges } from './ports/monitoring.js';
import type { Screener } from './ports.js';

export interface MonitorWorld extends Omit<ScreenCaseWorld, 'screener'> {
  readonly screener: Pick<Screener, 'screen' | 'editions'>;
  readonly cases: Pick<Cases, 'find' | 'results'>;
  readonly searchProfiles: Pick<SearchProfiles, 'find'>;
  readonly editions: Pick<EditionStore, 'inForce' | 'changes'>;
  readonly monitoring: Monitoring;
  readonly wishes: MonitoringWishes;
  readonly openChanges: OpenChanges;
  /** For what is wrong with one case alone and keeps no other. */
  readonly tellProblem: (facts: object, message: string) => void;
}

/** Looked at together; what a crash makes us look at again. */
const RUN = 500;
const MOST_RESULTS = 50_000;
const MOST_TRIES = 3;

/**
 * One cycle: looks again at everything an organization has enrolled. The records that differ since the last cycle are made a
 * small watchlist, as they were and as they are; a subject that meets none of them has the same hits as before, so that
 * the others alone are screened against everything. May be repeated: what was told is not told again.
 * Throws when this node's watchlist is not the one in force yet.
 */
export async function monitorOrganization(world: MonitorWorld, organizationId: string): Promise<void> {
  const { monitoring } = await world.wishes(organizationId);
  if (!monitoring.enabled || monitoring.frequency === 'never') return;
  const inForce = await world.editions.inForce();
  if (inForce.length === 0) return;
  refuseStale(world, inForce);
  const ranAt = world.now();
  const state = await world.monitoring.state(organizationId);
  const changed = state && (await changesSince(world, state.editions, inForce));
  try {
    for (let after = ''; changed !== 'none'; ) {
      const run = await world.monitoring.enrolled(organizationId, after, RUN);
      const last = run.at(-1);
      if (last === undefined) break;
      after = last.id;
      const meets: boolean[] = await Promise.all(
        run.map((one) => isNew(one) || changed === undefined || meetsAny(world, one, changed)),
      );
      for (const [index, one] of run.entries()) if (meets[index] === true) await lookAgainUnlessRefused(world, one);
      await world.monitoring.noteLook(
        organizationId,
        run.map(({ id }) => id),
        ranAt,
      );
    }
  } finally {
    if (changed !== undefined && changed !== 'none') await changed.close();
  }
  const editions = Object.fromEntries(inForce.map(({ source, number }) => [source, number]));
  await world.monitoring.finishCycle(organizationId, { editions, ranAt });
}

/** Looks again at one case, whatever has changed. */
export async function monitorCase(world: MonitorWorld, organizationId: string, caseId: string): Promise<void> {
  const found = await world.cases.find(organizationId, caseId);
  if (found?.isMonitored !== true) return;
  const inForce = await world.editions.inForce();
  if (inForce.length === 0) return;
  refuseStale(world, inForce);
  await lookAgain(world, found);
  await world.monitoring.noteLook(organizationId, [caseId], world.now());
}

function refuseStale({ screener }: MonitorWorld, inForce: readonly NumberedEdition[]): void {
  const loaded = new Set(screener.editions().map(({ version }) => version));
  const missing = inForce.find(({ version }) => !loaded.has(version));
  if (missing !== undefined) throw new Error(`this node has not loaded ${missing.version} yet`);
}

async function changesSince(
  world: MonitorWorld,
  since: Readonly<Record<string, number>>,
  inForce: readonly NumberedEdition[],
): Promise<ChangedRecords | 'none'> {
  const differing = inForce.filter(({ source, number }) => since[source] !== number);
  if (differing.length === 0) return 'none';
  return world.openChanges(textsOf(world, since, differing));
}

/** Never looked at: it may have been searched by a node that was behind. */
function isNew({ monitoredAt }: Case): boolean {
  return monitoredAt === undefined;
}

/** Each changed record as it was and as it is. */
async function* textsOf(
  { editions }: MonitorWorld,
  since: Readonly<Record<string, number>>,
  differing: readonly NumberedEdition[],
): AsyncGenerator<readonly string[]> {
  for (const { source, number } of differing) {
    const changes = await editions.changes(source, since[source] ?? 0, number);
    if (changes === undefined) throw new Error('changes without a limit are always read');
    for await (const run of changes.runs) {
      yield run.flatMap(({ before, after }) => [before, after].filter((text) => text !== undefined));
    }
  }
}

/** The same search, of the changed records alone. */
async function meetsAny(world: MonitorWorld, enrolled: Case, changed: ChangedRecords | 'none'): Promise<boolean> {
  if (changed === 'none') return false;
  let meets = false;
  await searchAgain(world, enrolled, {
    async screen(subject, options) {
      meets = await changed.meets(subject, options);
      return { hits: [], records: [], editions: [], customLists: [] };
    },
  });
  return meets;
}

/** What the search would find today; nothing is stored. */
async function searchAgain(
  world: MonitorWorld,
  enrolled: Case,
  screener: Pick<Screener, 'screen'>,
): Promise<{ made: Case; results: readonly CaseResult[] }> {
  const { organizationId, userId, filters } = enrolled;
  const owner: Caller = { organizationId, userId, role: 'integration', email: '' };
  const { searchProfile: profileId, ...others } = filters;
  const profile = profileId === undefined ? undefined : await world.searchProfiles.find(organizationId, profileId);
  // Without its profile a search is wider than it was: nothing is lost. The categories are those that were asked for.
  const request = { filters: profile ? filters : others, runAiRisk: false };
  const asWas = profile && { ...profile, categories: filters.categories };
  return screenCase({ ...world, screener }, owner, request, enrolled.platform, {
    ...(asWas && { profile: asWas }),
    // Another engine is no news of the list.
    ...(enrolled.riskScoreEngine && { engine: enrolled.riskScoreEngine }),
  });
}

/** What a search is refused for today concerns its case alone: it stays as it was, and the others are looked at. */
async function lookAgainUnlessRefused(world: MonitorWorld, enrolled: Case): Promise<void> {
  await lookAgain(world, enrolled).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    world.tellProblem({ case_id: enrolled.id, err: error }, 'a monitored case cannot be looked at again');
  });
}

async function lookAgain(world: MonitorWorld, enrolled: Case): Promise<void> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const before = attempt === 1 ? enrolled : await world.cases.find(enrolled.organizationId, enrolled.id);
    if (before === undefined || (await reevaluated(world, before))) return;
  }
  throw new Error(`case ${enrolled.id} is being changed all the time`);
}

/** False when somebody changed the case meanwhile. */
async function reevaluated(world: MonitorWorld, before: Case): Promise<boolean> {
  const { organizationId, id } = before;
  const old = await world.cases.results(organizationId, id, { number: 1, size: MOST_RESULTS });
  const { made, results: found } = await searchAgain(world, before, world.screener);
  const now = world.now();
  const results = keepDecisions(old, found, now);
  const after: Case = {
    ...before,
    updatedAt: now,
    totalResults: results.length,
    statusCounts: countStatuses(results),
    risk: caseRiskOf(results.map(({ status, risk }) => ({ status, riskScore: risk.score }))),
    ...(made.riskScoreEngine && { riskScoreEngine: made.riskScoreEngine }),
    categoryCounts: made.categoryCounts,
    countryCounts: made.countryCounts,
    editions: made.editions,
    allowList: made.allowList,
    monitoredAt: now,
  };
  const told = announcements(before, after, matchChanges(old, results));
  if (told.length === 0) return true;
  const { alerts } = await world.wishes(organizationId);
  const about = { kind: 'case', id } as const;
  return world.monitoring.reevaluate({
    id: world.newId(),
    before,
    after,
    results,
    alerts: told.map(({ type, changes }) => ({ id: world.newId(), type, changes })),
    events: alerts.webhook ? told.map((one): NewEvent => ({ ...one, organizationId, about, at: now })) : [],
  });
}

const TYPES = [
  ['added', 'monitoring.match_added'],
  ['updated', 'monitoring.match_updated'],
  ['removed', 'monitoring.match_removed'],
] as const;

/** One announcement of each kind for a case, each naming the editions before and after. */
function announcements(before: Case, after: Case, changes: readonly MatchChange[]) {
  const editions = {
    editions_before: before.editions.map(({ version }) => version),
    editions_after: after.editions.map(({ version }) => version),
  };
  const told: { type: EventType; changes: object }[] = [];
  for (const [kind, type] of TYPES) {
    const matches = changes.filter((change) => change.kind === kind);
    if (matches.length > 0) told.push({ type, changes: { ...editions, matches: matches.map(toPublic) } });
  }
  const risk = riskChange(before.risk, after.risk);
  if (risk !== undefined) told.push({ type: 'monitoring.risk_changed', changes: { ...editions, risk } });
  return told;
}

function toPublic({ recordId, source, sourceId, name, fields }: MatchChange): object {
  return { record_id: recordId, source, source_id: sourceId, name, ...(fields.length > 0 && { fields }) };
}
