import { isIP } from 'node:net';
import pg from 'pg';
import { addressesOf } from './database-hosts.js';

/**
 * Explains what is wrong with a database address over a network without TLS; undefined if nothing is. Asks the driver,
 * because a parameter (`?host=`) or `PGHOST` can name the host, too. A Unix socket and this machine need no TLS;
 * encryption without verification (`sslmode=no-verify`) does not count.
 */
export function plainDatabaseError(url: string): string | undefined {
  return addressesOf(url)
    .map(errorOfHost)
    .find((error) => error !== undefined);
}

function errorOfHost(url: string): string | undefined {
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
