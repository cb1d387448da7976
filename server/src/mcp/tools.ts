import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/server';
import { dataOf, type Schemas, type TouchstoneClient, TouchstoneError } from '@touchstone/client';
import { z } from 'zod';
import { DECISION_REASONS } from '../domain/decision-reasons.js';
import { VERDICTS } from '../domain/verdict.js';
import type { Action } from './actions.js';
import { presentCase, presentCases, presentExplanation, presentLists } from './present-for-model.js';

const ENTITY_TYPES = ['Person', 'Company', 'Organization', 'Crypto_Wallet', 'Vessel', 'Aircraft'] as const;
const MATCH_STATUSES = ['No Match', 'Potential Match', 'True Positive', 'False Positive', 'Unknown'] as const;
const CASE_STATUSES = ['Passed', 'Failed', 'For Review'] as const;
type ReasonCode = Schemas['DecideRecordsRequest']['decisions'][number]['reason_code'];
const REASONS = [...new Set(DECISION_REASONS.map(({ code }) => code))] as ReasonCode[];
const REASONS_BY_STATUS = DECISION_REASONS.map(({ code, status, label }) => `${code} (${status}): ${label}`).join('; ');

const RESULTS_A_PAGE = 5;
const CASES_A_PAGE = 20;
/** Results among which one is looked for, and how many are fetched at a time. */
const MAX_SEARCHED = 500;
const FETCHED = 50;
const MAX_ERROR_LENGTH = 1000;

const reference = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .describe('search_reference of the case');
const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** Arguments of a tool. Unknown ones are errors: a misspelt filter that is ignored selects every case. */
function argumentsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const allowed = Object.keys(shape).join(', ') || 'none';
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `unknown argument ${issue.keys.join(', ')}; allowed: ${allowed}` : undefined,
  });
}

/** Adds the tools that read, and those of the allowed actions. */
export function addTools(server: McpServer, client: TouchstoneClient, allowed: readonly Action[]): void {
  addReadingTools(server, client);
  if (allowed.includes('screen')) addScreening(server, client);
  if (allowed.includes('decide')) addDecisions(server, client);
}

function addReadingTools(server: McpServer, client: TouchstoneClient): void {
  server.registerTool(
    'find_cases',
    {
      title: 'Find stored cases',
      description: `Finds the stored searches (cases) that match every filter, newest first, ${CASES_A_PAGE} at a time. Nothing is screened.`,
      inputSchema: argumentsOf({
        name: z.string().max(100).optional().describe('exactly this name, ignoring case and accents'),
        client_reference: z.string().max(200).optional().describe('exactly this reference of the customer'),
        match_status: z.enum(MATCH_STATUSES).optional(),
        case_status: z.enum(CASE_STATUSES).optional(),
        verdict: z.enum(VERDICTS).optional().describe('on the customer'),
        cursor: z.string().max(200).optional().describe('next_cursor of the previous page'),
      }),
      annotations: READS,
    },
    (filters) =>
      answerOf(async () => {
        const body = { page_size: CASES_A_PAGE, ...defined(filters) };
        return presentCases(dataOf(await client.POST('/api/searches', { body })));
      }),
  );

  server.registerTool(
    'read_case',
    {
      title: 'Read a case',
      description: `Reads a case: statuses, verdict, adverse media and ${RESULTS_A_PAGE} results a page.`,
      inputSchema: argumentsOf({ search_reference: reference, page: z.int().min(1).max(100).default(1) }),
      annotations: READS,
    },
    ({ search_reference, page }) =>
      answerOf(async () => presentCase(await readCase(client, search_reference, page, RESULTS_A_PAGE))),
  );

  server.registerTool(
    'explain_result',
    {
      title: 'Explain a result',
      description: 'Explains why one result of a case matches: matched words, evidence for and against, risk.',
      inputSchema: argumentsOf({
        search_reference: reference,
        result_id: z.string().max(100).describe('id of the result, from read_case'),
      }),
      annotations: READS,
    },
    ({ search_reference, result_id }) =>
      answerOf(async () => {
        for (let page = 1; page <= MAX_SEARCHED / FETCHED; page += 1) {
          const { results, pagination } = await readCase(client, search_reference, page, FETCHED);
          const result = results.find(({ id }) => id === result_id);
          if (result !== undefined) return presentExplanation(search_reference, result);
          if (page >= pagination.total_pages) break;
        }
        throw new Error('The case has no such result; take its id from read_case.');
      }),
  );

  server.registerTool(
    'list_status',
    {
      title: 'Status of the lists',
      description: 'Lists the watchlists in force with publication dates and sizes, and which are overdue or missing.',
      inputSchema: argumentsOf({}),
      annotations: READS,
    },
    () => answerOf(async () => presentLists(dataOf(await client.GET('/api/lists')))),
  );
}

function addScreening(server: McpServer, client: TouchstoneClient): void {
  server.registerTool(
    'screen',
    {
      title: 'Screen a name',
      description:
        'Screens a name against the watchlists and stores the case, which counts against quotas and is audited.',
      inputSchema: argumentsOf({
        name: z.string().min(2).max(100),
        entity_type: z.enum(ENTITY_TYPES).default('Person'),
        categories: z.array(z.string().max(50)).min(1).max(20).default(['Sanctions', 'PEP']),
        birth_incorporation_date: z.string().max(10).optional().describe('DD-MM-YYYY with 00 for unknown parts'),
        countries: z.array(z.string().max(2)).max(20).optional().describe('ISO 3166-1 alpha-2'),
        match_score: z.int().min(0).max(100).optional().describe('threshold; default 80'),
        client_reference: z.string().max(200).optional(),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    ({ entity_type, ...search }) =>
      answerOf(async () => {
        const body = { ...defined(search), entity_type: [entity_type], per_page: RESULTS_A_PAGE };
        return presentCase(dataOf(await client.POST('/api/search', { body, headers: onceOnly() })));
      }),
  );
}

function addDecisions(server: McpServer, client: TouchstoneClient): void {
  server.registerTool(
    'decide',
    {
      title: 'Decide on results',
      description:
        'Records a decision on results of a case in the name of the credential’s user. Ask the person first; a second person may have to agree.',
      inputSchema: argumentsOf({
        search_reference: reference,
        version: z.int().min(1).describe('work.version of read_case, so that nobody’s change is overlooked'),
        result_ids: z.array(z.string().max(100)).min(1).max(20),
        match_status: z.enum(['True Positive', 'False Positive', 'Unknown']),
        reason_code: z.enum(REASONS).describe(REASONS_BY_STATUS),
        reason: z.string().max(500).optional().describe('a note; some reasons require one'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    },
    ({ search_reference, version, result_ids, ...decision }) =>
      answerOf(async () => {
        const body = { version, decisions: [{ record_ids: result_ids, ...defined(decision) }] };
        const params = { path: { search_reference } };
        const path = '/api/searches/{search_reference}/decisions';
        const decided = dataOf(await client.POST(path, { params, body, headers: onceOnly() }));
        const { standing, match_status, case_status, risk_level, undo_until } = decided;
        return { search_reference, standing, match_status, case_status, risk_level, undo_until };
      }),
  );
}

async function readCase(client: TouchstoneClient, searchReference: string, page: number, size: number) {
  const query = { page, page_size: size, mark_read: false };
  const params = { path: { search_reference: searchReference }, query };
  return dataOf(await client.GET('/api/searches/{search_reference}', { params }));
}

/** Lets the client send a request again that the service was too busy for. */
function onceOnly() {
  return { 'Idempotency-Key': randomUUID() };
}

/** The answer of a tool: JSON, or the reason why there is none. */
async function answerOf(answer: () => Promise<object>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await answer()) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: reasonOf(error).slice(0, MAX_ERROR_LENGTH) }] };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TouchstoneError) {
    const { status, code, message, requestId } = error;
    return `The service refused (${[status, code].filter(Boolean).join(' ')}): ${message} [request ${requestId}]`;
  }
  if (error instanceof TypeError) return 'The service does not answer at the configured address.';
  return error instanceof Error ? error.message : String(error);
}

type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** The fields that are given. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
