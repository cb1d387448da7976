import type { Static } from 'typebox';
import type { RecordSplit } from '../domain/record-split.js';
import type { SplitSchema } from './record-split.schema.js';

export function presentSplit({ id, records, reason, by, at }: RecordSplit): Static<typeof SplitSchema> {
  const named = records.map(({ source, sourceId }) => ({ source, source_id: sourceId }));
  return { id, records: named, reason, split_by: by, split_at: at.toISOString() };
}
