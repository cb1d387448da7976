import { ROLES, type Role } from '../domain/caller.js';

const DECIDERS = ['admin', 'lead', 'analyst'] as const;
/** A case management tool or an onboarding system beside people. */
const SCREENERS = [...DECIDERS, 'integration'] as const;
const LEADS = ['admin', 'lead'] as const;
const ADMINS = ['admin'] as const;

/** Rights of the roles. Routes refuse by this table, and `GET /api/me` lists a caller's own. */
export const ABILITIES = {
  'case.read': ROLES,
  /** People only: a person must be accountable for a decision. Covers taking a case and assigning a single one. */
  'case.decide': DECIDERS,
  /** Several cases at once, to anybody. */
  'case.assign': LEADS,
  /** Settles what two persons decided differently or escalated; reopens closed cases. */
  'case.arbitrate': LEADS,
  'search.make': SCREENERS,
  'upload.make': SCREENERS,
  'custom_list.write': SCREENERS,
  'whitelist.end': DECIDERS,
  'view.share': LEADS,
  'statistics.team': LEADS,
  'user.manage': ADMINS,
  'webhook.manage': ['admin', 'integration'],
  'configuration.write': ADMINS,
  'engine.write': ADMINS,
  'policy.write': ADMINS,
  'subject.protect': ADMINS,
  'audit.read': ADMINS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Ability = keyof typeof ABILITIES;
export const ABILITY_NAMES = Object.keys(ABILITIES) as Ability[];

/** Tells whether the role has the ability. */
export function may(role: Role, ability: Ability): boolean {
  return (ABILITIES[ability] as readonly Role[]).includes(role);
}

export function abilitiesOf(role: Role): Ability[] {
  return ABILITY_NAMES.filter((ability) => may(role, ability));
}
