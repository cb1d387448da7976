import { sql } from 'drizzle-orm';
import type { Caller } from '../domain/caller.js';
import { organizations } from './organizations.table.js';
import { sessions } from './sessions.table.js';
import { users } from './users.table.js';

/** A `Caller` as selected from `users`. */
export const callerColumns = {
  organizationId: users.organizationId,
  userId: users.id,
  role: users.role,
  email: users.email,
  name: users.name,
};

/** True for a session without a second factor in an organization that requires one. */
export const needsSecondFactor = sql<boolean>`${organizations.secondFactorRequired} and not ${sessions.secondFactor}`;

export function toCaller({ name, ...caller }: Omit<Caller, 'name'> & { readonly name: string | null }): Caller {
  return { ...caller, ...(name !== null && { name }) };
}
