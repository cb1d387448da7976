import { officialService, runningService, sharedService } from '@touchstone/server/testing/running-service';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** A service with the demonstration list, as an organization of the test file's own sees it. */
export interface Service {
  readonly address: string;
  readonly databaseUrl: string;
  readonly organizationId: string;
  readonly admin: Login;
  /** The `data` of an answer, asked as the administrator unless a token says otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  ask(method: string, path: string, body?: unknown, token?: string): Promise<any>;
  /** Changes rows, for what only a part that is not running here would write. */
  change(statement: string, values: readonly unknown[]): Promise<void>;
}

/**
 * A new organization in the service that the files of a process share, in the one with an `official` list, or, with `settings` (environment
 * variables), in one of its own.
 */
export async function startService(settings?: Readonly<Record<string, string>> | 'official'): Promise<Service> {
  const service = await (settings === undefined
    ? sharedService()
    : settings === 'official'
      ? officialService()
      : runningService(settings));
  const { organizationId, email, password, headers } = await service.newOrganization();
  return {
    address: service.address,
    databaseUrl: service.database.url,
    organizationId,
    admin: { email, password },
    async change(statement, values) {
      await service.database.pool.query(statement, [...values]);
    },
    async ask(method, path, body, token) {
      const sent = token === undefined ? headers : { authorization: `Bearer ${token}` };
      const { status, text, body: answer } = await service.ask(method, path, { headers: sent, body });
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
      return answer.data;
    },
  };
}
