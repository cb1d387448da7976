import type { Clock, SourceNamed } from '../domain/ports.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import { ageHours, type Edition, isOverdue } from '../domain/source.js';

/** Which of the lists searched are too old. Takes nobody out of service: an old list is better than none. */
export function listReadiness(
  { now, sourceNamed }: { readonly now: Clock; readonly sourceNamed: SourceNamed },
  editions: readonly Edition[],
): ReadinessCheck {
  const at = now();
  const old = editions.flatMap((edition) => {
    const source = sourceNamed(edition.source);
    if (source === undefined || !isOverdue(edition, source, at)) return [];
    return [`${edition.source} is ${Math.floor(ageHours(edition, at))} hours old (limit ${source.maxAgeHours})`];
  });
  return { name: 'lists', ok: true, message: old.length === 0 ? 'none is too old' : `too old: ${old.join(', ')}` };
}
