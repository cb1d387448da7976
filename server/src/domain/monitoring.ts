import { canonicalJson } from './canonical-json.js';
import type { Case, CaseResult, MatchedRecord } from './case.js';
import type { MonitoringFrequency } from './configuration.js';
import type { ListedRecord } from './listed-record.js';
import { materialHash } from './whitelist.js';

const DAY = 86_400_000;

const PERIODS: Readonly<Record<MonitoringFrequency, number>> = {
  instantly: 0,
  daily: DAY,
  weekly: 7 * DAY,
  monthly: 30 * DAY,
  never: Number.POSITIVE_INFINITY,
};

/** Cycles begin with a schedule that is not exact to the second. */
const SLACK_MS = 10 * 60_000;

export function isMonitoringDue(frequency: MonitoringFrequency, lastRun: Date | undefined, now: Date): boolean {
  if (frequency === 'never') return false;
  // A time in the future was recorded before the clock was set back.
  if (lastRun === undefined || lastRun > now) return true;
  return now.getTime() - lastRun.getTime() >= PERIODS[frequency] - SLACK_MS;
}

/** Field changed by a new edition; `group`: the records that are one result with it, as `source:id`. */
interface FieldChange {
  readonly field: keyof ListedRecord | 'score' | 'faceDistance' | 'group';
  readonly before: unknown;
  readonly after: unknown;
}

/** Change of one record of a monitored case by a new edition. */
export interface MatchChange {
  readonly kind: 'added' | 'updated' | 'removed';
  readonly recordId: string;
  readonly source: string;
  readonly sourceId: string;
  readonly name: string;
  /** Changed fields of an updated record. */
  readonly fields: readonly FieldChange[];
}

/**
 * Lists the differences between the stored results and today's, record by record; versions alone are not a difference.
 */
export function matchChanges(before: readonly CaseResult[], after: readonly CaseResult[]): MatchChange[] {
  const [old, now] = [recordsOf(before), recordsOf(after)];
  const changes: MatchChange[] = [];
  const both = (id: string): boolean => old.has(id) && now.has(id);
  for (const [id, { matched, group }] of now) {
    const known = old.get(id);
    if (known === undefined) changes.push(changeOf('added', matched));
    else {
      const fields = [...changedFields(known.matched, matched), ...changedGroup(known.group, group, both)];
      if (fields.length > 0) changes.push(changeOf('updated', matched, fields));
    }
  }
  for (const [id, { matched }] of old) if (!now.has(id)) changes.push(changeOf('removed', matched));
  return changes;
}

type Group = readonly MatchedRecord[];

function recordsOf(results: readonly CaseResult[]): Map<string, { matched: MatchedRecord; group: Group }> {
  return new Map(
    results.flatMap(({ records: group }) => group.map((matched) => [matched.recordId, { matched, group }])),
  );
}

/** Tells whether existing records were joined or separated; new and removed records are reported by themselves. */
function changedGroup(before: Group, after: Group, isInBoth: (id: string) => boolean): FieldChange[] {
  const named = (group: Group): string[] =>
    group
      .filter(({ recordId }) => isInBoth(recordId))
      .map(({ record: { source, sourceId } }) => `${source}:${sourceId}`)
      .sort();
  const [old, now] = [named(before), named(after)];
  return canonicalJson(old) === canonicalJson(now) ? [] : [{ field: 'group', before: old, after: now }];
}

function changeOf(kind: MatchChange['kind'], matched: MatchedRecord, fields: readonly FieldChange[] = []): MatchChange {
  const { recordId, record } = matched;
  const { source, sourceId, names } = record;
  return { kind, recordId, source, sourceId, name: names[0]?.full ?? '', fields };
}

function changedFields(before: MatchedRecord, after: MatchedRecord): FieldChange[] {
  const names = new Set([...Object.keys(before.record), ...Object.keys(after.record)]) as Set<keyof ListedRecord>;
  const fields: FieldChange[] = [];
  for (const field of names) {
    const [old, now] = [before.record[field], after.record[field]];
    if (canonicalJson(old ?? null) !== canonicalJson(now ?? null)) {
      fields.push({ field, before: old ?? null, after: now ?? null });
    }
  }
  if (before.hit.score !== after.hit.score) {
    fields.push({ field: 'score', before: before.hit.score, after: after.hit.score });
  }
  if (before.faceDistance !== after.faceDistance) {
    fields.push({ field: 'faceDistance', before: before.faceDistance ?? null, after: after.faceDistance ?? null });
  }
  return fields;
}

/** Describes a changed risk; undefined if unchanged. */
export function riskChange(before: Case['risk'], after: Case['risk']): { before: object; after: object } | undefined {
  return canonicalJson(before) === canonicalJson(after) ? undefined : { before, after };
}

/**
 * Applies earlier decisions to today's results. A decision stands as long as every record of the result has the same
 * identity and grounds; otherwise the result is open again.
 */
export function keepDecisions(before: readonly CaseResult[], after: readonly CaseResult[], now: Date): CaseResult[] {
  const old = new Map(before.map((result) => [result.id, result]));
  return after.map((result) => {
    const known = old.get(result.id);
    if (known === undefined) return result;
    const same = matchChanges([known], [result]).length === 0;
    const kept = { ...result, createdAt: known.createdAt, updatedAt: same ? known.updatedAt : now };
    if (known.decision === undefined || materialOf(known) !== materialOf(result)) return kept;
    return { ...kept, status: known.status, decision: known.decision };
  });
}

function materialOf({ records }: CaseResult): string {
  return records
    .map(({ recordId, record }) => `${recordId} ${materialHash(record)}`)
    .sort()
    .join('\n');
}

/** Requester of the analysis after a re-evaluation, in place of a user. */
export const MONITORING = 'monitoring';
