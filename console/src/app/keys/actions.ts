/** Where a key works: on every page, in the queue, in a case, in a new search, among alerts, in a record, on the dashboard. */
export const SCOPES = ['anywhere', 'queue', 'case', 'search', 'monitoring', 'record', 'dashboard'] as const;

interface KeyOf {
  readonly scope: (typeof SCOPES)[number];
  /** As `pressOf` names it; two presses one after the other are separated by a blank. */
  readonly key: string;
}

/** Every action with a key, in the order in which help and palette show them. */
export const ACTIONS = {
  goCases: { scope: 'anywhere', key: 'g c' },
  goSearch: { scope: 'anywhere', key: 'g n' },
  goUploads: { scope: 'anywhere', key: 'g u' },
  goMonitoring: { scope: 'anywhere', key: 'g m' },
  goLists: { scope: 'anywhere', key: 'g l' },
  goCustomLists: { scope: 'anywhere', key: 'g o' },
  goWhitelist: { scope: 'anywhere', key: 'g w' },
  goProfiles: { scope: 'anywhere', key: 'g s' },
  goDashboard: { scope: 'anywhere', key: 'g d' },
  goPreferences: { scope: 'anywhere', key: 'g p' },
  goAdministration: { scope: 'anywhere', key: 'g a' },
  goApiKeys: { scope: 'anywhere', key: 'g k' },
  goWebhooks: { scope: 'anywhere', key: 'g h' },
  goConfiguration: { scope: 'anywhere', key: 'g f' },
  goEmails: { scope: 'anywhere', key: 'g e' },
  goDataProtection: { scope: 'anywhere', key: 'g x' },
  goAudit: { scope: 'anywhere', key: 'g t' },
  goReviewPolicy: { scope: 'anywhere', key: 'g r' },
  find: { scope: 'anywhere', key: '/' },
  palette: { scope: 'anywhere', key: 'Mod+k' },
  help: { scope: 'anywhere', key: '?' },
  undo: { scope: 'anywhere', key: 'z' },
  nextRow: { scope: 'queue', key: 'j' },
  previousRow: { scope: 'queue', key: 'k' },
  openRow: { scope: 'queue', key: 'Enter' },
  selectRow: { scope: 'queue', key: 'x' },
  extendDown: { scope: 'queue', key: 'Shift+j' },
  extendUp: { scope: 'queue', key: 'Shift+k' },
  takeRows: { scope: 'queue', key: 'a' },
  assignRows: { scope: 'queue', key: 'Shift+a' },
  waitRows: { scope: 'queue', key: 's' },
  decideRows: { scope: 'queue', key: 'd' },
  claimNext: { scope: 'queue', key: '.' },
  filters: { scope: 'queue', key: 'f' },
  views: { scope: 'queue', key: 'v' },
  nextCase: { scope: 'case', key: 'j' },
  previousCase: { scope: 'case', key: 'k' },
  nextRecord: { scope: 'case', key: 'n' },
  previousRecord: { scope: 'case', key: 'p' },
  selectRecord: { scope: 'case', key: 'x' },
  falsePositive: { scope: 'case', key: 'f' },
  truePositive: { scope: 'case', key: 't' },
  unknown: { scope: 'case', key: 'u' },
  decide: { scope: 'case', key: 'd' },
  confirm: { scope: 'case', key: 'Mod+Enter' },
  comment: { scope: 'case', key: 'c' },
  take: { scope: 'case', key: 'a' },
  escalate: { scope: 'case', key: 'e' },
  openSource: { scope: 'case', key: 'o' },
  openMedia: { scope: 'case', key: 'm' },
  openRelations: { scope: 'case', key: 'r' },
  toggleVerdict: { scope: 'case', key: 'v' },
  otherNames: { scope: 'case', key: 'w' },
  copyLink: { scope: 'case', key: 'y' },
  backToQueue: { scope: 'case', key: 'Escape' },
  storeSearch: { scope: 'search', key: 'Mod+Enter' },
  markSeen: { scope: 'monitoring', key: 's' },
  goBack: { scope: 'record', key: 'Escape' },
  toggleTable: { scope: 'dashboard', key: 't' },
} as const satisfies Readonly<Record<string, KeyOf>>;

export type Action = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as Action[];

/** The key of an action: the user's, or the one it comes with; `''` when switched off. */
export function keyOf(action: Action, chosen: Readonly<Record<string, string>> = {}): string {
  return chosen[action] ?? ACTIONS[action].key;
}
