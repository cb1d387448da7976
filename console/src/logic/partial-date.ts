/** Formats a date whose day or month may be unknown: `1963`, `1963-04`, `1963-04-17`; `''` if there is none. */
export function partialDateOf(dayMonthYear: string): string {
  const [day = '00', month = '00', year = ''] = dayMonthYear.split('-');
  if (!/^\d{4}$/.test(year)) return dayMonthYear;
  return [year, ...(month === '00' ? [] : [month]), ...(month === '00' || day === '00' ? [] : [day])].join('-');
}
