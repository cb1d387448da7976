import type { AuthenticatedCaller, RequestOrigin, Role } from '../domain/caller.js';
import type { Organization } from '../domain/organization.js';
import type { Session } from '../domain/session.js';
import type { User } from '../domain/user.js';

/** Each refuses an id that the organization does not have with `not_found`. */
export interface UserDeeds {
  addUser(
    caller: AuthenticatedCaller,
    wanted: { readonly email: string; readonly password: string; readonly role: Role },
  ): Promise<User>;
  /** Newest first. */
  listUsers(caller: AuthenticatedCaller): Promise<readonly User[]>;
  /** Refuses to leave the organization without an administrator. */
  changeUser(
    caller: AuthenticatedCaller,
    userId: string,
    change: { readonly role?: Role; readonly disabled?: boolean },
  ): Promise<User>;
  /** Ends every other session of the caller. */
  changePassword(
    caller: AuthenticatedCaller,
    change: RequestOrigin & {
      oldPassword: string;
      newPassword: string;
      endApiKeys: boolean;
      accessToken: string | undefined;
    },
  ): Promise<void>;
  /** The caller's own, or those of a user whom an administrator names. */
  listSessions(caller: AuthenticatedCaller, userId?: string): Promise<readonly Session[]>;
  endSession(caller: AuthenticatedCaller, id: string): Promise<void>;
  readOrganization(caller: AuthenticatedCaller): Promise<Organization>;
  renameOrganization(caller: AuthenticatedCaller, name: string): Promise<Organization>;
}
