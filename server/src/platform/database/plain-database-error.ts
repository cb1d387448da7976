import { isIP } from 'node:net';
import pg from 'pg';

/**
 * What is wrong with the address of a database that is reached over a network without TLS, or nothing. The driver is asked
 * what it would do, as also a parameter (`?host=`) or `PGHOST` names the host. A Unix socket and this machine need no TLS;
 * encryption with whoever answers (`sslmode=no-verify`) is none.
 */
export function plainDatabaseError(url: string): string | undefined {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url });
  } catch (error) {
    return `cannot be used: ${(error as Error).message}`;
  }
  if (isThisMachine(client.host)) return undefined;
  const { ssl } = client as unknown as { ssl: boolean | { rejectUnauthorized?: boolean } };
  const isVerified = ssl === true || (typeof ssl === 'object' && ssl.rejectUnauthorized !== false);
  if (isVerified) return undefined;
  return 'names another host without verified TLS: add sslmode=verify-full to it (with sslrootcert=<file> for a private CA), or set DATABASE_ALLOW_PLAIN to true';
}

function isThisMachine(host: string): boolean {
  return (
    host.startsWith('/') || host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
