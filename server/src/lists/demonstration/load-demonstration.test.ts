import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildWatchlist, detectScript, ENTITY_TYPES, isValidImo, isValidLei, screen } from '@touchstone/engine';
import { CATEGORIES } from '../../domain/category.js';
import { isCountryCode } from '../../domain/country.js';
import { sourceNamed } from '../sources.js';
import { loadDemonstration } from './load-demonstration.js';

const { edition, records } = await loadDemonstration();

test('the demonstration list holds every entity type and every category, PEPs current and former', () => {
  assert.ok(records.length >= 150);
  assert.deepEqual([...new Set(records.map((record) => record.entityType))].sort(), [...ENTITY_TYPES].sort());
  assert.deepEqual([...new Set(records.flatMap((record) => record.categories))].sort(), [...CATEGORIES].sort());
  for (const level of [1, 2, 3, 4]) {
    const positions = records
      .filter((record) => record.categories.includes(`PEP Level ${level}`))
      .flatMap((record) => record.positions);
    assert.deepEqual([...new Set(positions.map((position) => position.current))].sort(), [false, true]);
  }
  assert.ok(records.some((record) => record.positions.some((position) => position.headsInternationalOrganisation)));
});

test('the demonstration list covers many scripts, weak names, partial dates and relations both ways', () => {
  const scripts = new Set(records.flatMap((record) => record.names.map((name) => detectScript(name.full))));
  assert.ok(scripts.size >= 8, [...scripts].join(' '));
  assert.ok(records.some((record) => record.names.some((name) => name.quality === 'weak')));
  const precisions = new Set(records.flatMap((record) => record.dates.map((date) => date.precision)));
  assert.deepEqual([...precisions].sort(), ['day', 'month', 'range', 'year']);
  assert.ok(records.some((record) => record.dates.some((date) => date.circa)));
  const byId = new Map(records.map((record) => [record.sourceId, record]));
  for (const { sourceId, entityType, names, relations } of records) {
    for (const relation of relations) {
      if (relation.sourceId === undefined) continue;
      const other = byId.get(relation.sourceId);
      assert.equal(other?.names[0]?.full, relation.name, sourceId);
      assert.ok(
        other?.relations.some((back) => back.sourceId === sourceId),
        sourceId,
      );
      if (entityType !== 'Person' || relation.kind !== 'family') continue;
      assert.ok(
        names.some(({ kind, full }) => kind === 'relative' && full === relation.name),
        `${sourceId} has no name of ${relation.name}`,
      );
    }
  }
});

test('numbers of the demonstration list pass their checksums and its countries exist', () => {
  assert.equal(new Set(records.map((record) => record.sourceId)).size, records.length);
  for (const { identifiers, countries } of records) {
    for (const { type, value } of identifiers) {
      if (type === 'imo') assert.ok(isValidImo(value), value);
      if (type === 'lei') assert.ok(isValidLei(value), value);
    }
    for (const code of countries) assert.ok(isCountryCode(code), code);
  }
});

test('the demonstration list states that it is invented', () => {
  assert.equal(sourceNamed(edition.source)?.demonstration, true);
  assert.match(sourceNamed(edition.source)?.legalNotice ?? '', /invented/);
  for (const record of records) assert.match(record.notes[0] ?? '', /invented/);
});

test('every record of the demonstration list is found first by its own name and type', () => {
  const watchlist = buildWatchlist(records);
  // A relative's name scores as high; who bears the name is put first by the service.
  const options = { minScore: 80, limit: 1, rcaSearch: false };
  for (const { sourceId, names, entityType } of records) {
    const [name] = names;
    assert.ok(name);
    const [hit] = screen(watchlist, { name: name.full, entityTypes: [entityType] }, options);
    assert.equal(hit?.sourceId, sourceId, name.full);
  }
});
