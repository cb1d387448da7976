import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller } from '../domain/caller.js';
import type { CustomList } from '../domain/custom-list.js';
import { customListService } from './custom-lists.js';

const page = { number: 1, size: 15 };
const callerOf = (organizationId: string): Caller =>
  ({ organizationId, userId: 'a'.repeat(24), role: 'viewer' }) as Caller;

test('looking for names in custom lists, an organization uses one connection at a time', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const lists = customListService({
    customLists: {
      find: async () => ({}) as CustomList,
      async entries(organizationId, _list, _page, search) {
        begun.push(organizationId);
        if (search !== undefined) await new Promise<void>((resolve) => ends.push(resolve));
        return { entries: [], total: 0 };
      },
      add: assert.fail,
      list: assert.fail,
      remove: assert.fail,
    },
    now: () => new Date(0),
    newId: assert.fail,
  });
  const look = (organizationId: string, search?: string) =>
    lists.entries(callerOf(organizationId), 'b'.repeat(24), page, search);

  const mine = ['a', 'b', 'c', 'd'].map((search) => look('mine', search));
  await assert.rejects(look('mine', 'e'), { code: 'rate_limited' });
  await look('mine');
  const others = look('other', 'a');
  await look('other');
  assert.deepEqual(begun, ['mine', 'mine', 'other', 'other']);
  while (ends.length > 0) {
    ends.pop()?.();
    await new Promise(setImmediate);
  }
  assert.equal((await Promise.all([...mine, others])).length, 5);
});
