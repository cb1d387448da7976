import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ERRORS } from '../../src/domain/app-error.js';
import { documentedEvents } from '../support/documented-event.js';
import { currentOpenApi } from '../support/openapi-file.js';
import { CONFIGURATION, CUSTOMER, SEARCH_ROW, UPLOAD } from './checklist/records.js';
import { REQUESTS } from './checklist/requests.js';
import { RULES } from './checklist/rules.js';
import { GROUPED, RESULT, SEARCH } from './checklist/search-answer.js';
import { SMALL_ANSWERS } from './checklist/small-answers.js';
import { furtherRefusals } from './further-refusals.js';
import { pageOf } from './page.js';
import { type Play, play } from './play.js';
import { proofsOf } from './proofs.js';
import { type TableOutcome, walkRecord, walkRequest, walkRules } from './walk.js';

const PAGE = fileURLToPath(new URL('../../../../docs/conformance.md', import.meta.url));
const RECORDS = [CUSTOMER, UPLOAD, CONFIGURATION, SEARCH_ROW, SEARCH, RESULT, GROUPED, ...SMALL_ANSWERS];

const tables: TableOutcome[] = [];
let reached: ReadonlySet<string>;
let stage: Play;
before(async () => {
  stage = await play();
  const proofs = proofsOf(stage);
  for (const record of RECORDS) tables.push(walkRecord(stage, record));
  for (const table of REQUESTS) tables.push(await walkRequest(stage, table));
  for (const table of RULES) tables.push(await walkRules(table, proofs));
  const further = await furtherRefusals(stage);
  reached = new Set([...stage.codes, ...further]);
});

test('every row of the interface holds, except those that the checklist marks as not met', () => {
  const surprises = tables.flatMap(({ title, rows }) =>
    rows
      .filter(({ faults, notMet }) => faults.length > 0 !== (notMet !== undefined))
      .map(({ row, faults, notMet }) => `${title} | ${row}: ${faults.join('; ') || `holds, though: ${notMet}`}`),
  );
  assert.deepEqual(surprises, []);
});

test('every event that was delivered has the form that the OpenAPI document promises', async () => {
  const check = documentedEvents((await currentOpenApi()).document);
  const bodies = [...stage.events, ...stage.callbacks].map(({ body }) => JSON.parse(body));
  for (const body of bodies) check(body);
  const expected = ['ai_risk.completed', 'adverse_media.completed', 'bulk_upload.completed', 'case.created'];
  const types = new Set(bodies.map(({ event }) => event));
  for (const type of [...expected, 'analyst_decision.updated', 'list.updated']) assert.ok(types.has(type), type);
});

test('docs/conformance.md is up to date; `npm run conformance` writes it', () => {
  const page = pageOf(tables);
  if (process.env.WRITE_CONFORMANCE === 'yes') writeFileSync(PAGE, page);
  assert.ok(readFileSync(PAGE, 'utf8') === page, 'docs/conformance.md is stale');
});

test('every error code occurs, here or in a test that names it', () => {
  const sources = ['src', 'test']
    .map((part) => fileURLToPath(new URL(`../../../${part}/`, import.meta.url)))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const isNamed = (code: string) => sources.includes(`'${code}'`);
  assert.deepEqual(
    Object.keys(ERRORS).filter((code) => !reached.has(code) && !isNamed(code)),
    [],
  );
});
