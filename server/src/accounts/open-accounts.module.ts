import { createHmac, randomBytes } from 'node:crypto';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import type { Database } from '../platform/database/database.js';
import { keyedMutex } from '../platform/database/keyed-mutex.js';
import { ownSecret } from '../platform/database/secrets.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { auditRecordsIn } from '../platform/outbox/record-audit.repository.js';
import type { Accounts, ApiKeys, FailedLogins, Passwords, Sessions, Tokens } from './accounts.js';
import { accountsRepository } from './accounts.repository.js';
import { apiKeysRepository } from './api-keys.repository.js';
import { failedLoginsRepository } from './failed-logins.repository.js';
import { openPasswords } from './passwords.js';
import { sessionsRepository } from './sessions.repository.js';
import { tokensSignedWith } from './tokens.js';

/** Dependencies of the use cases of organizations, users, tokens and keys; each takes a part of them. */
export interface AccountDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly failedLogins: FailedLogins;
  readonly passwords: Passwords;
  readonly audit: AuditRecords;
  /** Names an e-mail in logs: HMAC-SHA-256 under a key of this installation, 16 bytes as hex. */
  readonly hashOfEmail: (email: string) => string;
  readonly tokens: Tokens;
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

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
    apiKeys: apiKeysRepository(database),
    failedLogins: failedLoginsRepository(database),
    passwords: await openPasswords(),
    audit: auditRecordsIn(database),
    hashOfEmail: (email) => createHmac('sha256', emailKey).update(email).digest('hex').slice(0, 32),
    tokens: tokensSignedWith(tokenSecret ?? (await ownSecret(database, 'access_tokens', now()))),
    inTurn: keyedMutex(),
  };
}
