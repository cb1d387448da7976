import { users } from './users.table.js';

/** A `Caller` as selected from `users`. */
export const callerColumns = {
  organizationId: users.organizationId,
  userId: users.id,
  role: users.role,
  email: users.email,
};
