import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOf } from '../domain/category.js';
import { FURTHER_FORMATS } from './further-formats.js';
import { listCategories } from './list-categories.js';
import { OFFICIAL_FORMATS } from './official-formats.js';
import { IMPORTED_SOURCES, sourceNamed } from './sources.js';

test('every official list has a publisher to cite and categories of the interface', () => {
  for (const source of Object.keys(OFFICIAL_FORMATS)) {
    const cited = sourceNamed(source);
    assert.ok(cited, `${source} is not among the sources`);
    assert.ok(cited.legalNotice.length > 20 && /^https:/.test(cited.url));
    assert.equal(cited.demonstration, false);
    const categories = listCategories(source);
    assert.ok(categories.length > 0);
    for (const category of categories) assert.equal(categoryOf(category), category);
  }
});

test('an export control list inside the Consolidated Screening List is found by who asks for sanctions', () => {
  assert.deepEqual(listCategories('us_csl', 'SDN'), ['Sanctions']);
  assert.deepEqual(listCategories('us_csl', 'EL'), ['Sanctions', 'Warnings and Regulatory Enforcement']);
  assert.deepEqual(listCategories('us_csl', 'UVL'), ['Warnings and Regulatory Enforcement']);
});

test('the sources that the command line names are those that can be read', () => {
  const named = IMPORTED_SOURCES.map(({ name }) => name).sort();
  assert.deepEqual(named, Object.keys({ ...OFFICIAL_FORMATS, ...FURTHER_FORMATS }).sort());
});

test('a sentence can name every list after "the"', () => {
  const named = IMPORTED_SOURCES.map(({ shortTitle }) => shortTitle);
  assert.equal(new Set(named).size, named.length);
  for (const shortTitle of named) assert.doesNotMatch(shortTitle, /^the |[,;()@_]|^.{61}/i);
  assert.equal(sourceNamed('ofac_sdn')?.shortTitle, 'OFAC SDN List');
  assert.equal(sourceNamed('un_sc')?.shortTitle, 'UN Security Council Consolidated List');
});
