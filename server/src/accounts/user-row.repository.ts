import type { User } from '../domain/user.js';
import type { users } from './users.table.js';

/** A user as it is read. */
export function toUser({
  disabledAt,
  id,
  organizationId,
  email,
  name,
  role,
  createdAt,
}: typeof users.$inferSelect): User {
  return { id, organizationId, email, ...(name && { name }), role, createdAt, ...(disabledAt ? { disabledAt } : {}) };
}
