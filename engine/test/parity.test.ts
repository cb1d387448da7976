import assert from 'node:assert/strict';
import test from 'node:test';
import { distort, randomFrom, syntheticList } from '../bench/synthetic-list.js';
import { buildWatchlist, type Hit, partialDate, type Subject, screen, type Watchlist } from '../src/index.js';

const NAMES = 20_000;
const entities = [...syntheticList(NAMES)];
const watchlist = buildWatchlist(entities);
const random = randomFrom(2024);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const OTHER_SCRIPTS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  y: 'й',
  z: 'з',
};

/** Listed names as they are, mistyped once or twice, in Cyrillic, and names of strangers; some with evidence. */
function subjectNumber(i: number): Subject {
  const entity = pick(entities);
  let name = pick(entity.names).full;
  if (i % 4 === 3) name = pick([...syntheticList(5, i)]).names[0]?.full ?? name;
  for (let times = i % 3; times > 0; times -= 1) name = distort(name, random);
  if (i % 11 === 0) name = Array.from(name.toLowerCase(), (letter) => OTHER_SCRIPTS[letter] ?? letter).join('');
  const [identifier] = entity.identifiers;
  return {
    name,
    ...(i % 5 === 0 ? { entityTypes: [entity.entityType] } : {}),
    ...(i % 6 === 0 ? { date: entity.dates[0] ?? (partialDate(1950 + (i % 50)) as never), nationalities: ['IR'] } : {}),
    ...(i % 7 === 0 && identifier !== undefined ? { identifiers: [identifier] } : {}),
  };
}

function told(hits: readonly Hit[]): readonly string[] {
  return hits.map(
    (hit) =>
      `${hit.sourceId} ${hit.score} ${hit.matchedNames.map((name) => `${name.nameIndex}:${name.score}`).join(' ')}`,
  );
}

function assertParity(list: Watchlist, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const subject = subjectNumber(i);
    const minScore = 60 + 5 * (i % 9);
    const found = screen(list, subject, { minScore, limit: 0 });
    const expected = screen(list, subject, { minScore, limit: 0, scan: true });
    assert.deepEqual(told(found), told(expected), `${subject.name} at ${minScore}`);
  }
}

for (const quarter of [0, 1, 2, 3]) {
  test(`the index finds exactly what the plain scan finds, at every threshold from 60 to 100 (${quarter + 1} of 4)`, () => {
    assertParity(watchlist, quarter * 500, quarter * 500 + 500);
  });
}
