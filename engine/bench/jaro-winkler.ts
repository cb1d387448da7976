/** The plain measure that linear matchers use: the best Jaro-Winkler of two names as whole strings. For a ratio only. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const used = new Uint8Array(b.length);
  const matched: string[] = [];
  for (let i = 0; i < a.length; i += 1) {
    const to = Math.min(b.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < to; j += 1) {
      if (used[j] !== 0 || a[i] !== b[j]) continue;
      used[j] = 1;
      matched.push(a[i] as string);
      break;
    }
  }
  if (matched.length === 0) return 0;
  let turned = 0;
  let k = 0;
  for (let j = 0; j < b.length; j += 1) {
    if (used[j] === 0) continue;
    if (b[j] !== matched[k]) turned += 1;
    k += 1;
  }
  const m = matched.length;
  const jaro = (m / a.length + m / b.length + (m - turned / 2) / m) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}
