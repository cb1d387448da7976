/** `22-11-2026` for `2026-11-22`. */
export function dayFirst(day: string): string {
  return day.split('-').toReversed().join('-');
}
