import type { ListedRecord } from '../domain/listed-record.js';
import { editionNamed } from './edition-named.js';
import type { EditionStore } from './editions.js';

/** How one record differs between two editions: whole where it came or went, field by field where it changed. */
export type EditionDifference =
  | { readonly change: 'added' | 'removed'; readonly sourceId: string; readonly record: ListedRecord }
  | {
      readonly change: 'changed';
      readonly sourceId: string;
      readonly name: string;
      readonly fields: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
    };

/** What the second edition of a source has otherwise than the first, by source id. */
export async function* diffEditions(
  editions: Pick<EditionStore, 'history' | 'changes'>,
  source: string,
  from: string,
  to: string,
): AsyncGenerator<EditionDifference> {
  const history = await editions.history(source);
  const [before, after] = [editionNamed(source, history, from), editionNamed(source, history, to)];
  const changes = await editions.changes(source, before.number, after.number);
  for await (const run of changes?.runs ?? []) {
    for (const { sourceId, before: was, after: is } of run) {
      if (was !== undefined && is !== undefined) yield changed(sourceId, JSON.parse(was), JSON.parse(is));
      else if (is !== undefined) yield { change: 'added', sourceId, record: JSON.parse(is) };
      else if (was !== undefined) yield { change: 'removed', sourceId, record: JSON.parse(was) };
    }
  }
}

function changed(sourceId: string, was: ListedRecord, is: ListedRecord): EditionDifference {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof ListedRecord>;
  const fields: Record<string, { before: unknown; after: unknown }> = {};
  for (const name of names) {
    const [before, after] = [was[name] ?? null, is[name] ?? null];
    if (JSON.stringify(before) !== JSON.stringify(after)) fields[name] = { before, after };
  }
  return { change: 'changed', sourceId, name: is.names[0]?.full ?? '', fields };
}
