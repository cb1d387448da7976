import { createHmac, randomBytes } from 'node:crypto';
import type { Accounts, ApiKeys, FailedLogins, Passwords, Sessions, Tokens } from '../flow/ports/accounts.js';
import type { AuditRecords } from '../flow/ports/audit-records.js';
import type { Clock, NewId, RandomBytes } from '../flow/ports.js';
import { accountsIn } from './accounts.js';
import { apiKeysIn } from './api-keys.js';
import type { Database } from './database.js';
import { failedLoginsIn } from './failed-logins.js';
import { inTurnByKey } from './in-turn.js';
import { openPasswords } from './passwords.js';
import { auditRecordsIn } from './record-audit.js';
import { ownSecret } from './secrets.js';
import { sessionsIn } from './sessions.js';
import { tokensSignedWith } from './tokens.js';

/** All that the flows of organizations, users, tokens and keys are given. Each asks for a part of it. */
export interface AccountWorld {
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

/** Opens it over a migrated database. Without `tokenSecret` the database keeps one. */
export async function openAccountWorld(
  database: Database,
  { now, newId, tokenSecret }: { now: Clock; newId: NewId; tokenSecret?: string | undefined },
): Promise<AccountWorld> {
  const emailKey = await ownSecret(database, 'email_hashes', now());
  return {
    now,
    newId,
    randomBytes,
    accounts: accountsIn(database),
    sessions: sessionsIn(database),
    apiKeys: apiKeysIn(database),
    failedLogins: failedLoginsIn(database),
    passwords: await openPasswords(),
    audit: auditRecordsIn(database),
    hashOfEmail: (email) => createHmac('sha256', emailKey).update(email).digest('hex').slice(0, 32),
    tokens: tokensSignedWith(tokenSecret ?? (await ownSecret(database, 'access_tokens', now()))),
    inTurn: inTurnByKey(),
  };
}
