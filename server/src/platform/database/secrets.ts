import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.js';
import { secrets } from './secrets.table.js';

/** A secret that the service makes for itself at first need, then the same for all nodes and for ever. */
export async function ownSecret({ db }: Database, name: string, now: Date): Promise<string> {
  const value = randomBytes(48).toString('base64url');
  await db.insert(secrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const kept = await findSecret({ db }, name);
  if (kept === undefined) throw new Error(`the secret ${name} was not stored`);
  return kept;
}

/** The same, if the service has made it. */
export async function findSecret({ db }: Pick<Database, 'db'>, name: string): Promise<string | undefined> {
  const [kept] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return kept?.value;
}
