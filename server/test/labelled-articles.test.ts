import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { jsonLines } from '../bench/media/labelled-articles.js';
import { PARTS, partyArticles } from '../bench/media/labelled-parties.js';

const LABELS = new URL('../../bench/labels/', import.meta.url);

test('labels of articles: every id once, none of the sealed part invented', () => {
  const folder = new URL('articles/', LABELS);
  const labels = readdirSync(folder).flatMap(
    (file) =>
      jsonLines(readFileSync(new URL(file, folder), 'utf8')) as {
        id: string;
        part: (typeof PARTS)[number];
        invented?: boolean;
        address?: string;
        parties: { name: string }[];
      }[],
  );
  assert.equal(new Set(labels.map(({ id }) => id)).size, labels.length);
  for (const { id, part, invented, address, parties } of labels) {
    assert.ok(PARTS.includes(part), id);
    assert.equal(invented === true, address === undefined, id);
    assert.ok(invented !== true || part !== 'sealed', id);
    assert.equal(new Set(parties.map(({ name }) => name)).size, parties.length, id);
  }
});

test('the invented articles are as labelled, with every name, offence and sentence in the text', () => {
  const articles = PARTS.filter((part) => part !== 'sealed').flatMap((part) => partyArticles('none', part));
  const invented = jsonLines(readFileSync(new URL('invented-articles.jsonl', LABELS), 'utf8'));
  assert.equal(articles.length, invented.length);
  for (const { id, title, text, parties } of articles)
    for (const { name, offence = '', sentence = '' } of parties)
      for (const words of [name, offence, sentence]) assert.ok(`${title}\n\n${text}`.includes(words), `${id} ${words}`);
});
