import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOf } from '../../src/logic/change-of.js';
import { dayAt, startOfDay } from '../../src/logic/start-of-day.js';
import { opinionsOn } from '../../src/pages/case/decide/opinions-on.js';

test('a conflict is read as who did what and when, as the reader knows names and times', () => {
  const names = new Map([['8f1244d77c9169c0cad7231b', 'Jonas Feldhuber']]);
  const read = (message: string) =>
    changeOf(
      message,
      (at) => `<${at.slice(11, 16)}>`,
      (id) => names.get(id),
    );
  for (const [message, change] of [
    [
      'is 4 since Ana Silva decided on 8f1244d77c9169c0cad7231b as True Positive at 2026-11-22T11:11:40.660Z',
      { what: 'Ana Silva decided on Jonas Feldhuber as True Positive at <11:11>' },
    ],
    [
      'is closed since Ana Silva decided on 2 records and articles at 2026-11-22T11:11:40.660Z; reopen it first',
      { what: 'Ana Silva decided on 2 records and articles at <11:11>', state: 'closed' },
    ],
    [
      'needs a search that is open or second_review; this one is waiting since Ana Silva let it wait at 2026-11-22T11:11:40.660Z',
      { what: 'Ana Silva let it wait at <11:11>', state: 'waiting' },
    ],
    ['is 3 since it has waited until 2026-11-22T11:00:00.000Z', { what: 'it has waited until <11:00>' }],
    [
      'is 5 since ben decided on article 0123456789abcdef01234567 as Unknown at 2026-11-22T11:00:00.000Z',
      { what: 'ben decided on article 0123456789abcdef01234567 as Unknown at <11:00>' },
    ],
    ['has nothing to decide', undefined],
    ['was decided more than a minute ago', undefined],
  ] as const) {
    assert.deepEqual(read(message), change, message);
  }
});

test('a day begins at its first minute in the time zone of the reader', () => {
  for (const [day, zone, instant] of [
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22', 'Asia/Singapore', '2026-11-21T16:00:00.000Z'],
    ['2026-07-01', 'America/Toronto', '2026-07-01T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Its clocks skip the first hour of that day.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ] as const) {
    assert.equal(startOfDay(day, zone), instant, `${day} ${zone}`);
    assert.equal(dayAt(Date.parse(instant), zone), day);
  }
});

test('an escalated case is offered for decision to arbiters alone', () => {
  const turn = (role: 'analyst' | 'lead', state: 'open' | 'escalated', opinions: number) => {
    const opinion = { record_id: 'r', user: null };
    const found = { proposal: { records: Array(opinions).fill(opinion) }, work: { state } };
    const user = { user: { user_id: 'u', role }, policy: { arbiters: ['lead'] } };
    const abilities = role === 'lead' ? ['case.arbitrate'] : [];
    return opinionsOn(found as never, [{ id: 'r' }], { ...user, abilities } as never).turn;
  };
  assert.equal(turn('analyst', 'escalated', 0), 'escalated');
  assert.equal(turn('analyst', 'escalated', 1), 'escalated');
  assert.equal(turn('analyst', 'open', 0), 'first');
  assert.equal(turn('analyst', 'open', 1), 'second');
  assert.equal(turn('lead', 'escalated', 0), 'first');
  assert.equal(turn('lead', 'escalated', 1), 'second');
});
