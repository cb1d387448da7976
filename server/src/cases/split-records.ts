import { AppError, type FieldError } from '../domain/app-error.js';
import type { Actor, AuditEntry } from '../domain/audit.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import type { RecordSplit } from '../domain/record-split.js';
import type { RecordSplits } from './record-splits.js';

export interface SplitRecordsDeps {
  readonly recordSplits: RecordSplits;
  readonly sourceNamed: SourceNamed;
  readonly now: Clock;
  readonly newId: NewId;
}

/**
 * From the next search on, two records of different lists are two results of the organization, through every edition, until
 * the split is taken back. Stored searches stay as they are, but for the monitored ones. Refuses sources that do not exist, and a pair of one list.
 */
export async function splitRecords(
  { recordSplits, sourceNamed, now, newId }: SplitRecordsDeps,
  { organizationId, actor }: { readonly organizationId: string; readonly actor: Actor },
  { records, reason }: Pick<RecordSplit, 'records' | 'reason'>,
): Promise<RecordSplit> {
  const faults: FieldError[] = records.flatMap(({ source }, index) =>
    isCustomSource(source) || sourceNamed(source) !== undefined
      ? []
      : [{ field: `records[${index}].source`, message: 'is not a source; GET /api/lists names those that are loaded' }],
  );
  if (records[0].source === records[1].source) {
    faults.push({ field: 'records', message: 'must be of different lists: those of one list are never joined' });
  }
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const by = actor.kind === 'user' ? actor.email : 'command line';
  const split: RecordSplit = { id: newId(), organizationId, records, reason, by, at: now() };
  await recordSplits.add(split, auditOf(split, actor, newId(), split.at, 'record.split'));
  return split;
}

/** Takes a split back: the records are joined again where they have enough in common. Refuses with `not_found`. */
export async function rejoinRecords(
  { recordSplits, now, newId }: Omit<SplitRecordsDeps, 'sourceNamed'>,
  { organizationId, actor }: { readonly organizationId: string; readonly actor: Actor },
  id: string,
): Promise<RecordSplit> {
  const split = (await recordSplits.list(organizationId)).find((one) => one.id === id);
  if (split === undefined) throw new AppError('not_found');
  const audit = auditOf(split, actor, newId(), now(), 'record.rejoined');
  if (!(await recordSplits.remove(organizationId, id, audit))) throw new AppError('not_found');
  return split;
}

function auditOf(
  { id: splitId, organizationId, records, reason }: RecordSplit,
  actor: Actor,
  id: string,
  at: Date,
  action: 'record.split' | 'record.rejoined',
): AuditEntry {
  const named = records.map(({ source, sourceId }) => ({ source, source_id: sourceId }));
  return {
    ...{ id, organizationId, at, actor, action },
    target: { kind: 'split', id: splitId },
    details: { records: named, reason },
  };
}
