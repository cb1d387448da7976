import { CASE } from './en/case.js';
import { CASES } from './en/cases.js';
import { LISTS } from './en/lists.js';
import { PREFERENCES } from './en/preferences.js';
import { REVIEW_POLICY } from './en/review-policy.js';
import { SEARCH } from './en/search.js';
import { SIGN_IN } from './en/sign-in.js';
import { UPLOADS } from './en/uploads.js';

/** Texts of the console: shared ones here, those of one page in `en/`. */
export const en = {
  common: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy',
    changed: (what: string, state?: string) =>
      `${what.charAt(0).toUpperCase()}${what.slice(1)}${state === undefined ? '' : `. The case is now ${state}`}`,
    conflict: (change: string) => `Nothing was saved, because the case has changed. ${change}.`,
    failed: (error: unknown) => (error instanceof Error ? error.message : 'The service could not be reached'),
    loading: 'Loading',
    requestId: (id: string) => `Request ${id}`,
    save: 'Save',
    selection: 'Selection',
    tryAgain: 'Try again',
  },
  roles: (role: string) =>
    ({ admin: 'Administrator', lead: 'Lead', analyst: 'Analyst', viewer: 'Viewer', integration: 'Integration' })[
      role
    ] ?? role,
  frame: {
    skip: 'Skip to content',
    product: 'Touchstone',
    navigation: 'Main',
    palette: 'Search actions',
    modKey: 'Ctrl K',
    cases: 'Cases',
    openCases: 'open',
    newSearch: 'New search',
    uploads: 'Uploads',
    lists: 'Lists',
    reviewPolicy: 'Review policy',
    docs: 'API documentation',
    keys: 'Shortcuts',
    user: 'Account',
    signOut: 'Sign out',
    demonstration:
      'Only the demonstration watchlist of invented records is loaded. Import official lists before you rely on any result.',
    overdueLists: (titles: string) => `Out of date: ${titles}. Parties added since the last update cannot be found.`,
    limits: 'Current limits',
    offline: 'You are offline. What you see may be out of date, and nothing can be saved.',
  },
  failed: {
    forbidden: { title: 'Not allowed', text: 'Your role does not allow this. Ask an administrator if you need it.' },
    gone: { title: 'Not found', text: 'This case or page does not exist or has been deleted.' },
    refused: { title: 'The service refused the request', text: '' },
    broken: {
      title: 'Something went wrong',
      text: 'Reload the page. If that does not help, contact your administrator.',
    },
    offline: { title: 'The service cannot be reached', text: 'Check your connection, then try again.' },
  },
  risk: { High: 'High', Medium: 'Medium', Low: 'Low' },
  states: {
    open: 'Open',
    waiting: 'Waiting',
    escalated: 'Escalated',
    second_review: 'Second review',
    conflict: 'Disputed',
    closed: 'Closed',
  },
  verdicts: {
    true_positive: 'True positive',
    potential_match: 'Potential match',
    uncertain: 'Uncertain',
    false_positive: 'False positive',
    true_negative: 'True negative',
  },
  due: {
    none: 'No due date',
    overdue: (length: string) => `${length} overdue`,
    left: (length: string) => `in ${length}`,
  },
  sources: (source: string) =>
    ({
      ofac_cons: 'OFAC Non-SDN',
      un_sc: 'UN',
      eu_fsf: 'EU',
      uk_sl: 'UK',
      au_dfat: 'Australia',
      ca_sema: 'Canada',
      ch_seco: 'Switzerland',
      us_bis_dpl: 'US BIS',
      us_congress: 'US Congress',
      eu_parliament: 'EU Parliament',
      de_bundestag: 'German Bundestag',
      fr_assemblee: 'French National Assembly',
      uk_parliament: 'UK Parliament',
      fbi_wanted: 'FBI',
      interpol_red: 'Interpol',
      ofac_wallets: 'OFAC wallets',
      opensanctions: 'OpenSanctions',
      popolo: 'Legislators',
      wikidata: 'Wikidata',
      worldbank: 'World Bank',
      custom: 'Custom list',
      demo: 'Demonstration',
    })[source] ?? source.replaceAll('_', ' ').toUpperCase(),
  statuses: (status: string) =>
    ({
      'False Positive': 'False positive',
      'True Positive': 'True positive',
      Unknown: 'Unknown',
      'Potential Match': 'Open',
    })[status] ?? status,
  entityTypes: (type: string) => type.replaceAll('_', ' '),
  ...SIGN_IN,
  ...CASES,
  ...CASE,
  ...LISTS,
  ...PREFERENCES,
  ...REVIEW_POLICY,
  ...SEARCH,
  ...UPLOADS,
} as const;
