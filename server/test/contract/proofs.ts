import assert from 'node:assert/strict';
import { REQUESTS } from './checklist/requests.js';
import type { Proof } from './checklist/rules.js';
import { complianceProofs } from './compliance-proofs.js';
import type { Any, Play } from './play.js';

const CUSTOMERS = '/api/ai-risk-customers';
const UPLOADS = '/api/customers/bulk-upload';
const PERSON = { entity_type: ['Person'], categories: ['Sanctions'] };
const SEARCH = { ...PERSON, name: 'Gavrilo Zaretsky' };

/** Proofs of the rules in `checklist/rules.ts`; each throws if its rule does not hold. */
export function proofsOf(play: Play): Readonly<Record<Proof, () => Promise<void> | void>> {
  return {
    ...stateProofs(play),
    ...ruleProofs(play),
    ...accessProofs(play),
    ...eventProofs(play),
    ...complianceProofs(play),
  };
}

const oneOf = (play: Play, name: string): Any => play.samples[name]?.[0];

function stateProofs(play: Play) {
  return {
    createdIsPending() {
      const { status, verdict, narrative, analyst_decision, key_drivers, upload_source } = oneOf(play, 'bareCustomer');
      assert.deepEqual(
        { status, verdict, narrative, analyst_decision, key_drivers, upload_source },
        {
          status: 'Pending',
          verdict: '',
          narrative: null,
          analyst_decision: '',
          key_drivers: [],
          upload_source: 'API',
        },
      );
    },
    analysedIsCompleted() {
      const { status, verdict, recommendation, narrative } = oneOf(play, 'wholeCustomer');
      assert.ok(status === 'COMPLETED' && verdict !== '' && recommendation !== '' && narrative !== null);
    },
    decisionIsSet() {
      const [before, after] = play.samples.decidedCustomer ?? [];
      assert.deepEqual([before.analyst_decision, after.analyst_decision], ['', 'Confirmed']);
      assert.notEqual(after.updated_at, before.updated_at);
    },
    async deletedIsHidden() {
      const { deleted_at, deleted_reason, customer_id } = oneOf(play, 'deletedCustomer');
      assert.ok(deleted_at !== null && deleted_reason === 'Never became a customer.');
      const { body } = await play.ask('GET', `${CUSTOMERS}?page_size=100`);
      const ids = body.data.customers.map((customer: Any) => customer.customer_id);
      assert.ok(ids.length > 0 && !ids.includes(customer_id));
    },
    uploadIsProcessed() {
      assert.equal(oneOf(play, 'uploadAnswer').status, 'Pending');
      const { status, customers_processed, cases_created } = oneOf(play, 'upload');
      assert.deepEqual([status, customers_processed, cases_created], ['Completed', 2, 1]);
    },
    async complianceQueues() {
      const { search_reference } = oneOf(play, 'complianceAnswer');
      const { body } = await play.ask('GET', `/api/searches/${search_reference}`);
      assert.equal(body.data.ai_risk.ai_risk_mode, 'AiRisk Lite');
    },
  };
}

function ruleProofs(play: Play) {
  const { ask, samples } = play;
  /** Asks with each filter: what is listed fits, and something is left out. */
  const filtered = async (
    path: string,
    list: string,
    filters: readonly (readonly [query: string, fits: (row: Any) => boolean])[],
  ) => {
    const all: Any[] = (await ask('GET', `${path}?page_size=100`)).body.data[list];
    for (const [query, fits] of filters) {
      const rows: Any[] = (await ask('GET', `${path}?page_size=100&${query}`)).body.data[list];
      assert.ok(rows.every(fits), `${query} lets through what does not fit`);
      assert.equal(rows.length, all.filter(fits).length, `${query} leaves out what fits`);
      assert.ok(rows.length > 0 && rows.length < all.length, `${query} was not put to the test`);
    }
  };
  // Two days ahead: tomorrow may begin while this runs.
  const ahead = (() => {
    const [year, month, day] = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10).split('-');
    return `${day}-${month}-${year}`;
  })();
  const { verdict } = oneOf(play, 'wholeCustomer');
  return {
    envelope: () => assert.deepEqual(play.bare, []),
    async queueFilters() {
      await filtered(CUSTOMERS, 'customers', [
        ['search=Zaretsky', ({ name }) => name.includes('Zaretsky')],
        ['search=customers.csv', ({ upload_source }) => upload_source === 'customers.csv'],
        [`verdict=${verdict}`, (row) => row.verdict === verdict],
        ['analyst_decision=Confirmed', (row) => row.analyst_decision === 'Confirmed'],
        ['analyst_decision=', (row) => row.analyst_decision === ''],
        ['ai_risk_mode=AiRisk+Advanced', (row) => row.ai_risk_mode === 'AiRisk Advanced'],
      ]);
      for (const bound of [`start_date=${ahead}`, 'end_date=01-01-2020']) {
        assert.equal((await ask('GET', `${CUSTOMERS}?${bound}`)).body.data.pagination.total_count, 0);
      }
    },
    async uploadForm() {
      const { headers } = play.bank;
      const none = await fetch(`${play.service.address}${UPLOADS}`, { method: 'POST', body: new FormData(), headers });
      assert.equal(none.status, 400);
      assert.equal((await play.upload('name\nJane Doe\n', { ai_risk_mode: 'Lite' })).status, 400);
      assert.equal((await play.upload('nothing\nJane Doe\n')).status, 400);
      assert.deepEqual(
        ['upload', 'failedUpload'].map((name) => oneOf(play, name).ai_risk_mode),
        ['AiRisk Lite', 'AiRisk Advanced'],
      );
    },
    async historyFilters() {
      const { upload_id } = oneOf(play, 'upload');
      await filtered(`${UPLOADS}/history`, 'uploads', [
        [`search=${upload_id}`, (row) => row.upload_id === upload_id],
        ['status=Failed', ({ status }) => status === 'Failed'],
        ['ai_risk_mode=AiRisk+Advanced', (row) => row.ai_risk_mode === 'AiRisk Advanced'],
      ]);
      for (const bound of [`start_date=${ahead}`, 'end_date=01-01-2020', 'search=other.csv']) {
        assert.equal((await ask('GET', `${UPLOADS}/history?${bound}`)).body.data.pagination.total_count, 0, bound);
      }
    },
    configurationIsSaved() {
      const { configuration } = oneOf(play, 'savedAnswer');
      assert.equal(configuration.enabled, false);
      const savedAt = Date.parse(configuration.updated_at);
      assert.ok(savedAt >= performance.timeOrigin && savedAt <= Date.now(), configuration.updated_at);
    },
    async profileGoesFirst() {
      const profile = { name: 'Only insolvency', categories: ['Insolvency'] };
      const created = await ask('POST', '/api/search-profile', profile);
      assert.equal(created.status, 200, JSON.stringify(created.body));
      await ask('POST', '/api/search', { ...SEARCH, search_profile: idIn(created.body.data) });
      const [newest] = (await ask('POST', '/api/searches', { records_per_page: 1 })).body.data.searches;
      assert.deepEqual(newest.search_filters.categories, ['Insolvency']);
    },
    mediaScores100() {
      const scores = oneOf(play, 'wholeSearch').adverse_media.map(({ score }: Any) => score);
      assert.deepEqual(scores, [100]);
    },
    async oneDay() {
      const totals = await Promise.all(
        [undefined, '01-01-2020'].map((created_at) => ask('POST', '/api/searches', created_at ? { created_at } : {})),
      );
      const [all, none] = totals.map(({ body }) => body.data.pagination.total_records);
      assert.ok(all > 0 && none === 0);
    },
    resultsAPage: () => assert.equal(oneOf(play, 'plainSearch').pagination.records_per_page, 160),
    async imageLimit() {
      const most = 5 * 1024 * 1024;
      const jpg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(most - 3)]);
      const requested = (bytes: Buffer) =>
        ask('POST', '/api/search', { ...SEARCH, name: '1', biometric_search_image: bytes.toString('base64') });
      // Beside a name that is refused, so that none of them is kept.
      const [over, at] = [await requested(jpg), await requested(jpg.subarray(0, most))];
      assert.deepEqual(fieldsOf(over.body.error), ['name', 'biometric_search_image']);
      assert.deepEqual(fieldsOf(at.body.error), ['name']);
    },
    async paths() {
      const document = await play.service.ask('GET', '/openapi.json');
      const { paths } = document.body as unknown as { paths: object };
      const other = Object.keys(paths).filter((path) => !/^\/(api|health)\/(?!v\d)/.test(path));
      assert.deepEqual(other, []);
    },
    versions() {
      const versions: string[] = samples.results?.flatMap(({ version }) => version.split(', ')) ?? [];
      for (const version of versions) assert.match(version, /^(ofac_sdn|un_sc)@|^custom/);
      assert.ok(versions.length > 0);
    },
  };
}

function idIn(data: Any): string {
  const [created] = Object.values(data as Record<string, { id: string }>);
  return created?.id ?? '';
}

function fieldsOf(error: Any): string[] {
  return error.details.map(({ field }: { field: string }) => field);
}

function accessProofs(play: Play) {
  const { ask, bank } = play;
  const bodyKey = async () => (await ask('POST', '/api/api-key', {})).body.data.api_key.key;
  return {
    tokenLifetime() {
      const { access_token: token } = oneOf(play, 'tokenAnswer');
      const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
      assert.equal(exp - iat, 180 * 60);
    },
    async tokenNeeded() {
      const guarded = [
        ...REQUESTS,
        { method: 'POST', path: '/api/compliance-request' },
        { method: 'POST', path: UPLOADS },
      ];
      for (const { method, path } of guarded.filter((of) => of.path !== '/api/get-access-token')) {
        for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
          const answer = await ask(method as 'GET' | 'POST', path, method === 'POST' ? {} : undefined, headers);
          assert.deepEqual([answer.status, answer.body.error.message], [401, 'Unauthorized'], path);
        }
      }
    },
    async wrongPassword() {
      const { email, password } = bank;
      for (const login of [
        { email, password: `${password}!` },
        { email: 'nobody@example.com', password },
      ]) {
        const answer = await ask('POST', '/api/get-access-token', login, {});
        assert.deepEqual([answer.status, answer.body.status], [401, 'FAIL']);
      }
    },
    async bodyKey() {
      const api_key = await bodyKey();
      assert.equal((await ask('POST', '/api/search', { ...SEARCH, api_key }, {})).status, 200);
      assert.equal((await ask('POST', '/api/search', { ...SEARCH, api_key: 'nonsense' }, {})).status, 401);
      const bad = { authorization: 'Bearer nonsense' };
      assert.equal((await ask('POST', '/api/search', { ...SEARCH, api_key }, bad)).status, 401);
    },
    async keyIsMade() {
      assert.match(await bodyKey(), /\S{20,}/);
    },
  };
}

function eventProofs(play: Play) {
  const reported = (): Any[] => play.events.map(({ body }) => JSON.parse(body));
  return {
    aiRiskEvents() {
      const references = reported()
        .filter(({ event }) => event === 'ai_risk.completed')
        .map(({ data }) => data.search_reference);
      for (const name of ['wholeCustomer', 'wholeSearch']) {
        assert.ok(references.includes(oneOf(play, name).search_reference), name);
      }
    },
    mediaEvents() {
      const [delivered] = play.callbacks.map(({ body }) => JSON.parse(body));
      assert.equal(delivered.event, 'adverse_media.completed');
      assert.equal(delivered.data.search_reference, oneOf(play, 'wholeSearch').search_reference);
      assert.equal(delivered.data.adverse_media.length, 1);
    },
    async monitoringEvents() {
      const found = reported().find(({ event }) => event === 'monitoring.match_updated');
      const { search_reference } = oneOf(play, 'wholeSearch');
      assert.equal(found.data.search_reference, search_reference);
      const alerts = `/api/monitoring/alerts?search_reference=${search_reference}&type=monitoring.match_updated`;
      const [alert] = (await play.ask('GET', alerts)).body.data.alerts;
      assert.deepEqual([alert.search_reference, alert.changes], [search_reference, found.data.changes]);
    },
    monitoringMails() {
      assert.deepEqual(play.mails[0]?.to, ['compliance@example.com']);
    },
  };
}
