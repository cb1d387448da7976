import { authenticate } from '../flow/authenticate.js';
import { createApiKey } from '../flow/create-api-key.js';
import { forgetExpired } from '../flow/forget-expired.js';
import { getAccessToken } from '../flow/get-access-token.js';
import { listApiKeys } from '../flow/list-api-keys.js';
import {
  addUser,
  changePassword,
  changeUser,
  endSession,
  listSessions,
  readOrganization,
  renameOrganization,
} from '../flow/manage-users.js';
import { revokeAccessToken } from '../flow/revoke-access-token.js';
import { revokeApiKey } from '../flow/revoke-api-key.js';
import type { AccountDeeds } from '../http/worlds/accounts.js';
import { passwordResetsIn } from '../store/password-resets.js';
import type { Parts, Topic } from './parts.js';

export function composeAccounts({
  accounts,
  database,
}: Pick<Parts, 'accounts' | 'database'>): Topic<AccountDeeds, 'forget_expired'> {
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
      getAccessToken: (login) => getAccessToken(accounts, login),
      revokeAccessToken: (token) => revokeAccessToken(accounts, token),
      createApiKey: (caller, wish) => createApiKey(accounts, caller, wish),
      listApiKeys: (caller) => listApiKeys(accounts, caller),
      revokeApiKey: (caller, id) => revokeApiKey(accounts, caller, id),
    },
    tasks: { forget_expired: () => forgetExpired({ ...accounts, resets: passwordResetsIn(database) }) },
    schedule: ['*/10 * * * * forget_expired'],
  };
}
