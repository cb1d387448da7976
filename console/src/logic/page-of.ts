/** The page of an address: text where the address was loaded, a number where it was set. Absent for the first page. */
export function pageOf(raw: unknown): { readonly page?: number } {
  const page = Number(raw);
  return Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? { page } : {};
}
