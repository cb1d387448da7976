import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../src/domain/refusal.js';
import { inBatches } from '../../src/store/in-batches.js';
import { sharedAsks } from '../../src/store/shared-asks.js';

/** Work that ends when it is told to. */
function held() {
  const batches: { wishes: readonly number[]; end(error?: Error): void }[] = [];
  const work = (wishes: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      batches.push({ wishes, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { batches, work };
}

test('a wish is taken up at once; what comes meanwhile goes together, at most so many', async () => {
  const { batches, work } = held();
  const wish = inBatches(work, { most: 3, atOnce: 1 });
  const all = Promise.all([1, 2, 3, 4, 5].map(wish));
  for (let index = 0; index < 3; index += 1) {
    while (batches.length <= index) await setImmediate();
    batches[index]?.end();
  }
  await all;
  assert.deepEqual(
    batches.map(({ wishes }) => wishes),
    [[1], [2, 3, 4], [5]],
  );
});

test('a batch that fails is done again one by one, and a wish fails for its own fault alone', async () => {
  const done: number[] = [];
  const wish = inBatches(
    async (wishes: readonly number[]) => {
      await setImmediate();
      if (wishes.includes(3)) throw new Error('3 is refused');
      done.push(...wishes);
    },
    { most: 10, atOnce: 1 },
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(wish));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(done, [1, 2, 4]);
});

test('where nothing can be done at the moment, everybody is told so and nothing is tried again', async () => {
  const { batches, work } = held();
  const wish = inBatches(work, { most: 10, atOnce: 1 });
  const all = Promise.allSettled([1, 2, 3].map(wish));
  batches[0]?.end();
  while (batches.length < 2) await setImmediate();
  batches[1]?.end(new Refusal('unavailable'));
  const outcomes = await all;
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  );
  assert.equal(batches.length, 2);
});

test('a question is put once for all who come while another is answered, and nobody gets an answer older than his asking', async () => {
  let truth = 1;
  const answers: (() => void)[] = [];
  const ask = sharedAsks(
    (key) =>
      new Promise<string>((resolve) => {
        const now = `${key}${truth}`;
        answers.push(() => resolve(now));
      }),
  );
  const first = ask('a');
  truth = 2;
  const later = [ask('a'), ask('a'), ask('b')];
  assert.equal(answers.length, 2);
  for (const answer of answers.splice(0)) answer();
  assert.equal(await first, 'a1');
  while (answers.length < 1) await setImmediate();
  answers.shift()?.();
  assert.deepEqual(await Promise.all(later), ['a2', 'a2', 'b2']);
  const again = ask('a');
  while (answers.length < 1) await setImmediate();
  answers.shift()?.();
  assert.equal(await again, 'a2');
});

test('a question whose answer failed is put anew', async () => {
  let tries = 0;
  const ask = sharedAsks(async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return tries;
  });
  const outcomes = await Promise.allSettled([ask('a'), ask('a')]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'fulfilled'],
  );
});
