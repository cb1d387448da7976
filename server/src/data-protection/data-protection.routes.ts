import { Readable } from 'node:stream';
import { ABILITIES } from '../accounts/abilities.js';
import { presentPagination, readPage } from '../platform/http/page.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import { presentFoundSearch, presentHold, presentOwnEntry, presentRetention } from './data-protection.present.js';
import {
  ErasedData,
  EraseRequest,
  ExportQuery,
  FindSubjectData,
  FindSubjectRequest,
  HeldData,
  HoldData,
  HoldParams,
  HoldRequest,
  HoldsData,
  HoldsQuery,
  ReleaseRequest,
  RetentionData,
  RetentionRequest,
  readRetention,
  TestDataSchema,
} from './data-protection.schema.js';
import type { LegalHoldService } from './legal-holds.js';
import type { RetentionService } from './retention.js';
import { subjectPage } from './subject-page.present.js';
import type { ExportedCase, SubjectService } from './subjects.js';

const frame = { tag: 'Data protection', access: ABILITIES['subject.protect'] } as const;

interface DataProtectionRouteDeps {
  readonly subjects: SubjectService;
  readonly holds: LegalHoldService;
  readonly retention: RetentionService;
}

export function dataProtectionRoutes({ subjects, holds, retention }: DataProtectionRouteDeps): Route[] {
  return [
    route({
      ...frame,
      method: 'POST',
      url: '/api/data-subjects/find',
      id: 'findSubject',
      scope: 'read',
      summary: 'Find the searches of a subject',
      description:
        'Searches that contain the words of this name in any order, in their name or anywhere in their request (known alias, relatives, ' +
        'numbers, reference), regardless of capitals, accents and script, and the entries of your custom lists with this name. Give other ' +
        'spellings in `also`. Others may share the name: decide yourself which of the searches concern the subject. For administrators.',
      body: FindSubjectRequest,
      data: FindSubjectData,
      async handle({ caller, body }) {
        const page = readPage(body);
        const names = [body.name, ...(body.also ?? [])];
        const { cases, standings, total, ownEntries } = await subjects.find(caller, names, page);
        const customerOf = new Map(standings.map((standing) => [standing.caseId, standing]));
        return {
          searches: cases.map((found) => presentFoundSearch(found, customerOf.get(found.id))),
          custom_list_entries: ownEntries.map(presentOwnEntry),
          pagination: presentPagination(page, total),
        };
      },
    }),

    streamRoute({
      ...frame,
      method: 'GET',
      url: '/api/data-subjects/export',
      id: 'exportSubject',
      summary: 'Export the data of a subject',
      description:
        'Everything stored about these searches and their customers, table by table: request, results, image, articles, analyses, ' +
        'decisions, alerts, events, whitelistings, audit entries. The export is recorded in the audit log. For administrators.',
      query: ExportQuery,
      mediaType: 'application/json',
      answers:
        '`{ "searches": [{ "search_reference": …, "tables": { "cases": […], … }, "custom_list_entries": […] }] }`',
      errors: { 400: 'A search does not exist.' },
      async handle({ caller, query }) {
        const parts = await subjects.export(caller, query.search_references.split(','));
        return { content: Readable.from(jsonOf(parts)), fileName: 'subject.json' };
      },
    }),

    streamRoute({
      ...frame,
      method: 'GET',
      url: '/api/data-subjects/export.html',
      id: 'exportSubjectPage',
      summary: 'Export the data of a subject as a page',
      description:
        'The same as `GET /api/data-subjects/export`, as a file that a person can read and print: without scripts, with escaped text and ' +
        'without empty fields. The export is recorded in the audit log. For administrators.',
      query: ExportQuery,
      mediaType: 'text/html',
      answers: 'A page with the stored data by search and kind.',
      errors: { 400: 'A search does not exist.' },
      async handle({ caller, query }) {
        const parts = await subjects.export(caller, query.search_references.split(','));
        return { content: Readable.from(subjectPage(parts)), fileName: 'subject.html' };
      },
    }),

    route({
      tag: frame.tag,
      access: ABILITIES['search.make'],
      method: 'DELETE',
      url: '/api/test-data',
      id: 'deleteTestData',
      scope: 'screen',
      summary: 'Remove all tests',
      description:
        'Permanently deletes all searches and customers of the organization that were made with `test`, with everything on them, except ' +
        'those under a legal hold. The audit log keeps an entry about it.',
      data: TestDataSchema,
      async handle({ caller }) {
        const { cases, customers } = await subjects.eraseTests(caller);
        return { searches: cases, customers };
      },
    }),

    route({
      ...frame,
      method: 'POST',
      url: '/api/data-subjects/erase',
      id: 'eraseSubject',
      scope: 'erase',
      needsConfirmation: true,
      summary: 'Erase the data of a subject',
      description:
        'Permanently deletes everything that the export shows, for all of the searches or for none. What remains is an audit entry with a ' +
        'salted hash of the subject; earlier audit entries about it lose their details, and `touchstone audit verify` still succeeds. Articles ' +
        'from your own provider that name the subject are deleted; where they also name others, the name is redacted. For administrators.',
      body: EraseRequest,
      data: ErasedData,
      errors: { 400: 'A search does not exist, or its subject is under a legal hold (`under_legal_hold`).' },
      async handle({ caller, body }) {
        const input = { caseIds: body.search_references, reason: body.reason };
        const { cases, customers, articles, ownEntries } = await subjects.erase(caller, input);
        const message = [
          articles.kept.length === 0
            ? 'All data of the subjects was erased'
            : 'All data of the subjects was erased except what `articles.kept` lists with its reasons',
          ownEntries.length === 0
            ? ''
            : 'Entries of your custom lists with their names were kept; remove those that concern them',
        ]
          .filter((sentence) => sentence !== '')
          .join('. ');
        return {
          ...{ searches: cases, customers, articles: { ...articles, kept: [...articles.kept] } },
          ...{ custom_list_entries: ownEntries.map(presentOwnEntry), message },
        };
      },
    }),

    route({
      ...frame,
      method: 'POST',
      url: '/api/legal-holds',
      id: 'holdCases',
      scope: 'erase',
      summary: 'Place searches on legal hold',
      description:
        'Until the hold is released, neither these searches nor others that may concern the same subjects can be erased, by request or by ' +
        'retention: those with the same words of the name in any order or the same identifier, unless the dates of birth differ. For administrators.',
      body: HoldRequest,
      data: HeldData,
      async handle({ caller, body }) {
        const held = await holds.add(caller, { caseIds: body.search_references, reason: body.reason });
        return { legal_holds: held.map(presentHold) };
      },
    }),

    route({
      ...frame,
      method: 'GET',
      url: '/api/legal-holds',
      id: 'listHolds',
      summary: 'List legal holds',
      description: 'Holds in force, or all of them, newest first. For administrators.',
      query: HoldsQuery,
      data: HoldsData,
      async handle({ caller, query }) {
        const page = readPage(query);
        const { holds: found, total } = await holds.list(caller, page, query.include_released ?? false);
        return { legal_holds: found.map(presentHold), pagination: presentPagination(page, total) };
      },
    }),

    route({
      ...frame,
      method: 'POST',
      url: '/api/legal-holds/:id/release',
      id: 'releaseHold',
      scope: 'erase',
      needsConfirmation: true,
      summary: 'Release a legal hold',
      description: 'The search can be erased again, unless its subject is under another hold. For administrators.',
      params: HoldParams,
      body: ReleaseRequest,
      data: HoldData,
      handle: async ({ caller, params, body }) => ({
        legal_hold: presentHold(await holds.release(caller, params.id, body.reason)),
      }),
    }),

    route({
      ...frame,
      method: 'GET',
      url: '/api/retention',
      id: 'readRetention',
      summary: 'Read the retention settings',
      description: 'Without a setting, searches are kept indefinitely. For administrators.',
      data: RetentionData,
      handle: async ({ caller }) => presentRetention(await retention.read(caller)),
    }),

    route({
      ...frame,
      method: 'POST',
      url: '/api/retention',
      id: 'updateRetention',
      scope: 'erase',
      needsConfirmation: true,
      summary: 'Update the retention settings',
      description:
        'Days by outcome, counted from the last change of the search or its customer. Every night at 03:41 UTC, searches that are due are ' +
        'erased. Monitored searches, searches on hold or being analysed, and whitelistings in force are kept. For administrators.',
      body: RetentionRequest,
      data: RetentionData,
      handle: async ({ caller, body }) => presentRetention(await retention.update(caller, readRetention(body))),
    }),
  ];
}

async function* jsonOf(parts: AsyncIterable<ExportedCase>) {
  let before = '{"searches":[\n';
  for await (const { caseId, tables, ownEntries } of parts) {
    const custom_list_entries = ownEntries.map(presentOwnEntry);
    yield `${before}${JSON.stringify({ search_reference: caseId, tables, custom_list_entries })}`;
    before = ',\n';
  }
  yield '\n]}\n';
}
