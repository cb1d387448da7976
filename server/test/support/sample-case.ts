import type { Explanation } from '@touchstone/engine';
import { makeCase } from '../../src/cases/make-case.js';
import type { SearchWithAnalysisDeps } from '../../src/customers/search-with-analysis.js';
import type { Caller } from '../../src/domain/caller.js';
import type { CaseRequest } from '../../src/domain/case-request.js';
import { CATEGORIES } from '../../src/domain/category.js';
import { firstConfiguration } from '../../src/domain/configuration.js';
import { FIRST_ENTITLEMENTS } from '../../src/domain/entitlements.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import type { Edition } from '../../src/domain/source.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import type { Screener } from '../../src/screening/screener.js';

export const analyst: Caller = {
  organizationId: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  role: 'analyst',
  email: 'analyst@example.com',
};

export const stranger: Caller = { ...analyst, organizationId: 'c'.repeat(24), userId: 'd'.repeat(24) };

/** A request with every default filled in, as `readSearchRequest` gives it. */
export function caseRequest(
  filters: Partial<CaseRequest['filters']> = {},
  rest: Partial<CaseRequest> = {},
): CaseRequest {
  return {
    filters: {
      name: 'Gavrilo Zaretsky',
      entityTypes: ['Person'],
      categories: ['Sanctions', 'PEP'],
      countries: [],
      aliasSearch: true,
      rcaSearch: true,
      matchScore: 80,
      exactSearch: false,
      groupData: false,
      ongoingMonitoring: false,
      adverseMediaMonitoring: false,
      page: 1,
      perPage: 160,
      retrieveResults: true,
      ...filters,
    },
    runAiRisk: false,
    ...rest,
  };
}

export interface ScriptedHit {
  readonly record: ListedRecord;
  readonly score: number;
  /** Positions of the names at or over the bar. */
  readonly names?: readonly number[];
  readonly evidence?: Explanation['evidence'];
}

/** A screener that answers what a test says, for what happens after screening. */
function scriptedScreener(hits: readonly ScriptedHit[]): Pick<Screener, 'screen'> {
  return {
    async screen() {
      const sources = [...new Set(hits.map(({ record }) => record.source))];
      return {
        hits: hits.map(({ record, score, names = [0], evidence = [] }, entity) => ({
          entity,
          source: record.source,
          sourceId: record.sourceId,
          score,
          confidence: 60,
          matchedNames: names.map((nameIndex) => ({ nameIndex, score })),
          explanation: {
            alignment: [{ subject: 'gavrilo', listed: 'gavrilo', kind: 'equal', similarity: 1, points: score }],
            omitted: [],
            contradicted: [],
            evidence,
            score,
          },
        })),
        records: hits.map(({ record }) => record),
        editions: sources.map(edition),
        customLists: [],
        hidden: [],
        categories: Object.fromEntries(sources.map((source) => [source, CATEGORIES])),
      };
    },
  };
}

function edition(source: string): Edition {
  const importedAt = new Date('2026-11-20T04:00:00Z');
  const version = `${source}@2026-11-20T04:00:00Z`;
  return {
    ...{ id: source.padEnd(24, '0'), source, version, importedAt },
    ...{ recordCount: 1, nameCount: 1, checksum: '', added: 1, changed: 0, removed: 0, brokenCount: 0 },
  } as Edition;
}

/** The world of `searchWithAnalysis` with a scripted screener and stores that keep nothing. */
export function makeCaseDeps(
  hits: readonly ScriptedHit[],
  changes: Partial<SearchWithAnalysisDeps> = {},
): SearchWithAnalysisDeps {
  const now = () => new Date('2026-11-20T08:30:00Z');
  return {
    screener: scriptedScreener(hits),
    cases: { add: async () => {} },
    customers: { add: async () => {} },
    settings: {
      read: async () => ({ entitlements: FIRST_ENTITLEMENTS, configuration: firstConfiguration(now()) }),
    },
    acceptedGaps: { find: async () => undefined },
    recordSplits: { list: async () => [] },
    whitelists: { of: async () => new Map() },
    searchProfiles: { find: async () => undefined },
    sourceNamed,
    riskScoreEngines: { active: async () => undefined, find: async () => undefined },
    now,
    newId: idFactory(now),
    ...changes,
  };
}

/** A case of these hits, as `makeCase` makes it. */
export function sampleCase(
  hits: readonly ScriptedHit[],
  filters: Partial<CaseRequest['filters']> = {},
  changes: Partial<SearchWithAnalysisDeps> = {},
) {
  return makeCase(makeCaseDeps(hits, changes), analyst, caseRequest(filters));
}
