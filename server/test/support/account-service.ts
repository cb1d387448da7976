import { authenticate, getAccessToken } from '../../src/accounts/log-in.js';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { createOrganization } from '../../src/accounts/organizations.js';
import { secondFactorsRepository } from '../../src/accounts/second-factors.repository.js';
import { createUser } from '../../src/accounts/users.js';
import { AppError, type ErrorCode } from '../../src/domain/app-error.js';
import type { AuthenticatedCaller, Role } from '../../src/domain/caller.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { encryptionWith } from '../../src/platform/encryption/encryption.js';
import { quickPasswords } from './quick-passwords.js';
import { testDatabase } from './test-database.js';

export const PASSWORD = 'quiet kettle moss';

export const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

/** Accounts over a test database, with a clock that tests set forward. */
export async function accountService() {
  const database = await testDatabase();
  let clock = new Date('2026-03-01T10:00:00Z');
  const now = () => clock;
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };
  const deps = {
    ...(await openAccounts(database, { now, newId: idFactory(now) })),
    secondFactors: secondFactorsRepository(database, encryptionWith('s'.repeat(40))),
    checkPasskey: async () => undefined,
  };
  const quick = { ...deps, passwords: quickPasswords(deps.passwords) };
  let names = 0;

  /** A user of an organization of its own. */
  async function newUser(role: Role = 'admin') {
    const name = `user${++names}`;
    const { organization } = await createOrganization(quick, {
      name: `Organization ${name}`,
      adminEmail: `admin-of-${name}@example.com`,
      adminPassword: PASSWORD,
    });
    const user = { organization, email: `${name}@example.com`, password: PASSWORD, role };
    return createUser(quick, user);
  }

  const logIn = (email: string, password = PASSWORD, address = '192.0.2.1') =>
    getAccessToken(deps, { email, password, address, requestId: 'r' });

  async function callerOf(email: string): Promise<AuthenticatedCaller> {
    return authenticate(deps, await logIn(email));
  }

  return { database, deps, now, later, newUser, logIn, callerOf };
}
