/** Whether two texts of one length differ by one sign, or by two neighbours that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const differing = [...a].flatMap((char, position) => (char === b[position] ? [] : [position]));
  if (differing.length === 1) return true;
  const [first, second] = differing as [number, number];
  return differing.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}
