/** What an API key may be used for, within its role, and what that means to people. */
export const SCOPES = {
  read: 'read everything the role may read',
  screen: 'create searches, customers, uploads and compliance requests; add articles; enrol in monitoring',
  decide: 'decide on records and customers, whitelist, assign, comment, delete customers',
  configure: 'change lists, profiles, engines, webhooks and settings of the organization',
  users: 'add and change users, but not create administrators; end sessions',
  keys: 'create and revoke API keys',
  erase: 'erase data subjects, place and release legal holds, set retention',
} as const;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

/** Of a key that is made without naming any: neither people nor credentials nor what cannot be undone. */
export const DEFAULT_SCOPES: readonly Scope[] = ['read', 'screen', 'decide', 'configure'];
