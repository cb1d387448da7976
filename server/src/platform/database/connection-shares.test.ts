import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { coalesce } from './coalesce.js';
import { connectionShares } from './connection-shares.js';
import { microBatches } from './micro-batches.js';
import { onBehalfOf, organizationServed } from './on-behalf-of.js';

/** Work that holds its connection until `end` is called, of a pool of so many. */
function pool(context: TestContext, connections: number) {
  const shares = connectionShares(connections);
  const ends = new Map<string | undefined, (() => void)[]>();
  context.after(async () => {
    for (let open = [...ends.values()].flat(); open.length > 0; open = [...ends.values()].flat()) {
      ends.clear();
      for (const end of open) end();
      await setImmediate();
    }
  });
  return {
    shares,
    hold: (organization: string | undefined, count: number) => {
      for (let held = 0; held < count; held += 1) {
        const work = () => new Promise<void>((end) => ends.set(organization, [...(ends.get(organization) ?? []), end]));
        void onBehalfOf(organization, () => shares.run(work));
      }
    },
    holds: (organization: string | undefined) => ends.get(organization)?.length ?? 0,
    async end(organization: string | undefined) {
      ends.get(organization)?.shift()?.();
      await setImmediate();
    },
  };
}

test('organizations hold fewer connections than they leave free, and the last one serves none of them', async (context) => {
  const { shares, hold, holds } = pool(context, 16);
  for (const organization of ['a', 'b', 'c', 'd', 'e']) hold(organization, 20);
  assert.deepEqual(['a', 'b', 'c', 'd', 'e'].map(holds), [8, 4, 2, 1, 0]);
  assert.equal(shares.waiting(), 5 * 20 - 15);
  hold(undefined, 2);
  assert.equal(holds(undefined), 1);
});

test('a connection that becomes free goes to whoever holds few', async (context) => {
  const { hold, holds, end } = pool(context, 16);
  hold('a', 20);
  hold('b', 20);
  for (let ended = 0; ended < 4; ended += 1) await end('a');
  assert.deepEqual(['a', 'b'].map(holds), [5, 6]);
});

test('a pool of one or two connections serves an organization too', (context) => {
  for (const connections of [1, 2]) {
    const { hold, holds } = pool(context, connections);
    hold('a', 2);
    assert.equal(holds('a'), 1);
  }
});

test('work of several organizations that is done together is done on behalf of none', async () => {
  const served: (string | undefined)[] = [];
  const look = coalesce(async (keys) => {
    served.push(organizationServed());
    return new Map(keys.map((key) => [key, key]));
  });
  const write = microBatches(
    async () => {
      served.push(organizationServed());
    },
    { most: 8, atOnce: 1 },
  );
  await onBehalfOf('a', async () => {
    await Promise.all([look('1'), write('2')]);
    assert.equal(organizationServed(), 'a');
  });
  assert.deepEqual(served, [undefined, undefined]);
});
