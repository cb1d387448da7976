import test from 'node:test';
import fc from 'fast-check';
import { buildWatchlist, compareNames, ENTITY_TYPES, type Explanation, partialDate, screen } from '../src/index.js';
import { party } from './example-parties.js';

function sumOf(explanation: Explanation): number {
  return [...explanation.alignment, ...explanation.evidence].reduce((sum, part) => sum + part.points, 0);
}

function addsUp(explanation: Explanation): boolean {
  return (
    Math.abs(sumOf(explanation) - explanation.score) <= 0.0500001 && explanation.score >= 0 && explanation.score <= 100
  );
}

const word = fc.constantFrom(
  'Mohammed',
  'Ali',
  'bin',
  'Salman',
  'al-Rawi',
  'Sergey',
  'Viktorovich',
  'Lavrov',
  'J.',
  'Ltd',
  'OOO',
  'Bank',
  'of',
  'China',
  'II',
  '7',
  'Иван',
  '習近平',
  'محمد',
  'Dr.',
  'abdul',
  'rahman',
  'Smith,',
);
const name = fc.oneof(
  fc.array(word, { maxLength: 7 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

test('all points of a comparison of two names add up to its score', () => {
  fc.assert(
    fc.property(name, name, fc.constantFrom(...ENTITY_TYPES), (a, b, type) => addsUp(compareNames(a, b, type))),
    { numRuns: 1500 },
  );
});

test('all points of a hit add up to its score, evidence included', () => {
  const gender = fc.constantFrom('male', 'female', undefined);
  const country = fc.constantFrom('IR', 'SY', 'RU');
  fc.assert(
    fc.property(
      name,
      name,
      fc.integer({ min: 1940, max: 2000 }),
      fc.integer({ min: 1940, max: 2000 }),
      country,
      country,
      gender,
      gender,
      fc.boolean(),
      (a, b, y1, y2, c1, c2, g1, g2, weak) => {
        const listed = party('1', 'x', {
          names: [{ full: b, kind: 'primary', quality: weak ? 'weak' : 'strong' }],
          dates: [partialDate(y1) as never],
          nationalities: [c1],
          countries: [c1],
          identifiers: [{ type: 'passport', value: 'A1234567', country: c1 }],
          ...(g1 === undefined ? {} : { gender: g1 }),
        });
        const subject = {
          name: a,
          date: partialDate(y2) as never,
          nationalities: [c2],
          countries: [c2],
          identifiers: [{ type: 'passport', value: 'A-1234567', country: c2 } as const],
          ...(g2 === undefined ? {} : { gender: g2 }),
        };
        return screen(buildWatchlist([listed]), subject, { minScore: 1, limit: 0 }).every(
          (hit) => addsUp(hit.explanation) && hit.explanation.score === hit.score,
        );
      },
    ),
    { numRuns: 300 },
  );
});
