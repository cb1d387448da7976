import type { ListedRecord } from '../domain/listed-record.js';
import type { Source } from '../domain/source.js';
import { presentEntityData } from './entity-data.present.js';

interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields of `record.data`, by their path, that differ between two versions of a record. */
export function changedFields(source: Source, before: ListedRecord, after: ListedRecord): ChangedField[] {
  const [was, is] = [valuesOf(source, before), valuesOf(source, after)];
  return Object.keys({ ...was, ...is })
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }));
}

/** Data of a record by the path of each field. */
function valuesOf(source: Source, record: ListedRecord): Readonly<Record<string, unknown>> {
  const { summary, ...others } = presentEntityData([{ source, record }]);
  return { ...Object.fromEntries(Object.entries(summary).map(([key, value]) => [`summary.${key}`, value])), ...others };
}
