import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPANY_MANIPULATIONS } from '../bench/manipulations/company-manipulations.js';
import { PERSON_MANIPULATIONS } from '../bench/manipulations/person-manipulations.js';
import { mixedSubjects } from '../bench/mixed-subjects.js';
import { randomFrom, syntheticList } from '../bench/synthetic-list.js';
import { buildWatchlist, type Hit, screen } from '../src/index.js';

const entities = [...syntheticList(20_000)];
const watchlist = buildWatchlist(entities);
const subjects = mixedSubjects(entities, 2000);

function told(hits: readonly Hit[]): readonly string[] {
  return hits.map(
    (hit) =>
      `${hit.sourceId} ${hit.score} ${hit.confidence} ${hit.matchedNames.map((name) => `${name.nameIndex}:${name.score}`).join(' ')} ${hit.explanation.alignment.map(({ listed }) => listed).join(' ')}`,
  );
}

for (const quarter of [0, 1, 2, 3]) {
  test(`the index and the plain scan find the same, at every threshold from 60 to 100 (${quarter + 1} of 4)`, () => {
    for (const { subject, minScore } of subjects.slice(quarter * 500, quarter * 500 + 500)) {
      const found = screen(watchlist, subject, { minScore, limit: 0 });
      const expected = screen(watchlist, subject, { minScore, limit: 0, scan: true });
      assert.deepEqual(told(found), told(expected), `${subject.name} at ${minScore}`);
    }
  });
}

test('the index and the plain scan find the same for names that were joined, cut, misspelt or misread', () => {
  const random = randomFrom(11);
  const ways = [
    ...Object.values(PERSON_MANIPULATIONS).map((change) => ['Person', change] as const),
    ...Object.values(COMPANY_MANIPULATIONS).map((change) => ['Organization', change] as const),
  ];
  for (const [way, [type, change]] of ways.entries()) {
    const own = entities.filter(({ entityType }) => (entityType === 'Person') === (type === 'Person'));
    for (let k = 0; k < 5; k += 1) {
      const { names } = own[(way * 131 + k * 977) % own.length] as (typeof own)[number];
      const name = change(names[0]?.full ?? '', random);
      if (name === undefined || name === '') continue;
      const options = { minScore: [60, 70, 80, 90][k % 4] as number, limit: 0 };
      const subject = { name, entityTypes: [type] as const };
      const expected = screen(watchlist, subject, { ...options, scan: true });
      assert.deepEqual(told(screen(watchlist, subject, options)), told(expected), `${name} at ${options.minScore}`);
    }
  }
});
