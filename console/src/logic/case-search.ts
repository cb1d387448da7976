export const TABS = ['comparison', 'history', 'request'] as const;
export type Tab = (typeof TABS)[number];

/** What the address of a case says: the record that is open, and the tab. */
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
