import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Mark, markedParagraphs } from '../../src/logic/marked-text.js';
import { storiesOf } from '../../src/logic/stories-of.js';

const mark = (kind: Mark['kind'], start: number, end: number): Mark => ({ kind, span: [start, end] });

test('the joined pieces of a paragraph are the paragraph, whatever the marks', () => {
  const marks = fc.array(
    fc.tuple(fc.constantFrom('sentence', 'name', 'role', 'offence'), fc.integer({ min: -5, max: 60 }), fc.nat(40)),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), marks, (text, given) => {
      const all = given.map(([kind, start, length]) => mark(kind as Mark['kind'], start, start + length));
      const joined = markedParagraphs(text, all).map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
      assert.deepEqual(
        joined,
        text.split('\n').filter((paragraph) => paragraph !== ''),
      );
    }),
  );
});

test('marks that overlap or cross a paragraph mark each piece by all that cover it', () => {
  const paragraphs = markedParagraphs('Ann Lee was charged.\n\nMore.', [
    mark('sentence', 0, 20),
    mark('name', 0, 7),
    mark('role', 12, 24),
  ]);
  assert.deepEqual(
    paragraphs.map(({ at, pieces, isMarked }) => [
      at,
      isMarked,
      pieces.map((one) => [one.text, [...one.kinds].join()]),
    ]),
    [
      [
        0,
        true,
        [
          ['Ann Lee', 'sentence,name'],
          [' was ', 'sentence'],
          ['charged.', 'sentence,role'],
        ],
      ],
      [
        22,
        true,
        [
          ['Mo', 'role'],
          ['re.', ''],
        ],
      ],
    ],
  );
});

test('stories keep the order of their first articles, and articles theirs within a story', () => {
  const told = [
    { id: 1, story_id: 'b' },
    { id: 2, story_id: 'a' },
    { id: 3, story_id: 'b' },
  ];
  assert.deepEqual(
    storiesOf(told).map((story) => story.map(({ id }) => id)),
    [[1, 3], [2]],
  );
});
