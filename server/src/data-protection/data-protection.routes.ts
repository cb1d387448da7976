import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { presentPagination, readPage } from '../platform/http/page.js';
import { type Authenticator, addRoute, addStreamRoute } from '../platform/http/route.js';
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
  presentFoundSearch,
  presentHold,
  presentOwnEntry,
  presentRetention,
  ReleaseRequest,
  RetentionData,
  RetentionRequest,
  readRetention,
} from './data-protection.schema.js';
import type { DataProtectionDeeds } from './data-protection.world.js';
import type { ExportedCase } from './protect-data.js';

const frame = { tag: 'Data protection', access: ['admin'] } as const;

export function dataProtectionRoutes(app: FastifyInstance, deps: Authenticator & DataProtectionDeeds): void {
  addRoute(app, deps, {
    ...frame,
    method: 'POST',
    url: '/api/data-subjects/find',
    id: 'findSubject',
    summary: 'Find the searches of a subject',
    description:
      'Every search with the words of this name in any order, however they were written (capitals, accents, script), as its name or anywhere in what ' +
      'was asked (known alias, relatives, numbers, reference), and the entries of your custom lists that have them. Another spelling is another ' +
      'name: give it in `also`. A namesake is somebody else: which of the searches are of the subject is for a person to say. For administrators.',
    body: FindSubjectRequest,
    data: FindSubjectData,
    async handle({ caller, body }) {
      const page = readPage(body);
      const { cases, total, ownEntries } = await deps.findSubject(caller, [body.name, ...(body.also ?? [])], page);
      return {
        searches: cases.map(presentFoundSearch),
        custom_list_entries: ownEntries.map(presentOwnEntry),
        pagination: presentPagination(page, total),
      };
    },
  });

  addStreamRoute(app, deps, {
    ...frame,
    method: 'GET',
    url: '/api/data-subjects/export',
    id: 'exportSubject',
    summary: 'Export everything that is held of a subject',
    description:
      'All that is stored of these searches and of their customers, table by table as it is stored: request, results, picture, articles, ' +
      'analyses, decisions, alerts, events, whitelistings, audit entries. Written into the audit log. For administrators.',
    query: ExportQuery,
    mediaType: 'application/json',
    answers: '`{ "searches": [{ "search_reference": …, "tables": { "cases": […], … }, "custom_list_entries": […] }] }`',
    errors: { 400: 'A search does not exist.' },
    async handle({ caller, query }) {
      const parts = await deps.exportSubject(caller, query.search_references.split(','));
      return { content: Readable.from(jsonOf(parts)), fileName: 'subject.json' };
    },
  });

  addRoute(app, deps, {
    ...frame,
    method: 'POST',
    url: '/api/data-subjects/erase',
    id: 'eraseSubject',
    summary: 'Erase everything that is held of a subject',
    description:
      'Takes away all that the export shows, at once and for ever; all of the searches or none. What stays is an audit entry with a ' +
      'salted hash of the subject; the entries about it lose their details, and `touchstone audit verify` still holds. Articles of your own ' +
      'provider that name the subject are deleted; where they also name others, the name is blacked out. For administrators.',
    body: EraseRequest,
    data: ErasedData,
    errors: { 400: 'A search does not exist, or its subject is under a legal hold (`under_legal_hold`).' },
    async handle({ caller, body }) {
      const input = { caseIds: body.search_references, reason: body.reason };
      const { cases, customers, articles, ownEntries } = await deps.eraseSubject(caller, input);
      const message = [
        articles.kept.length === 0
          ? 'Everything that was held of them is erased'
          : 'Everything that was held of them is erased but what `articles.kept` lists with its reasons',
        ownEntries.length === 0
          ? ''
          : 'The entries of your own lists that have their names stay: remove those that are of them',
      ]
        .filter((sentence) => sentence !== '')
        .join('. ');
      return {
        ...{ searches: cases, customers, articles: { ...articles, kept: [...articles.kept] } },
        ...{ custom_list_entries: ownEntries.map(presentOwnEntry), message },
      };
    },
  });

  addRoute(app, deps, {
    ...frame,
    method: 'POST',
    url: '/api/legal-holds',
    id: 'holdCases',
    summary: 'Hold searches against erasure',
    description:
      'Neither these searches nor others that may be of the same subjects (the same words of the name in any order, or the same identifier, and no ' +
      'date of birth that excludes it) can be erased or fall to retention before the hold is released. For administrators.',
    body: HoldRequest,
    data: HeldData,
    async handle({ caller, body }) {
      const holds = await deps.holdCases(caller, { caseIds: body.search_references, reason: body.reason });
      return { legal_holds: holds.map(presentHold) };
    },
  });

  addRoute(app, deps, {
    ...frame,
    method: 'GET',
    url: '/api/legal-holds',
    id: 'listHolds',
    summary: 'List legal holds',
    description: 'Those in force, newest first, or all. For administrators.',
    query: HoldsQuery,
    data: HoldsData,
    async handle({ caller, query }) {
      const page = readPage(query);
      const { holds, total } = await deps.listHolds(caller, page, query.include_released ?? false);
      return { legal_holds: holds.map(presentHold), pagination: presentPagination(page, total) };
    },
  });

  addRoute(app, deps, {
    ...frame,
    method: 'POST',
    url: '/api/legal-holds/:id/release',
    id: 'releaseHold',
    summary: 'Release a legal hold',
    description: 'From now on the search may be erased, unless another hold is on its subject. For administrators.',
    params: HoldParams,
    body: ReleaseRequest,
    data: HoldData,
    handle: async ({ caller, params, body }) => ({
      legal_hold: presentHold(await deps.releaseHold(caller, params.id, body.reason)),
    }),
  });

  addRoute(app, deps, {
    ...frame,
    method: 'GET',
    url: '/api/retention',
    id: 'readRetention',
    summary: 'Read how long searches are kept',
    description: 'Everything is kept for ever unless it was set otherwise. For administrators.',
    data: RetentionData,
    handle: async ({ caller }) => presentRetention(await deps.readRetention(caller)),
  });

  addRoute(app, deps, {
    ...frame,
    method: 'POST',
    url: '/api/retention',
    id: 'updateRetention',
    summary: 'Say how long searches are kept',
    description:
      'By outcome, counted from the last change of the search or its customer; once a night (03:41 UTC) what is due is erased as an erasure ' +
      'does it. Searches that are monitored, held or being analysed stay, and so do whitelistings in force. For administrators.',
    body: RetentionRequest,
    data: RetentionData,
    handle: async ({ caller, body }) => presentRetention(await deps.updateRetention(caller, readRetention(body))),
  });
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
