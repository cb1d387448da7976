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

/** A node of several on one database, and its administrator's requests, which all succeed. */
interface RunningNode {
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  ask(path: string, body?: object): Promise<any>;
  stop(): Promise<void>;
}

export async function startNode(settings: Record<string, string>): Promise<RunningNode> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-node-'));
  const config = nodeConfig({ DATA_DIR: join(folder, 'data'), ...settings });
  const service = await startService(config, createLogger('silent'), () => {});
  await service.ready;
  const ask = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${service.address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    assert.equal(answer.status, 200, await answer.clone().text());
    return ((await answer.json()) as { data: { access_token: string } }).data;
  };
  const { access_token: token } = await ask('/api/get-access-token', ADMIN);
  return {
    ask: (path, body) => ask(path, body, token),
    async stop() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
