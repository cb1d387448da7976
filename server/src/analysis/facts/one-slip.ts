/** Tells whether two texts of the same length differ by one character, or by two swapped neighbours. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const differing = [...a].flatMap((char, position) => (char === b[position] ? [] : [position]));
  if (differing.length === 1) return true;
  const [first, second] = differing as [number, number];
  return differing.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}
