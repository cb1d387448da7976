import type { Static } from 'typebox';
import { presentTimeline } from './case-history.present.js';
import type { TimelineSchema } from './case-history.schema.js';
import { MOST_REPORTED, type ReportedCase } from './case-report.js';
import { presentSearch } from './search.present.js';
import type { ReadSearchSchema } from './search.schema.js';
import { presentProposal } from './second-review.present.js';
import { presentWork } from './work.present.js';

/** A report in public words; what is hidden from the caller is taken out of it by its schema. */
export interface PublicReport
  extends Pick<ReportedCase, 'decisions' | 'areDecisionsCut' | 'readers' | 'analysis' | 'isHistoryCut'> {
  readonly search_reference: string;
  readonly search: Omit<Static<typeof ReadSearchSchema>, 'needs_second' | 'key_driver_details'>;
  readonly timeline: Static<typeof TimelineSchema>;
  /** Parts of the case that its public form lacks. */
  readonly found: Pick<
    ReportedCase['found'],
    'filters' | 'platform' | 'isMonitored' | 'isMediaMonitored' | 'editions' | 'scorerVersion' | 'statusCounts'
  >;
  /** Readers of the articles by article. */
  readonly articleReaders: ReadonlyMap<string, number>;
}

export function presentReport(reported: ReportedCase, callerId: string): PublicReport {
  const { found, results, customer, work, review, decisions, areDecisionsCut, readers, analysis, isHistoryCut } =
    reported;
  const page = { number: 1, size: MOST_REPORTED.records };
  return {
    search_reference: found.id,
    search: {
      ...presentSearch(found, results, page, customer),
      work: work ? presentWork(work) : null,
      proposal: presentProposal(review, callerId),
      is_sample: found.isSample === true,
    },
    timeline: presentTimeline(reported),
    ...{ found, decisions, areDecisionsCut, readers, isHistoryCut },
    ...(analysis && { analysis }),
    articleReaders: new Map(
      (found.adverseMedia ?? []).flatMap(({ articleId, shown: { readerVersion } }) =>
        readerVersion === undefined ? [] : [[articleId, readerVersion]],
      ),
    ),
  };
}
