import type { Parts, Topic } from '../app/parts.js';
import { AppError } from '../domain/app-error.js';
import type { RequestOrigin } from '../domain/caller.js';
import { normalEmail } from '../domain/user.js';
import type { AccountDeeds } from './accounts.world.js';
import { authenticate } from './authenticate.js';
import { createApiKey } from './create-api-key.js';
import { forgetExpired } from './forget-expired.js';
import { getAccessToken } from './get-access-token.js';
import { listApiKeys } from './list-api-keys.js';
import {
  addUser,
  changePassword,
  changeUser,
  endSession,
  listSessions,
  readOrganization,
  renameOrganization,
} from './manage-users.js';
import { passwordResetsIn } from './password-resets.repository.js';
import { recordRefusal } from './record-refusal.js';
import { revokeAccessToken } from './revoke-access-token.js';
import { revokeApiKey } from './revoke-api-key.js';
import type { Login } from './verify-login.js';

export function composeAccounts({
  accounts,
  database,
  log,
}: Pick<Parts, 'accounts' | 'database' | 'log'>): Topic<AccountDeeds, 'forget_expired'> {
  return {
    deeds: {
      addUser: (caller, wanted) => addUser(accounts, caller, wanted),
      listUsers: (caller) => accounts.accounts.listUsers(caller.organizationId),
      changeUser: (caller, userId, change) => changeUser(accounts, caller, userId, change),
      async changePassword(caller, { accessToken, ...passwords }) {
        const session = await accounts.tokens.verify(accessToken ?? '', accounts.now());
        await changePassword(accounts, caller, { ...passwords, keep: session?.id });
      },
      listSessions: (caller, userId) => listSessions(accounts, caller, userId),
      endSession: (caller, id) => endSession(accounts, caller, id),
      readOrganization: (caller) => readOrganization(accounts, caller),
      renameOrganization: (caller, name) => renameOrganization(accounts, caller, name),
      authenticate: (credentials) => authenticate(accounts, credentials),
      getAccessToken: (login) => getAccessToken(accounts, login).catch((error: unknown) => logFailure(login, error)),
      async recordRefusal(caller, refused) {
        log.warn({ ...factsOf(caller), user_id: caller.userId, ...refused }, 'access refused');
        await recordRefusal(accounts, caller, refused);
      },
      revokeAccessToken: (token) => revokeAccessToken(accounts, token),
      createApiKey: (caller, input) => createApiKey(accounts, caller, input),
      listApiKeys: (caller) => listApiKeys(accounts, caller),
      revokeApiKey: (caller, id) => revokeApiKey(accounts, caller, id),
    },
    tasks: { forget_expired: () => forgetExpired({ ...accounts, resets: passwordResetsIn(database) }) },
    schedule: ['*/10 * * * * forget_expired'],
  };
  /** Whom a line of the log is about: the e-mail by its keyed hash. */
  function factsOf({ email, address, requestId }: { readonly email: string } & Partial<RequestOrigin>) {
    return { email_hash: accounts.hashOfEmail(normalEmail(email)), address, request_id: requestId };
  }

  function logFailure(login: Login, error: unknown): never {
    if (error instanceof AppError && error.code === 'unauthorized') log.warn(factsOf(login), 'log-in failed');
    if (error instanceof AppError && error.code === 'rate_limited')
      log.warn(factsOf(login), 'log-in refused: too many');
    throw error;
  }
}
