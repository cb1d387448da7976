import { AppError, type FieldError } from '../domain/app-error.js';
import type { Actor, AuditEntry } from '../domain/audit.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import type { RecordSplit } from '../domain/record-split.js';

/** Pairs of records that an organization treats as different parties. */
export interface RecordSplits {
  /** Throws `validation_failed` for a pair that is split already, and `too_many_splits`. */
  add(split: RecordSplit, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly RecordSplit[]>;
  /** False if it does not exist. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}

interface RecordSplitDeps {
  readonly recordSplits: RecordSplits;
  readonly sourceNamed: SourceNamed;
  readonly now: Clock;
  readonly newId: NewId;
}

interface Splitter {
  readonly organizationId: string;
  readonly actor: Actor;
}

/** Splits of records that would otherwise be joined into one result. */
export function recordSplitService({ recordSplits, sourceNamed, now, newId }: RecordSplitDeps) {
  return {
    /**
     * Later searches of the organization give two results, through every edition, until the records are rejoined. Stored searches
     * stay as they are, except monitored ones. Unknown sources and two records of one list throw `validation_failed`.
     */
    async split(
      { organizationId, actor }: Splitter,
      { records, reason }: Pick<RecordSplit, 'records' | 'reason'>,
    ): Promise<RecordSplit> {
      const errors: FieldError[] = records.flatMap(({ source }, index) =>
        isCustomSource(source) || sourceNamed(source) !== undefined
          ? []
          : [
              {
                field: `records[${index}].source`,
                message: 'is not a source; see GET /api/lists for the loaded lists',
              },
            ],
      );
      if (records[0].source === records[1].source) {
        errors.push({ field: 'records', message: 'must be on different lists; records of one list are never joined' });
      }
      if (errors.length > 0) throw new AppError('validation_failed', { faults: errors });
      const by = actor.kind === 'user' ? actor.email : 'command line';
      const split: RecordSplit = { id: newId(), organizationId, records, reason, by, at: now() };
      await recordSplits.add(split, auditOf(split, actor, newId(), split.at, 'record.split'));
      return split;
    },

    /** Newest first. */
    list: (organizationId: string) => recordSplits.list(organizationId),

    /** Later searches join the records again where they have enough in common. Throws `not_found`. */
    async rejoin({ organizationId, actor }: Splitter, id: string): Promise<RecordSplit> {
      const split = (await recordSplits.list(organizationId)).find((candidate) => candidate.id === id);
      if (split === undefined) throw new AppError('not_found');
      const audit = auditOf(split, actor, newId(), now(), 'record.rejoined');
      if (!(await recordSplits.remove(organizationId, id, audit))) throw new AppError('not_found');
      return split;
    },
  };
}
export type RecordSplitService = ReturnType<typeof recordSplitService>;

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
