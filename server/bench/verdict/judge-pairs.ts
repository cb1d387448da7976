import { buildWatchlist, nameInformation, SCORER_VERSION, screen, type Watchlist } from '@touchstone/engine';
import { analyseWith } from '../../src/analysis/analyse.js';
import type { VerdictModel } from '../../src/analysis/verdict/verdict-model.js';
import type { AnalysedParty, AnalysedRecord, RecordVerdict } from '../../src/domain/analysis.js';
import { ADVANCED_FIELDS, type AnalysisMode, LITE_FIELDS } from '../../src/domain/analysis-field.js';
import { recordId } from '../../src/domain/id.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { subjectOfParty } from '../../src/screening/subject-of-party.js';
import { makeDice } from './dice.js';
import { makePair, type Pair, type Population } from './make-pair.js';

const OTHER_CATEGORIES: readonly string[] = ['PEP Level 2'];

/** The lists as they are screened; those of `relisted` as if they were of politicians and not of sanctioned parties. */
export interface Lists {
  readonly records: readonly ListedRecord[];
  readonly watchlist: Watchlist;
}

export function makeLists(records: readonly ListedRecord[]): Lists {
  return { records, watchlist: buildWatchlist(records) };
}

/** Everybody found for a party, as an analysis takes them. */
export function findRecords(lists: Lists, party: AnalysedParty, sanctions = true): readonly AnalysedRecord[] {
  const found = screen(lists.watchlist, subjectOfParty(party), { minScore: 80, limit: 0, neverHide: true });
  return found.map(({ entity, score, matchedNames, explanation }) => {
    const record = lists.records[entity] as ListedRecord;
    return {
      recordId: recordId(record.source, record.sourceId),
      version: `${record.source}@2026-11-20T04:00:00Z`,
      source: { name: record.source, title: record.source, publisher: record.source },
      record: sanctions ? record : { ...record, categories: OTHER_CATEGORIES },
      hit: { score, matchedNames, explanation },
    };
  });
}

export function judge(
  model: VerdictModel,
  party: AnalysedParty,
  records: readonly AnalysedRecord[],
  mode: AnalysisMode = 'advanced',
): readonly RecordVerdict[] {
  return analyseWith(model, {
    party,
    mode,
    fields: mode === 'lite' ? LITE_FIELDS : ADVANCED_FIELDS,
    matchScore: 80,
    records,
    editions: [],
    modelVersion: model.version,
    scorerVersion: SCORER_VERSION,
    analysedAt: '2026-11-20T00:00:00.000Z',
  }).records;
}

export interface FoundPair extends Pair {
  readonly found: readonly AnalysedRecord[];
  readonly recordId: string;
}

/** So that, after rare names have lost most of their namesakes, about half of the pairs are namesakes. */
const SAME = 0.36;

/** Nobody else bears most names of four rare words; a common one has namesakes in every street. */
function bearers({ names, entityType }: ListedRecord): number {
  const digits = nameInformation(names[0]?.full ?? '', entityType);
  return digits >= 12 ? 0.25 : digits >= 9 ? 0.5 : digits >= 6 ? 0.8 : 1;
}

/** Pairs that screening finds, one at a time: somewhat less than half the same party, half namesakes, the rest of the family. */
export function* foundPairs(
  lists: Lists,
  targets: readonly ListedRecord[],
  others: Population,
  count: number,
  seed: number,
): Generator<FoundPair> {
  const dice = makeDice(seed);
  const byType = (type: string) => targets.filter(({ entityType }) => entityType === type);
  const persons = byType('Person');
  const firms = [...byType('Company'), ...byType('Organization')];
  const vessels = byType('Vessel');
  for (let made = 0; made < count; ) {
    const roll = dice.next();
    const record = dice.pick(roll < 0.7 ? persons : roll < 0.92 ? firms : vessels);
    const kind = dice.chance(SAME) ? 'same' : dice.chance(0.943) ? 'namesake' : 'kin';
    if (kind === 'namesake' && !dice.chance(bearers(record))) continue;
    const pair = makePair(record, kind === 'kin' && record.entityType !== 'Person' ? 'namesake' : kind, others, dice);
    const id = recordId(record.source, record.sourceId);
    const found = findRecords(lists, pair.party);
    if (!found.some((one) => one.recordId === id)) continue;
    made += 1;
    yield { ...pair, found, recordId: id };
  }
}
