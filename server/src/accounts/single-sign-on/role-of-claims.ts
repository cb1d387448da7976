import { ROLES, type Role } from '../../domain/caller.js';

export type Claims = Readonly<Record<string, unknown>>;

interface RoleRules {
  /** Absent: roles are managed in the console. */
  readonly rolesClaim?: string;
  readonly roles: Readonly<Record<string, Role>>;
  readonly defaultRole?: Role;
}

/** Role that the claims give a user; undefined if they give none and there is no default. */
export function roleOfClaims(claims: Claims, { rolesClaim, roles, defaultRole }: RoleRules): Role | undefined {
  const value = rolesClaim === undefined ? undefined : claimAt(claims, rolesClaim);
  const values = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const given = new Set(
    values.map((one) => (typeof one === 'string' && Object.hasOwn(roles, one) ? roles[one] : undefined)),
  );
  // Sorted by rights, most first.
  return ROLES.find((role) => given.has(role)) ?? defaultRole;
}

/** The claim with this name, which may contain dots (`https://example.com/roles`), or at this path. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}

/** Some providers write booleans as text or numbers. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}
