import { createHmac, randomBytes } from 'node:crypto';
import type { Clock, NewId } from '../domain/ports.js';
import type { Database } from '../platform/database/database.js';
import { keyedMutex } from '../platform/database/keyed-mutex.js';
import { ownSecret } from '../platform/database/secrets.js';
import { auditRecordsRepository } from '../platform/outbox/record-audit.repository.js';
import type { AccountDeps } from './accounts.js';
import { accountsRepository } from './accounts.repository.js';
import { apiKeysRepository } from './api-keys.repository.js';
import { consoleSessionsRepository } from './console-sessions.repository.js';
import { failedLoginsRepository } from './failed-logins.repository.js';
import { passkeyChallenges } from './passkey-challenges.js';
import { openPasswords } from './passwords.js';
import { sessionsRepository } from './sessions.repository.js';
import { tokensSignedWith } from './tokens.js';

/** Opens them on a migrated database. Without `tokenSecret` the database keeps one. */
export async function openAccounts(
  database: Database,
  { now, newId, tokenSecret }: { now: Clock; newId: NewId; tokenSecret?: string | undefined },
): Promise<AccountDeps> {
  const emailKey = await ownSecret(database, 'email_hashes', now());
  return {
    now,
    newId,
    randomBytes,
    accounts: accountsRepository(database),
    sessions: sessionsRepository(database),
    consoleSessions: consoleSessionsRepository(database),
    apiKeys: apiKeysRepository(database),
    failedLogins: failedLoginsRepository(database),
    passwords: await openPasswords(),
    audit: auditRecordsRepository(database),
    hashOfEmail: (email) => createHmac('sha256', emailKey).update(email).digest('hex').slice(0, 32),
    tokens: tokensSignedWith(tokenSecret ?? (await ownSecret(database, 'access_tokens', now()))),
    attemptSecret: await ownSecret(database, 'sign_in_attempts', now()),
    challenges: passkeyChallenges({ key: await ownSecret(database, 'passkey_challenges', now()), now, randomBytes }),
    serialize: keyedMutex(),
  };
}
