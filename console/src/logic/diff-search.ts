export const DIFF_KINDS = ['added', 'changed', 'removed'] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

/** Search parameters of a list's address; without `from` and `to` it shows the change that the newest edition made. */
export interface DiffSearch {
  /** Numbers of the editions. */
  readonly from?: string;
  readonly to?: string;
  readonly kind?: DiffKind;
  readonly search?: string;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readDiffSearch(raw: Readonly<Record<string, unknown>>): DiffSearch {
  const kind = DIFF_KINDS.find((known) => known === raw.kind);
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, 100) : '';
  const [from, to] = [raw.from, raw.to].map((number) => (/^[1-9]\d{0,8}$/.test(String(number)) ? String(number) : ''));
  return { ...(from && { from }), ...(to && { to }), ...(kind && { kind }), ...(search && { search }) };
}
