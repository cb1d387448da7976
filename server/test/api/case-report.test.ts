import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { SCORER_VERSION } from '@touchstone/engine';
import { LISTED, workService } from '../support/work-service.js';

type Headers = Record<string, string>;

const service = await workService();
const { ask, send, search, newOrganization, newUser, database } = service;

const reportOf = (headers: Headers, reference: string) => ask('GET', `/api/searches/${reference}/report`, { headers });

/** Text of a page as a reader sees it, with single blanks. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const exportsOf = async (organizationId: string) => {
  const { rows } = await database.pool.query(
    "select target_id, details from audit_entries where action = 'case.exported' and chain = $1 order by at, id",
    [organizationId],
  );
  return rows as { target_id: string; details: { format: string; sha256: string } }[];
};

async function decide(headers: Headers, reference: string, body: object) {
  const { data } = await send('GET', `/api/searches/${reference}?mark_read=false`, headers);
  const { status, error } = await send('POST', `/api/searches/${reference}/decisions`, headers, {
    version: data.work.version,
    decisions: [{ record_ids: data.results.map(({ id }) => id), ...body }],
  });
  assert.equal(status, 200, JSON.stringify(error));
}

test('a report states request, editions, versions, evidence, decision, comments and history of the case', async () => {
  const admin = await newOrganization();
  const { headers } = admin;
  const analyst = await newUser(admin, 'analyst', 'Ana');
  const { search_reference: reference } = await search(headers, LISTED, {
    ...{ birth_incorporation_date: '00-00-1931', client_reference: 'KYC-20410', gender: 'male' },
  });
  await send('POST', `/api/searches/${reference}/comments`, analyst.headers, {
    comment: 'Asked the branch for a copy',
  });
  await decide(analyst.headers, reference, {
    ...{ match_status: 'False Positive', reason_code: 'birth_date', reason: 'Born 21 years earlier' },
  });
  const { status, headers: answered, text: page } = await reportOf(headers, reference);
  assert.equal(status, 200, page);
  assert.match(answered.get('content-type') ?? '', /^text\/html/);
  assert.equal(answered.get('content-disposition'), `attachment; filename="case-${reference}.html"`);
  const text = textOf(page);
  const { data } = await send('GET', `/api/searches/${reference}?mark_read=false`, headers);
  const { editions } = data as unknown as { editions: string[] };
  for (const stated of [
    ...[LISTED, reference, 'KYC-20410', 'Date of birth or incorporation 1931', 'Sanctions, PEP', 'Threshold 80'],
    ...editions,
    ...[`Scorer version ${SCORER_VERSION}`, 'Demonstration', 'Date of birth or incorporation differs'],
    ...['Born 21 years earlier', analyst.email, 'Asked the branch for a copy', 'case.created', 'record.decided'],
    ...['Score after rounding and limits', 'sha256sum'],
  ]) {
    assert.ok(text.includes(stated), `${stated} is missing in ${text}`);
  }
  // Every entry of the history names its place in the audit log.
  const history = page.slice(page.indexOf('<h2>History'));
  const rows = history.match(/<tr><td/g) ?? [];
  const places = history.match(/<td class="text" data-name="Number and hash">\d+ <code>[0-9a-f]{64}<\/code>/g) ?? [];
  assert.ok(rows.length >= 3, history);
  assert.equal(places.length, rows.length, history);
});

test('an unchanged case gives the same bytes again, and the audit log keeps the SHA-256 of each export', async () => {
  const { headers, organizationId } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  const first = await reportOf(headers, reference);
  await ask('GET', `/api/searches/${reference}`, { headers });
  const again = await reportOf(headers, reference);
  assert.equal(again.text, first.text);
  const sha256 = createHash('sha256').update(first.text).digest('hex');
  assert.equal(first.headers.get('x-content-digest'), `sha-256=${sha256}`);
  const expected = { target_id: reference, details: { format: 'html', sha256 } };
  assert.deepEqual(await exportsOf(organizationId), [expected, expected]);

  await decide(headers, reference, { match_status: 'Unknown', reason_code: 'needs_answer', reason: 'Asked them' });
  assert.notEqual((await reportOf(headers, reference)).text, first.text);
});

test('nothing that people or lists wrote becomes markup, and the page runs and loads nothing', async () => {
  const { headers } = await newOrganization();
  const evil = `<script>alert("1")</script><img src=x onerror='alert(2)'>`;
  const { body } = await ask('POST', '/api/custom-lists', { headers, body: { name: `Own ${evil}` } });
  const { custom_list: list } = body.data as unknown as { custom_list: { id: string } };
  const entries = [{ name: 'Zora Petkanova', aliases: [`Zora ${evil}`], notes: [evil] }];
  const put = await ask('POST', `/api/custom-lists/${list.id}/entries`, { headers, body: { entries } });
  assert.equal(put.status, 200, put.text);
  const { search_reference: reference } = await search(headers, 'Zora Petkanova', { client_reference: evil });
  await send('POST', `/api/searches/${reference}/comments`, headers, { comment: evil });
  await decide(headers, reference, { match_status: 'Unknown', reason_code: 'needs_answer', reason: evil });
  const { text: page } = await reportOf(headers, reference);
  assert.ok(textOf(page).includes('&lt;script&gt;'), page);
  const tags = new Set([...page.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag));
  assert.deepEqual(
    [...tags].filter((tag) => ['script', 'img', 'a', 'iframe', 'link', 'form', 'object', 'svg'].includes(tag ?? '')),
    [],
  );
  assert.match(page, /content="default-src 'none'; style-src 'sha256-[\w+/=]{44}'"/);
});

test('a case with more results than a report holds names the closest 500 and the total', async () => {
  const { headers } = await newOrganization();
  const { body } = await ask('POST', '/api/custom-lists', { headers, body: { name: 'Namesakes' } });
  const { custom_list: list } = body.data as unknown as { custom_list: { id: string } };
  for (const length of [500, 20]) {
    const entries = Array.from({ length }, (_, n) => ({ name: 'Zora Petkanova', notes: [`Entry ${n}`] }));
    const put = await ask('POST', `/api/custom-lists/${list.id}/entries`, { headers, body: { entries } });
    assert.equal(put.status, 200, put.text);
  }
  const { search_reference: reference } = await search(headers, 'Zora Petkanova');
  const { text: page } = await reportOf(headers, reference);
  assert.match(textOf(page), /The 500 closest of 520 results are listed/);
  assert.equal(page.match(/<article>/g)?.length, 500);
  assert.ok(page.length < 5_000_000, `${page.length} characters`);
});

test('a report with more decisions than it holds says that older ones are left out', async () => {
  const { headers } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  await decide(headers, reference, {
    ...{ match_status: 'True Positive', reason_code: 'biography', reason: 'The oldest of them' },
  });
  const cut = /Older decisions are left out; the audit log has all of them/;
  const text = async () => textOf((await reportOf(headers, reference)).text);
  const add = (from: number, to: number) =>
    database.pool.query(
      `insert into record_decisions select r.* from (select * from record_decisions where case_id = $1 limit 1) d,
        generate_series($2::int, $3::int) n, lateral jsonb_populate_record(null::record_decisions,
          to_jsonb(d) || jsonb_build_object('id', 'f' || lpad(to_hex(n), 23, '0'), 'reason', 'Later')) r`,
      [reference, from, to],
    );
  await add(1, 1999);
  const whole = await text();
  assert.ok(whole.includes('The oldest of them') && !cut.test(whole));
  await add(2000, 2000);
  assert.match(await text(), cut);
});

test('a case of an earlier release does not claim the scorer of this one', async () => {
  const { headers } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  await database.pool.query('update cases set scorer_version = null where id = $1', [reference]);
  const text = textOf((await reportOf(headers, reference)).text);
  assert.match(text, /Scorer version not recorded by the release that screened it/);
  assert.doesNotMatch(text, new RegExp(`Scorer version ${SCORER_VERSION}`));
});

test('the case of another organization has no report, and nothing is logged', async () => {
  const [own, other] = [await newOrganization(), await newOrganization()];
  const { search_reference: reference } = await search(own.headers);
  assert.equal((await reportOf(other.headers, reference)).status, 404);
  assert.deepEqual(await exportsOf(other.organizationId), []);
  assert.equal((await reportOf({}, reference)).status, 401);
});

test('the opinion of another person is left out of a report until its reader has decided', async () => {
  const admin = await newOrganization();
  const [ana, ben] = [await newUser(admin, 'analyst', 'Ana'), await newUser(admin, 'analyst', 'Ben')];
  const { headers } = admin;
  const policy = {
    ...{ enabled: true, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
    ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'always' },
    ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
  };
  assert.equal((await send('POST', '/api/review-policy', headers, policy)).status, 200);
  const { search_reference: reference } = await search(headers);
  await decide(ana.headers, reference, {
    ...{ match_status: 'True Positive', reason_code: 'biography', reason: 'Same office and family' },
  });
  const [blind, seen] = [await reportOf(ben.headers, reference), await reportOf(ana.headers, reference)];
  assert.doesNotMatch(blind.text, /Same office and family|True Positive(?! 0)/);
  assert.match(blind.text, /hidden from the user for whom this report was made/);
  assert.match(seen.text, /Same office and family/);
});
