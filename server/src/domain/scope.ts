/** Uses of an API key within its role, with a description of each. */
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

/** Scopes of a key created without any: no management of users or credentials, and nothing irreversible. */
export const DEFAULT_SCOPES: readonly Scope[] = ['read', 'screen', 'decide', 'configure'];
