import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.js';
import { coalesce } from './coalesce.js';
import { microBatches } from './micro-batches.js';

/** Work that ends on request. */
function held() {
  const batches: { inputs: readonly number[]; end(error?: Error): void }[] = [];
  const work = (inputs: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      batches.push({ inputs, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { batches, work };
}

test('calls run at once; those that arrive meanwhile form batches of bounded size', async () => {
  const { batches, work } = held();
  const input = microBatches(work, { most: 3, atOnce: 1 });
  const first = [input(1), input(2)];
  while (batches.length < 1) await setImmediate();
  const all = Promise.all([...first, ...[3, 4, 5, 6].map(input)]);
  for (let index = 0; index < 3; index += 1) {
    while (batches.length <= index) await setImmediate();
    batches[index]?.end();
  }
  await all;
  assert.deepEqual(
    batches.map(({ inputs }) => inputs),
    [[1, 2], [3, 4, 5], [6]],
  );
});

test('a failed batch is retried call by call, and each call fails only for its own error', async () => {
  const done: number[] = [];
  const input = microBatches(
    async (inputs: readonly number[]) => {
      await setImmediate();
      if (inputs.includes(3)) throw new Error('3 is refused');
      done.push(...inputs);
    },
    { most: 10, atOnce: 1 },
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(input));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(done, [1, 2, 4]);
});

test('if the database is unavailable every call of a batch fails, without a retry', async () => {
  const { batches, work } = held();
  const input = microBatches(work, { most: 10, atOnce: 1 });
  const first = input(1);
  while (batches.length < 1) await setImmediate();
  const all = Promise.allSettled([first, input(2), input(3)]);
  batches[0]?.end();
  while (batches.length < 2) await setImmediate();
  batches[1]?.end(new AppError('unavailable'));
  const outcomes = await all;
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  );
  assert.equal(batches.length, 2);
});

test('calls that arrive during a query share the next one, and none gets a result older than its call', async () => {
  let truth = 1;
  const answers: (() => void)[] = [];
  const ask = coalesce(
    (keys) =>
      new Promise<ReadonlyMap<string, string>>((resolve) => {
        const now = new Map(keys.map((key) => [key, `${key}${truth}`]));
        answers.push(() => resolve(now));
      }),
  );
  const answered = async () => {
    while (answers.length < 1) await setImmediate();
    answers.shift()?.();
  };
  const first = [ask('a'), ask('b'), ask('a')];
  while (answers.length < 1) await setImmediate();
  truth = 2;
  const later = [ask('a'), ask('a'), ask('c')];
  await answered();
  assert.deepEqual(await Promise.all(first), ['a1', 'b1', 'a1']);
  await answered();
  assert.deepEqual(await Promise.all(later), ['a2', 'a2', 'c2']);
  const again = ask('a');
  await answered();
  assert.equal(await again, 'a2');
  assert.equal(answers.length, 0);
});

test('a failed query is repeated by the next call, and a key without a row has no result', async () => {
  let tries = 0;
  const ask = coalesce(async ([key = '']) => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return new Map([[key, tries]]);
  });
  await assert.rejects(ask('a'), /away/);
  assert.deepEqual(await Promise.all([ask('a'), ask('b')]), [2, undefined]);
});
