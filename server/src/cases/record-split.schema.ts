import Type, { type Static } from 'typebox';
import type { RecordReference, RecordSplit } from '../domain/record-split.js';

const text = (description: string) => Type.String({ description });
const pair = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 100, description: 'Name of the list, as in `source_details`.' }),
    source_id: Type.String({ minLength: 1, maxLength: 500, description: "The publisher's id of the record." }),
  },
  { description: 'A record, as in `source_details` of a result.' },
);

export const SplitSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    records: Type.Array(pair, { description: 'The two records that are never joined.' }),
    reason: text('Reason for the split.'),
    split_by: text('E-mail address of the user; `command line` if it was split there.'),
    split_at: text('ISO 8601, UTC.'),
  },
  { $id: 'Split', description: 'Two records of different lists that are different parties.' },
);

export const SplitRequest = Type.Object({
  records: Type.Array(pair, { minItems: 2, maxItems: 2, description: 'Two records of different lists.' }),
  reason: Type.String({
    minLength: 1,
    maxLength: 1000,
    pattern: '\\S',
    description: 'Reason: why the records are different parties.',
  }),
});
export const SplitParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the split.' }),
});
export const SplitData = Type.Object({ split: SplitSchema });
export const SplitsData = Type.Object({
  splits: Type.Array(SplitSchema, { description: 'All splits of the organization (at most 1000), newest first.' }),
});

export function readSplitRequest(body: Static<typeof SplitRequest>): Pick<RecordSplit, 'records' | 'reason'> {
  const [first, second] = body.records.map(
    ({ source, source_id }): RecordReference => ({ source, sourceId: source_id }),
  );
  if (first === undefined || second === undefined) throw new Error('the schema requires two records');
  return { records: [first, second], reason: body.reason.trim() };
}
