import { Readable } from 'node:stream';
import Type from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { type Route, streamRoute } from '../platform/http/route.js';
import { TimelineSchema } from './case-history.schema.js';
import { type CaseReportService, MOST_REPORTED } from './case-report.js';
import { type PublicReport, presentReport } from './case-report.present.js';
import { caseReportPage } from './case-report-page.present.js';
import { ReadSearchSchema, SearchParams } from './search.schema.js';

/** Parts of a report that show outcomes. */
const Reported = Type.Object({
  search_reference: Type.String(),
  search: ReadSearchSchema,
  timeline: TimelineSchema,
});

export const caseReportRoutes = (reports: CaseReportService): Route[] => [
  streamRoute({
    method: 'GET',
    url: '/api/searches/:search_reference/report',
    id: 'reportCase',
    tag: 'Searches',
    summary: 'Export a search as a report',
    description:
      'One HTML file without scripts, to read, print and keep: request, lists and their editions, notices, verdict, decisions, ' +
      `the ${MOST_REPORTED.records} closest results with every point, articles, comments and history, and the versions of scorer and ` +
      'readers. What the caller may not see yet is left out. The header `X-Content-Digest` is the SHA-256 of the file, `sha-256=` and 64 ' +
      'hex characters; the audit log keeps it (`case.exported`). An unchanged search gives the same bytes again.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    mediaType: 'text/html',
    answers: 'The report.',
    row: Reported,
    async handle({ caller, params: { search_reference: reference }, reply }, shown) {
      const report = presentReport(await reports.read(caller, reference), caller.userId);
      const file = Buffer.from(caseReportPage(await visible(report, shown)));
      reply.header('x-content-digest', `sha-256=${await reports.record(caller, reference, file)}`);
      return { content: Readable.from([file]), fileName: `case-${reference}.html` };
    },
  }),
];

/** The report without what its caller may not see yet. */
async function visible(
  report: PublicReport,
  shown: (rows: AsyncIterable<PublicReport>) => AsyncIterable<PublicReport>,
): Promise<PublicReport> {
  for await (const one of shown(Readable.from([report]))) return one;
  throw new Error('the report was withheld');
}
