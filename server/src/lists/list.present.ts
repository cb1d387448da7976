import type { Static } from 'typebox';
import type { NumberedEdition } from '../domain/source.js';
import type { FailureSchema, ListEditionSchema, ListSchema, MissingListSchema } from './list.schema.js';
import type { ListStatus, MissingList } from './list-status.js';
import type { ListCheck } from './update-lists.js';

export function presentList(
  status: ListStatus,
  categories: Readonly<Record<string, readonly string[]>>,
): Static<typeof ListSchema> {
  const { edition, source, ageHours, maxAgeHours, unconfirmedHours, overdue, check } = status;
  const confirmedAt = edition.confirmedAt ?? edition.importedAt;
  return {
    ...copyOf(edition),
    source: edition.source,
    title: source?.title ?? edition.source,
    publisher: source?.publisher ?? '',
    url: source?.url ?? '',
    confirmed_at: confirmedAt.toISOString(),
    age_hours: Math.round(ageHours * 10) / 10,
    max_age_hours: maxAgeHours ?? null,
    unconfirmed_hours: Math.round(unconfirmedHours * 10) / 10,
    max_unconfirmed_hours: source?.maxAgeHours ?? null,
    overdue,
    categories: [...(categories[edition.source] ?? [])],
    last_failure: check?.failure === undefined ? null : presentFailure(check),
  };
}

export function presentMissingList({ check, source }: MissingList): Static<typeof MissingListSchema> {
  return { source: check.source, title: source?.title ?? check.source, last_failure: presentFailure(check) };
}

function presentFailure({ failedAt, failure = '' }: ListCheck): Static<typeof FailureSchema> {
  return { at: failedAt?.toISOString() ?? '', reason: failure };
}

export function presentEdition(edition: NumberedEdition): Static<typeof ListEditionSchema> {
  return { ...copyOf(edition), restored_from: edition.restoredFrom ?? null };
}

function copyOf(edition: NumberedEdition) {
  return {
    version: edition.version,
    number: edition.number,
    published_at: edition.publishedAt?.toISOString() ?? null,
    imported_at: edition.importedAt.toISOString(),
    records: edition.recordCount,
    names: edition.nameCount,
    added: edition.added,
    changed: edition.changed,
    removed: edition.removed,
    broken: edition.brokenCount,
    checksum: edition.checksum,
    format: edition.format,
    origin: [...edition.origin],
  };
}
