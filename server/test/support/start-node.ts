import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../src/app/start-service.js';
import { type Config, readConfig } from '../../src/platform/config/config.js';
import { createLogger } from '../../src/platform/http/create-logger.js';

const ADMIN = { email: 'admin@example.com', password: 'copper meadow lantern' };

/** Settings of a node with one screening thread and no updates. */
export function nodeConfig(settings: Record<string, string>): Config {
  return readConfig({
    ...{ PORT: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SCREENING_THREADS: '1' },
    ...{ LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false', MAX_EVENT_LOOP_DELAY_MS: '0', FACES_ENABLED: 'false' },
    ...settings,
  });
}

/** A node of several on one database, and its administrator's requests. */
interface RunningNode {
  /** Data of a request that succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  ask(path: string, body?: object): Promise<any>;
  /** The answer to a request, whatever it is. */
  send(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly error: any;
}

export async function startNode(settings: Record<string, string>): Promise<RunningNode> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-node-'));
  const config = nodeConfig({ DATA_DIR: join(folder, 'data'), ...settings });
  const service = await startService(config, createLogger('silent'), () => {});
  await service.ready;
  const send = async (
    path: string,
    body?: object,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await fetch(`${service.address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ...((await answer.json()) as Answer), status: answer.status, headers: answer.headers };
  };
  const ask = async (path: string, body?: object, token?: string) => {
    const { status, data, error } = await send(path, body, token);
    assert.equal(status, 200, JSON.stringify(error));
    return data;
  };
  const { access_token: token } = await ask('/api/get-access-token', ADMIN);
  return {
    ask: (path, body) => ask(path, body, token),
    send: (path, body, headers) => send(path, body, token, headers),
    async stop() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
