export const TABS = ['comparison', 'history', 'request'] as const;
export type Tab = (typeof TABS)[number];

/** Search parameters of a case's address: the open record and the tab. */
export interface CaseSearch {
  readonly record?: string;
  readonly tab?: Tab;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readCaseSearch(raw: Readonly<Record<string, unknown>>): CaseSearch {
  const record = typeof raw.record === 'string' && /^[0-9a-f]{24}$/.test(raw.record) ? raw.record : undefined;
  const tab = TABS.find((known) => known === raw.tab && known !== 'comparison');
  return { ...(record && { record }), ...(tab && { tab }) };
}
