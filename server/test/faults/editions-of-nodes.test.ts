import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { customListsRepository } from '../../src/custom-lists/custom-lists.repository.js';
import { watchlistNumber } from '../../src/domain/source.js';
import { loadDemonstration } from '../../src/lists/demonstration/load-demonstration.js';
import { rollbackList } from '../../src/lists/editions.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { startScreener } from '../../src/screening/start-screener.js';
import { publishEdition } from '../support/publish-edition.js';
import { listedRecord, primary } from '../support/sample-records.js';
import { startNode } from '../support/start-node.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const editions = editionsRepository(database);

const publish = (source: string, names: readonly string[], waits: () => Promise<readonly string[]>) =>
  publishEdition(
    database,
    source,
    names.map((name) => listedRecord({ source, sourceId: name, names: [primary(name)], categories: ['Sanctions'] })),
    waits,
  );
const inForce = async () => (await editions.inForce()).map(({ version }) => version);

const subject = { name: 'Ottokar Zwiebelfisch', entity_type: ['Person'], categories: ['Sanctions'], match_score: 90 };

test('every answer of a search names its edition, and a node searches nothing older than the request requires', async () => {
  const settings = { DATABASE_URL: database.url, ENCRYPTION_KEY: 'nodes '.repeat(8) };
  const nodes = await Promise.all([startNode(settings), startNode(settings)]);
  after(() => Promise.all(nodes.map((node) => node.stop())));
  const [one, two] = nodes;
  const search = async (node: typeof one, least?: string) => {
    const { status, headers, data, error } = await node.send(
      '/api/search',
      subject,
      least === undefined ? {} : { 'x-minimum-edition': least },
    );
    return {
      status,
      edition: headers.get('x-edition'),
      retry: headers.get('retry-after'),
      found: data?.total_records,
      error,
    };
  };
  assert.equal((await search(one)).edition, '0');

  // At once after the import, and without a wait: whether the announcement has arrived at the node is left to chance.
  for (const [round, names] of [['Ottokar Zwiebelfisch'], ['Otto Fischer']].entries()) {
    await publish('un_sc', names, inForce);
    for (const node of nodes) {
      const { status, edition, found } = await search(node, String(round + 1));
      assert.deepEqual([status, edition, found], [200, String(round + 1), 1 - round]);
    }
  }
  const now = () => new Date();
  await rollbackList({ now, newId: idFactory(now), editions }, 'un_sc');
  const { edition, found } = await search(two, '3');
  assert.deepEqual([edition, found], ['3', 1]);

  const future = await search(one, '4');
  assert.deepEqual([future.status, future.error.code], [400, 'unknown_edition']);
  assert.equal(future.error.message, 'No list has reached edition 4; the newest is 3');
  for (const wrong of ['', '-1', '1.5', 'un_sc@2026', '1'.repeat(16), '1, 2']) {
    const { status, error } = await search(one, wrong);
    assert.deepEqual(
      [status, error.code, error.details[0].field],
      [400, 'validation_failed', 'X-Minimum-Edition'],
      wrong,
    );
  }
});

test('a node that lags refuses what needs the newer edition with 503, and answers it once it has loaded', async () => {
  let holding: Promise<void> | undefined;
  let release = () => {};
  const node = async (lags: boolean) => {
    const screener = startScreener({
      editions: {
        ...editions,
        async inForce() {
          if (lags) await holding;
          return editions.inForce();
        },
      },
      customLists: customListsRepository(database),
      onNewEdition: () => ({ close: async () => {} }),
      demonstration: await loadDemonstration(),
      threads: 1,
      ...(lags && { patience: 50 }),
      log: { info() {}, warn() {}, error() {} },
    });
    after(() => {
      release();
      return screener.close();
    });
    await screener.firstLook;
    return screener;
  };
  const [ahead, lagging] = [await node(false), await node(true)];
  const before = watchlistNumber(ahead.editions());
  assert.equal(watchlistNumber(lagging.editions()), before);
  holding = new Promise((resolve) => {
    release = resolve;
  });
  await publish('eu_fsf', ['Philomena Grasshoff'], inForce);
  await ahead.reach(before + 1);
  await lagging.reach(before);
  await assert.rejects(lagging.reach(before + 1), { code: 'unavailable', retryAfter: 2 });
  release();
  await lagging.refresh();
  await lagging.reach(before + 1);
  assert.equal(watchlistNumber(lagging.editions()), before + 1);
});
