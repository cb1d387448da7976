import { buildWatchlist, SCORER_VERSION, screen, type Watchlist } from '@touchstone/engine';
import { analyse } from '../../src/analysis/analyse.js';
import { NARRATIVE_VERSION } from '../../src/analysis/narrative/narrative-versions.js';
import { CURRENT_VERDICT_MODEL } from '../../src/analysis/verdict/verdict-models.js';
import type {
  AnalysedArticle,
  AnalysedParty,
  AnalysedRecord,
  Analysis,
  AnalysisInput,
} from '../../src/domain/analysis.js';
import { ADVANCED_FIELDS, type AnalysisMode, LITE_FIELDS } from '../../src/domain/analysis-field.js';
import { recordId } from '../../src/domain/id.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { subjectOfParty } from '../../src/screening/subject-of-party.js';

/** The input of an analysis of this party against these records, screened by the engine itself. */
export function analysisInput(
  party: AnalysedParty,
  records: readonly ListedRecord[],
  changes: Partial<AnalysisInput> = {},
): AnalysisInput {
  const mode: AnalysisMode = changes.mode ?? 'advanced';
  const sources = [...new Set(records.map(({ source }) => source))].sort();
  return {
    party,
    mode,
    fields: mode === 'lite' ? LITE_FIELDS : ADVANCED_FIELDS,
    matchScore: 80,
    records: found(party, records),
    editions: sources.map((source) => ({
      source,
      version: versionOf(source),
      title: titleOf(source),
      demonstration: false,
    })),
    modelVersion: CURRENT_VERDICT_MODEL,
    scorerVersion: SCORER_VERSION,
    narrativeVersion: NARRATIVE_VERSION,
    analysedAt: '2026-11-20T08:30:00.000Z',
    ...changes,
  };
}

export function analyseParty(
  party: AnalysedParty,
  records: readonly ListedRecord[],
  changes: Partial<AnalysisInput> = {},
): Analysis {
  return analyse(analysisInput(party, records, changes));
}

function found(party: AnalysedParty, records: readonly ListedRecord[]): readonly AnalysedRecord[] {
  const options = { minScore: 80, limit: 0, neverHide: true };
  return screen(watchlistOf(records), subjectOfParty(party), options).map(
    ({ entity, score, matchedNames, explanation }) => {
      const record = records[entity] as ListedRecord;
      return {
        recordId: recordId(record.source, record.sourceId),
        version: versionOf(record.source),
        source: {
          name: record.source,
          title: `List ${record.source}`,
          shortTitle: titleOf(record.source),
          publisher: 'Invented publisher',
        },
        record,
        hit: { score, matchedNames, explanation },
      };
    },
  );
}

const watchlists = new WeakMap<readonly ListedRecord[], Watchlist>();

/** Built once for the same records: building takes longer than everything else here. */
function watchlistOf(records: readonly ListedRecord[]): Watchlist {
  const built = watchlists.get(records) ?? buildWatchlist(records);
  watchlists.set(records, built);
  return built;
}

const TITLES: Readonly<Record<string, string>> = {
  ofac_sdn: 'OFAC SDN List',
  un_sc: 'UN Security Council Consolidated List',
};

function titleOf(source: string): string {
  return TITLES[source] ?? `${source} list`;
}

function versionOf(source: string): string {
  return `${source}@2026-11-20T04:00:00Z`;
}

/** Joins every record after the first to it, as another list's record of the same party. */
export function asOneParty(input: AnalysisInput): AnalysisInput {
  const records = input.records.map((one, index) => (index === 0 ? one : { ...one, joinedBy: 'the same LEI' }));
  return { ...input, records };
}

export const SAMPLE_ARTICLE: AnalysedArticle = {
  ...{
    articleId: 'c'.repeat(24),
    title: 'Dyer Otravlenko sentenced for selling 300 barrels',
    publisher: 'Novi Courier',
  },
  ...{ publishedAt: '2025-03-02T00:00:00.000Z', linkStatus: 'linked', probability: 0.9, weight: 0.71 },
  offences: ['fraud', 'environment'],
};
