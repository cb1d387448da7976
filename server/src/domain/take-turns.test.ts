import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { test } from 'node:test';
import { takeTurns } from './take-turns.js';

/** Work that ends on request, recording the order of starts. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('callers take turns: one with much work waiting continues after all others', async () => {
  const { begun, work, end } = held();
  const turns = takeTurns({ atOnce: 1 });
  const done = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => turns.run(name.slice(0, 1), work(name)));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    assert.equal(begun.at(-1), name);
    end(name);
    await new Promise(setImmediate);
  }
  assert.deepEqual(await Promise.all(done), ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('one caller never runs two at once, whatever the limit', () => {
  const { begun, work } = held();
  const turns = takeTurns({ atOnce: 3 });
  for (const name of ['a1', 'a2', 'b1']) void turns.run(name.slice(0, 1), work(name));
  assert.deepEqual(begun, ['a1', 'b1']);
});

test('a caller with too much work waiting is refused, others are not, and a failure also ends a turn', async () => {
  const { work, end } = held();
  const turns = takeTurns({ atOnce: 1, perCaller: 2 });
  const failing = turns.run('a', () => Promise.reject(new Error('broken')));
  const second = turns.run('a', work('a2'));
  await assert.rejects(turns.run('a', work('a3')), { code: 'rate_limited', retryAfter: 10 });
  void turns.run('b', work('b1'));
  await assert.rejects(failing, /broken/);
  await new Promise(setImmediate);
  end('b1');
  await new Promise(setImmediate);
  end('a2');
  assert.equal(await second, 'a2');
});

test('work aborted before its turn never starts, and gives its place to others', async () => {
  const { begun, work, end } = held();
  const turns = takeTurns({ atOnce: 1, perCaller: 2 });
  const first = turns.run('a', work('a1'));
  const gone = new AbortController();
  const left = turns.run('a', work('a2'), gone.signal);
  gone.abort(new Error('gone'));
  await assert.rejects(left, /gone/);
  await assert.rejects(turns.run('a', work('never'), gone.signal), /gone/);
  const third = turns.run('a', work('a3'));
  end('a1');
  await first;
  await new Promise(setImmediate);
  end('a3');
  await third;
  assert.deepEqual(begun, ['a1', 'a3']);
});

test('a caller begins as much as its limit allows while places are left', async () => {
  const { begun, work, end } = held();
  const turns = takeTurns({ atOnce: 4, mayBegin: (own, free) => own < free });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void turns.run(name.slice(0, 1), work(name));
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1']);
  assert.equal(turns.waiting(), 2);
  end('b1');
  await new Promise(setImmediate);
  assert.equal(begun.at(-1), 'b2');
  end('a1');
  end('a2');
  await new Promise(setImmediate);
  assert.equal(begun.at(-1), 'a3');
});

test('work that waits for too long is refused, never starts, and gives its place to others', async () => {
  const { begun, work, end } = held();
  const turns = takeTurns({ atOnce: 1, maxWaitMs: 20 });
  const first = turns.run('a', work('a1'));
  await assert.rejects(turns.run('b', work('b1')), { code: 'unavailable', retryAfter: 10 });
  end('a1');
  await first;
  assert.equal(turns.waiting(), 0);
  void turns.run('b', work('b2'));
  assert.deepEqual(begun, ['a1', 'b2']);
});

test('work runs in the context of its caller, whoever made room for it', async () => {
  const context = new AsyncLocalStorage<string>();
  const turns = takeTurns({ atOnce: 1 });
  const seen = ['a', 'b', 'c'].map((caller) =>
    context.run(caller, () => turns.run(caller, async () => context.getStore())),
  );
  assert.deepEqual(await Promise.all(seen), ['a', 'b', 'c']);
});
