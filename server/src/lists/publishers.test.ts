import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { categoryOf } from '../domain/category.js';
import { categoriesOf, type Publisher } from './publisher.js';
import { PUBLISHERS } from './publishers.js';
import { IMPORTED_SOURCES, sourceNamed } from './sources.js';
import { usCsl } from './us-csl/publisher.js';

const publishers: readonly Publisher[] = PUBLISHERS;

test('every list is registered once, under a unique title, with a notice to cite', () => {
  for (const key of ['source', 'title', 'shortTitle'] as const) {
    assert.equal(new Set(publishers.map((publisher) => publisher[key])).size, publishers.length, key);
  }
  for (const { legalNotice, url } of publishers) assert.ok(legalNotice.length > 20 && /^https:/.test(url), url);
});

test('every list title reads well after "the"', () => {
  for (const { shortTitle } of publishers) assert.doesNotMatch(shortTitle, /^the |[,;()@_]|^.{61}/i);
  assert.equal(sourceNamed('ofac_sdn')?.shortTitle, 'OFAC SDN List');
  assert.equal(sourceNamed('un_sc')?.shortTitle, 'UN Security Council Consolidated List');
});

test('docs/coverage.md names every list with the categories of its rules', () => {
  const page = readFileSync(new URL('../../../../docs/coverage.md', import.meta.url), 'utf8');
  for (const { source, categories, demonstration } of publishers) {
    if (demonstration === true) continue;
    const row = page.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${source}\``));
    assert.ok(row, source);
    for (const rule of categories ?? [])
      for (const one of rule.categories) assert.ok(row.includes(one), `${source} ${one}`);
  }
});

test('every list defines an implausible number of records and, with an age limit, how long its publisher may pause', () => {
  for (const { source, minRecords, maxAgeHours, maxPublishedDays } of publishers) {
    assert.ok(minRecords >= 1, source);
    if (maxAgeHours !== undefined) assert.ok((maxPublishedDays ?? 0) * 24 > maxAgeHours, source);
  }
});

test('every format loads its reader', async () => {
  for (const { formats } of publishers) {
    for (const [title, load] of Object.entries(formats)) assert.equal(typeof (await load()).read, 'function', title);
  }
});

test('the rules of a publisher give every record categories of the interface', () => {
  for (const publisher of publishers) {
    for (const { categories, reason } of publisher.categories ?? []) {
      assert.ok(categories.length > 0 && reason.length > 10);
      for (const category of categories) assert.equal(categoryOf(category), category);
    }
    const { categories } = publisher;
    if (categories !== undefined) assert.equal(categories.at(-1)?.program, undefined, publisher.source);
  }
});

test('a search for sanctions covers the export control lists of the Consolidated Screening List', () => {
  assert.deepEqual(categoriesOf(usCsl, 'SDN'), ['Sanctions']);
  assert.deepEqual(categoriesOf(usCsl, 'EL'), ['Sanctions', 'Warnings and Regulatory Enforcement']);
  assert.deepEqual(categoriesOf(usCsl, 'UVL'), ['Warnings and Regulatory Enforcement']);
});

test('the command line offers every list except the demonstration list, which never counts as a real one', () => {
  const readable = publishers.filter(({ formats }) => Object.keys(formats).length > 0);
  assert.deepEqual(
    IMPORTED_SOURCES.map(({ name }) => name),
    readable.map(({ source }) => source),
  );
  assert.equal(sourceNamed('demo')?.demonstration, true);
  assert.ok(IMPORTED_SOURCES.every(({ demonstration }) => !demonstration));
});

test('a citation can be sent to another thread', () => {
  for (const { name } of IMPORTED_SOURCES) assert.deepEqual(structuredClone(sourceNamed(name)), sourceNamed(name));
});
