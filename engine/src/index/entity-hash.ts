import { normalizeIdentifier } from '../identifier.js';
import type { ListedEntity } from '../listed-entity.js';

/** Separator that never occurs in a record's parts. */
const END = 0xfffe;

/** Hash, in two words, of all that a watchlist stores about a party; the rest of its record does not count. */
export function entityHash(entity: ListedEntity): readonly [number, number] {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  const add = (text: string) => {
    // Local variables are much faster than shared ones here.
    let [one, two] = [first, second];
    for (let i = 0; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      one = Math.imul(one ^ unit, 0x01000193);
      two = Math.imul((two << 5) ^ (two >>> 27) ^ unit, 0x85ebca6b);
    }
    first = Math.imul(one ^ END, 0x01000193);
    second = Math.imul((two << 5) ^ (two >>> 27) ^ END, 0x85ebca6b);
  };
  // The count keeps the last text of one list from passing for the first of the next.
  const addAll = (texts: readonly string[]) => {
    add(String(texts.length));
    for (const text of texts) add(text);
  };
  const addEach = (texts: readonly string[]) => addAll(texts.length > 1 ? [...new Set(texts)] : texts);
  add(entity.source);
  add(entity.sourceId);
  add(entity.entityType);
  add(String(entity.names.length));
  for (const { full, kind, quality } of entity.names) {
    add(full);
    add(kind);
    add(quality);
  }
  add(String(entity.dates.length));
  for (const { start, end, circa } of entity.dates) {
    add(start);
    add(end);
    add(circa ? 'circa' : '');
  }
  addEach(entity.nationalities);
  addEach(entity.countries);
  add(entity.gender ?? '');
  for (const { type, value, country } of entity.identifiers) {
    const normal = normalizeIdentifier(type, value, country);
    if (normal === '') continue;
    add(type);
    add(normal);
    add(country ?? '');
  }
  add('');
  addAll(entity.categories);
  return [mixed(first), mixed(second)];
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 13)) >>> 0;
}
