export const TABS = ['comparison', 'relations', 'faces', 'media', 'related', 'history', 'request'] as const;
export type Tab = (typeof TABS)[number];

/** Search parameters of a case's address: the open record and the tab. */
export interface CaseSearch {
  readonly record?: string;
  readonly tab?: Tab;
  /** An earlier round, from 1; absent for the present one. */
  readonly round?: number;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readCaseSearch(raw: Readonly<Record<string, unknown>>): CaseSearch {
  const record = typeof raw.record === 'string' && /^[0-9a-f]{24}$/.test(raw.record) ? raw.record : undefined;
  const tab = TABS.find((known) => known === raw.tab && known !== 'comparison');
  const round = typeof raw.round === 'number' || typeof raw.round === 'string' ? Number(raw.round) : 0;
  const isRound = Number.isSafeInteger(round) && round >= 1 && round <= 1_000_000;
  return { ...(record && { record }), ...(tab && { tab }), ...(isRound && { round }) };
}
