import { createHash } from 'node:crypto';

/**
 * Ids for a list without any: a hash of the parts that stay when the publisher renumbers or amends. A repeated id gets the
 * suffix `-2`.
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
