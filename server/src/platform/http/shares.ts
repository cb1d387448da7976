/** Amounts that are in use at one moment, each counted for one or several keys and in all. */
export interface Shares {
  /**
   * Takes `amount` for every key. False, with nothing taken, when any key, or all together, would have too much. A key may also
   * have no more than is still free, so that however few or many there are, they leave something to the next.
   */
  take(keys: readonly string[], amount: number): boolean;
  /** Returns what was taken for these keys. */
  give(keys: readonly string[], amount: number): void;
}

export function openShares(limits: { readonly inAll: number; readonly perKey: number }): Shares {
  const used = new Map<string, number>();
  let total = 0;
  const usedBy = (key: string): number => used.get(key) ?? 0;

  function add(keys: readonly string[], amount: number): void {
    total += amount;
    for (const key of keys) {
      const left = usedBy(key) + amount;
      if (left === 0) used.delete(key);
      else used.set(key, left);
    }
  }

  return {
    take(keys, amount) {
      const free = limits.inAll - total;
      const mostOfKey = Math.min(limits.perKey, free);
      if (amount > free || keys.some((key) => usedBy(key) + amount > mostOfKey)) return false;
      add(keys, amount);
      return true;
    },
    give: (keys, amount) => add(keys, -amount),
  };
}
