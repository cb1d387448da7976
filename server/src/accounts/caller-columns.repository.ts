import type { Caller } from '../domain/caller.js';
import { users } from './users.table.js';

/** A `Caller` as selected from `users`. */
export const callerColumns = {
  organizationId: users.organizationId,
  userId: users.id,
  role: users.role,
  email: users.email,
  name: users.name,
};

export function toCaller({ name, ...caller }: Omit<Caller, 'name'> & { readonly name: string | null }): Caller {
  return { ...caller, ...(name !== null && { name }) };
}
