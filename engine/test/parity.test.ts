import assert from 'node:assert/strict';
import test from 'node:test';
import { mixedSubjects } from '../bench/mixed-subjects.js';
import { syntheticList } from '../bench/synthetic-list.js';
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
