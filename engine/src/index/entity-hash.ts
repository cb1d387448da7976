import { normalizeIdentifier } from '../identifier.js';
import type { ListedEntity } from '../listed-entity.js';

/** Between the parts of a record, which hold no such character of their own. */
const END = 0xfffe;

/** Two words of hash over everything that a watchlist keeps of a party: the same for the same party, whatever else its record says. */
export function entityHash(entity: ListedEntity): readonly [number, number] {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  const add = (text: string) => {
    // Variables of its own are faster by far than those that functions share.
    let [one, two] = [first, second];
    for (let i = 0; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      one = Math.imul(one ^ unit, 0x01000193);
      two = Math.imul((two << 5) ^ (two >>> 27) ^ unit, 0x85ebca6b);
    }
    first = Math.imul(one ^ END, 0x01000193);
    second = Math.imul((two << 5) ^ (two >>> 27) ^ END, 0x85ebca6b);
  };
  // A list of texts: how many there are keeps the last of one list from being the first of the next.
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
