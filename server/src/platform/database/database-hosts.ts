import { promisify } from 'node:util';
import pg from 'pg';

/** Longest wait for the answer of one host while the primary is looked for. */
const LOOK_LIMIT_MS = 3000;

/**
 * Addresses of the hosts of `postgres://user:password@one:5432,two:5432/database`, each with all the rest, in their
 * order. An address of one host comes back as it is.
 */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/su.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** A client of the database of `url`; with several hosts, of the one that accepts writes when it connects. */
export function newClient(url: string, options: pg.ClientConfig = {}): pg.Client {
  const { Client, connectionString } = connectsTo(url);
  return new Client({ ...options, connectionString });
}

/** A pool whose clients are such. */
export function newPool(url: string, options: pg.PoolConfig): pg.Pool {
  return new pg.Pool({ ...options, ...connectsTo(url) } as pg.PoolConfig);
}

function connectsTo(url: string): { readonly Client: typeof pg.Client; readonly connectionString: string } {
  const addresses = addressesOf(url);
  const [connectionString = url] = addresses;
  return { Client: addresses.length === 1 ? pg.Client : clientOfPrimary(url, addresses), connectionString };
}

/** Searches for the primary that go on, by the address that names all hosts: clients that connect at once share one. */
const looking = new Map<string, Promise<string>>();

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

function clientOfPrimary(url: string, addresses: readonly string[]): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = this.reach();
      if (callback === undefined) return connecting;
      const connected = callback as (error: Error | null, client?: pg.Client) => void;
      connecting.then((client) => connected(null, client), connected);
      return undefined;
    }

    private async reach(): Promise<pg.Client> {
      const found = looking.get(url) ?? primaryOf(addresses).finally(() => looking.delete(url));
      looking.set(url, found);
      const { host, port } = new pg.Client({ connectionString: await found });
      try {
        Object.assign(this, { host, port });
        await promisify<void>((connected) => super.connect(connected))();
        await rejectReadOnly(this as pg.Client);
        return this as pg.Client;
      } catch (error) {
        await this.end().catch(() => {});
        throw error;
      }
    }
  } as typeof pg.Client;
}

/** The first of the hosts to answer that it accepts writes. Rejects with what each of them answered instead. */
async function primaryOf(addresses: readonly string[]): Promise<string> {
  return Promise.any(
    addresses.map(async (connectionString) => {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: LOOK_LIMIT_MS });
      client.on('error', () => {});
      try {
        await client.connect();
        await rejectReadOnly(client);
        return connectionString;
      } finally {
        await client.end().catch(() => {});
      }
    }),
  );
}

/** Code of PostgreSQL for a write at a standby. */
const READ_ONLY = '25006';

async function rejectReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new pg.DatabaseError(`${client.host}:${client.port} accepts no writes`, 0, 'error'), {
    code: READ_ONLY,
  });
}
