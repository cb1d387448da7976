import assert from 'node:assert/strict';
import type { PublicSearch } from '../../src/cases/search.schema.js';
import type { PublicSearchRow } from '../../src/cases/searches.schema.js';
import { mailServer } from '../support/mail-server.js';
import { publishEdition } from '../support/publish-edition.js';
import { type Received, receiver } from '../support/receiver.js';
import { runningService } from '../support/running-service.js';
import { ARTICLE, OFAC, OFAC_CHANGED, PNG, UN } from './cast.js';
import { ADVANCED_KEYS } from './checklist/records.js';
import { photographedResults } from './photographed.js';

/** An answer, and what the checklist looks at: its status, its `data` and its `error`. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { status: string; data: Any; error: Any };
}
/** Whatever an answer holds: the checklist is what says of what shape it is. */
export type Any = ReturnType<typeof JSON.parse>;

type Part = 'search' | 'customer' | 'decision' | 'deletion' | 'login' | 'configuration' | 'nothing';

/** Answers of the service, by the names that the checklist uses, and how to ask it more. */
export interface Play {
  readonly samples: Readonly<Record<string, readonly Any[]>>;
  /** Smallest bodies that are taken; what they are about is new each time where it can be used up. */
  sound(part: Part): Promise<Record<string, unknown>>;
  ask(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  upload(csv: string, fields?: Record<string, string>): Promise<Answer>;
  readonly service: Awaited<ReturnType<typeof runningService>>;
  readonly bank: { readonly email: string; readonly password: string; readonly headers: { authorization: string } };
  /** Events received by the registered webhook, and by the `webhook` of a search. */
  readonly events: readonly Received[];
  readonly callbacks: readonly Received[];
  /** To whom e-mails went. */
  readonly mails: readonly { readonly to: readonly string[] }[];
  /** Every answer was in the envelope; what was not. */
  readonly bare: readonly string[];
  /** The code of every error that was answered. */
  readonly codes: ReadonlySet<string>;
}

const PERSON = { entity_type: ['Person'], categories: ['Sanctions'] };
const UNLISTED = { ...PERSON, name: 'Philippa Quillfeather' };
const LISTED = { ...PERSON, name: 'Gavrilo Zaretsky' };

/** Sets the stage once: two lists, one bank with a webhook, and everything happens that an answer can speak of. */
export async function play(): Promise<Play> {
  const mail = await mailServer();
  const service = await runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1', SMTP_URL: mail.url });
  const { database } = service;
  const [bank, other, hooks, callback] = await Promise.all([
    service.newOrganization(),
    service.newOrganization(),
    receiver(),
    receiver(),
  ]);
  const bare: string[] = [];
  const codes = new Set<string>();

  const ask: Play['ask'] = async (method, path, body, headers = bank.headers) => {
    const answer = await service.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const { status, headers: reported } = answer;
    const seen = { status, headers: reported, body: answer.body as Answer['body'] };
    if (status !== 200) codes.add(seen.body.error.code);
    if (!isEnveloped(seen)) bare.push(`${method} ${path} ${status}`);
    return seen;
  };
  const data = async (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await ask(method, path, body, headers);
    assert.equal(answer.status, 200, `${method} ${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const upload: Play['upload'] = async (csv, fields = {}) => {
    const form = new FormData();
    form.append('file', new Blob([csv]), 'customers.csv');
    for (const [name, text] of Object.entries(fields)) form.append(name, text);
    const path = '/api/customers/bulk-upload';
    const answer = await fetch(`${service.address}${path}`, { method: 'POST', body: form, headers: bank.headers });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
  };
  const customer = (body: object = {}) =>
    data('POST', '/api/ai-risk-customers', { ...UNLISTED, match_score: 80, ...body });
  const readCustomer = ({ customer_id }: { customer_id: string }) =>
    data('GET', `/api/ai-risk-customers/${customer_id}`);
  const search = (body: object): Promise<PublicSearch> => data('POST', '/api/search', body);
  const readSearch = ({ search_reference }: { search_reference: string }): Promise<PublicSearch> =>
    data('GET', `/api/searches/${search_reference}?page_size=160`);
  const editions = async () => (await search(UNLISTED)).editions;
  /** Waits until the webhook has been told this event of what `about` finds in it. */
  const reported = async (event: string, about: (data: Any) => boolean) => {
    const isIt = ({ body }: Received) => {
      const { event: name, data: of } = JSON.parse(body);
      return name === event && about(of);
    };
    while (!hooks.received.some(isIt)) await hooks.count(hooks.received.length + 1);
  };

  await data('POST', '/api/webhook', { name: 'All', endpoint: hooks.url, type: '*' });
  await publishEdition(database, 'un_sc', UN, editions);
  await publishEdition(database, 'ofac_sdn', OFAC, editions);
  const firstConfiguration = (await data('GET', '/api/ai-risk-configuration')).configuration;
  await data('POST', '/api/ai-risk-configuration', {
    ...firstConfiguration,
    ongoing_monitoring_enabled: true,
    ongoing_monitoring_frequency: 'Instantly',
    alerts: { webhook_enabled: true, email_enabled: true, email_recipients: 'compliance@example.com' },
  });
  const saved = await data('POST', '/api/ai-risk-configuration', OTHERWISE, other.headers);
  const another = { ...OTHERWISE, advanced_fields: { name: true, spouse: true } };
  const savedAgain = await data('POST', '/api/ai-risk-configuration', another, other.headers);
  await data('POST', '/api/adverse-media/articles', { articles: [ARTICLE] });

  const bareSearch = await search(UNLISTED);
  const plainSearch = await search(LISTED);
  const bareCustomer = await customer();
  const uploaded = await upload(FILE);
  const failed = await upload('name\nX\n', { ai_risk_mode: 'AiRisk Advanced' });
  await data('POST', '/api/custom-lists', { name: 'Own list' }).then(({ custom_list: { id } }) =>
    data('POST', `/api/custom-lists/${id}/entries`, { entries: [{ name: 'Gavrilo Zaretsky' }] }),
  );
  const requested = await search({ ...WHOLE_SEARCH, webhook: callback.url });
  const wholeCustomer = await customer(WHOLE_CUSTOMER);
  const doomed = await customer();
  const kinds = [
    await customer({ entity_type: ['Vessel'], imo_number: '9074729' }),
    await customer({ entity_type: ['Aircraft'], tail_number: 'RA-85001' }),
    await customer({
      entity_type: ['Company'],
      business_registration_number: 'HE 9900101',
      birth_incorporation_date: '00-00-2011',
    }),
  ];
  const further: PublicSearch[] = [
    await search({ ...LISTED, name: 'Gabriel Sarecki', countries: ['FR', 'CY'] }),
    await search({ ...LISTED, name: 'Ludmila Zaretskaya', categories: ['Sanctions', 'SIP'] }),
    await search({ ...LISTED, name: 'Ottokar Weltenburg', categories: ['PEP'] }),
    await search({ ...LISTED, name: 'Invented Boots Ltd', entity_type: ['Organization'] }),
    await search({ ...LISTED, countries: ['FR'], match_score: 70 }),
  ];

  await reported('adverse_media.completed', ({ search_reference }) => search_reference === requested.search_reference);
  await callback.count(1);
  for (const { customer_id } of [bareCustomer, wholeCustomer, doomed]) {
    await reported('ai_risk.completed', ({ customer_id: of }) => of === customer_id);
  }
  await reported('ai_risk.completed', ({ search_reference }) => search_reference === requested.search_reference);
  await reported('bulk_upload.completed', () => true);
  await reported('bulk_upload.failed', () => true);
  const wholeSearch = await readSearch(requested);

  await data('POST', `/api/searches/${requested.search_reference}/comments`, { comment: 'Seen.' });
  const { users } = await data('GET', '/api/users');
  const assignees = { assignee_ids: [users[0].user_id] };
  await data('POST', `/api/searches/${requested.search_reference}/assignees`, assignees);
  const [leading] = plainSearch.results;
  await data('POST', `/api/searches/${plainSearch.search_reference}/records/${leading?.id}`, {
    match_status: 'True Positive',
    reason: 'It is he.',
  });
  const decision = { analyst_decision: 'Confirmed', analyst_decision_reason: 'Same birth date and passport.' };
  const decided = await data('POST', '/api/ai-risk-customers/update', {
    ...decision,
    customer_id: wholeCustomer.customer_id,
  });
  const deletion = await data('POST', '/api/ai-risk-customers/delete', {
    customer_id: doomed.customer_id,
    deleted_reason: 'Never became a customer.',
  });
  const profile = { name: 'Sanctions alone', categories: ['Sanctions'] };
  const { search_profile } = await data('POST', '/api/search-profile', profile);
  const narrow = await search({ ...LISTED, ...NARROW, search_profile: search_profile.id });
  const rows = async (): Promise<PublicSearchRow[]> => {
    const all: PublicSearchRow[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { searches, pagination } = await data('POST', '/api/searches', { page, records_per_page: 100 });
      all.push(...searches);
      pages = pagination.total_pages;
    }
    return all;
  };
  const rowOf = (of: readonly PublicSearchRow[], { search_reference }: { search_reference: string }) =>
    of.find((row) => row.search_reference === search_reference);
  const before = await rows();
  await publishEdition(database, 'ofac_sdn', OFAC_CHANGED, editions);
  await reported('monitoring.match_updated', () => true);
  await mail.count(1);
  const after = await rows();
  await readSearch(requested);

  const history = await data('GET', '/api/customers/bulk-upload/history');
  const uploadOf = ({ body }: Answer) =>
    history.uploads.filter(({ upload_id }: { upload_id: string }) => upload_id === body.data.upload_id);
  const forCompliance = await search(LISTED);
  const complianceAnswer = await data('POST', '/api/compliance-request', {
    search_reference: forCompliance.search_reference,
  });
  const login = { email: bank.email, password: bank.password };
  const samples: Play['samples'] = {
    bareCustomer: [bareCustomer],
    wholeCustomer: [await readCustomer(wholeCustomer)],
    decidedCustomer: [wholeCustomer, decided],
    deletedCustomer: [await readCustomer(doomed)],
    vessel: kinds.slice(0, 1),
    aircraft: kinds.slice(1, 2),
    company: kinds.slice(2),
    upload: uploadOf(uploaded),
    failedUpload: uploadOf(failed),
    uploadAnswer: [uploaded.body.data],
    deletionAnswer: [deletion],
    complianceAnswer: [complianceAnswer],
    tokenAnswer: [await data('POST', '/api/get-access-token', login)],
    firstConfiguration: [firstConfiguration],
    savedConfiguration: [saved.configuration],
    anotherConfiguration: [savedAgain.configuration],
    savedAnswer: [saved],
    customersPage: [await data('GET', '/api/ai-risk-customers')],
    historyPage: [history],
    searchesPage: [await data('POST', '/api/searches', {})],
    bareSearch: [bareSearch],
    plainSearch: [plainSearch],
    wholeSearch: [wholeSearch],
    plainResult: plainSearch.results,
    results: [...wholeSearch.results, ...further.flatMap(({ results }) => results), ...(await photographedResults())],
    decidedResults: (await readSearch(plainSearch)).results,
    groupedSources: wholeSearch.results.flatMap(({ source_details }) => source_details),
    bareRow: [rowOf(before, bareSearch)],
    wholeRow: [rowOf(before, requested)],
    monitoredRow: [rowOf(after, requested)],
    plainRow: [rowOf(before, plainSearch)],
    narrowRow: [rowOf(before, narrow)],
  };

  const bodies: Record<Part, () => Promise<Record<string, unknown>>> = {
    search: async () => UNLISTED,
    customer: async () => ({ ...UNLISTED, match_score: 80 }),
    decision: async () => ({ customer_id: bareCustomer.customer_id, analyst_decision: 'Confirmed' }),
    deletion: async () => ({ customer_id: (await customer()).customer_id, deleted_reason: 'Proof.' }),
    login: async () => login,
    configuration: async () => SOUND_CONFIGURATION,
    nothing: async () => ({}),
  };
  return {
    ...{ samples, ask, upload, service, bank, bare, codes },
    events: hooks.received,
    callbacks: callback.received,
    mails: mail.received,
    sound: (part) => bodies[part](),
  };
}

const FILE =
  'name,birth_incorporation_date,identification_number\nGavrilo Zaretsky,12-04-1961,MP 1234567\nPhilippa Quillfeather,,\nX,,\n';

const TEXTS = {
  nationality: 'BY',
  occupation: 'cobbler',
  industry: 'boots',
  address: '1 Invented Street, Minsk',
  parent: 'Old Zaretsky',
  spouse: 'Ludmila Zaretskaya',
  sibling: 'Another Zaretsky',
  known_alias: 'Gabriel Sarecki',
};

const WHOLE_CUSTOMER = {
  ...LISTED,
  ...TEXTS,
  ai_risk_mode: 'AiRisk Advanced',
  birth_incorporation_date: '12-04-1961',
  countries: ['BY'],
  identification_number: 'MP 1234567',
  biometric_search_image: PNG,
};

const WHOLE_SEARCH = {
  ...LISTED,
  categories: ['Sanctions', 'SIP', 'PEP', 'Adverse Media'],
  birth_incorporation_date: '12-04-1961',
  countries: ['BY'],
  unique_identifier: 'MP 1234567',
  group_data: true,
  ongoing_monitoring: true,
  adverse_media_monitoring: true,
  client_reference: 'ref-1',
  run_ai_risk: true,
};

const NARROW = { alias_search: false, rca_search: false, exact_search: true, retrieve_results: false };

const SOUND_CONFIGURATION = {
  enabled: true,
  default_mode: 'AiRisk Lite',
  ai_risk_process_records: 50,
  lite_inputs: { name: true, birth_incorporation_date: true, biometric_search_image: true, countries: true },
  advanced_fields: { name: true, ...Object.fromEntries(ADVANCED_KEYS.map((key) => [key, true])) },
};

/** Everything that can be switched, the other way than it is at first. */
const OTHERWISE = {
  enabled: false,
  default_mode: 'AiRisk Advanced',
  ai_risk_process_records: 7,
  lite_inputs: { name: true },
  advanced_fields: { name: true, nationality: true },
  ongoing_monitoring_enabled: true,
  ongoing_monitoring_frequency: 'Monthly',
  alerts: { email_enabled: true, webhook_enabled: true, email_recipients: 'a@example.com, b@example.com' },
};

function isEnveloped({ status, body }: Answer): boolean {
  if (body === undefined) return false;
  if (status === 200) return body.status === 'SUCCESS' && body.error === false && 'data' in body;
  const { error } = body;
  const isTold = typeof error?.code === 'string' && typeof error.message === 'string' && Array.isArray(error.details);
  return body.status === 'FAIL' && body.data === null && isTold;
}
