import type { Source } from '../domain/source.js';
import type { Publisher } from './publisher.js';
import { PUBLISHERS } from './publishers.js';

const SOURCES: readonly Source[] = PUBLISHERS.map(sourceOf);
const byName = new Map(SOURCES.map((source) => [source.name, source]));

/** Sources whose files can be imported. */
export const IMPORTED_SOURCES: readonly Source[] = SOURCES.filter(({ demonstration }) => !demonstration);

export function sourceNamed(name: string): Source | undefined {
  return byName.get(name);
}

/** Plain data by which answers and reports cite a list, so that it can be sent to another thread. */
function sourceOf(publisher: Publisher): Source {
  const {
    source,
    formats,
    categories,
    addresses,
    fetchedByDefault,
    needsContact,
    fetchedEveryHours,
    limits,
    ...cited
  } = publisher;
  return { ...cited, name: source, demonstration: cited.demonstration ?? false };
}
