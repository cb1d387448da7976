import { createHash } from 'node:crypto';

/**
 * Ids for a list that has none: a hash of what does not change when the publisher renumbers or amends. The same parts a
 * second time get `-2` behind it.
 */
export function derivedIds(): (...parts: readonly string[]) => string {
  const used = new Map<string, number>();
  return (...parts) => {
    const text = parts.map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim()).join('\0');
    const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
