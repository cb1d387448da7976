/** Days within which a whitelisting ends, as the filter offers them. */
export const ENDS_WITHIN = [7, 30, 90] as const;

/** Search parameters of the whitelist's address; an absent one keeps all. */
export interface WhitelistSearch {
  readonly search?: string;
  /** Id of who decided. */
  readonly user?: string;
  readonly within?: (typeof ENDS_WITHIN)[number];
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readWhitelistSearch(raw: Readonly<Record<string, unknown>>): WhitelistSearch {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, 100) : '';
  const user = typeof raw.user === 'string' && /^[0-9a-f]{24}$/.test(raw.user) ? raw.user : '';
  const within = ENDS_WITHIN.find((days) => String(days) === String(raw.within));
  return { ...(search && { search }), ...(user && { user }), ...(within && { within }) };
}
