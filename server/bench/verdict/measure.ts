import { detectScript } from '@touchstone/engine';
import type { VerdictModel } from '../../src/analysis/verdict/verdict-model.js';
import type { Verdict } from '../../src/domain/verdict.js';
import { type FoundPair, judge } from './judge-pairs.js';
import { regionOf } from './regions.js';

export type Counts = Record<string, number>;

/** What a model said of many pairs. Counts are by `same` or `different` and the verdict. */
export interface Measures {
  pairs: number;
  readonly byVerdict: Readonly<Record<'same' | 'different', Counts>>;
  /** The same pairs as if the list were of politicians. */
  readonly unsanctioned: Readonly<Record<'same' | 'different', Counts>>;
  readonly lite: Readonly<Record<'same' | 'different', Counts>>;
  /** Namesakes whose customer gave a date of birth. */
  readonly datedNamesakes: Counts;
  readonly byType: Record<string, Counts>;
  readonly byScript: Record<string, Counts>;
  readonly byRegion: Record<string, Counts>;
  /** Ten bins of P: how many pairs, their P together, and how many are the same party. */
  readonly calibration: { pairs: number; p: number; same: number }[];
}

export function emptyMeasures(): Measures {
  const both = () => ({ same: {}, different: {} });
  return {
    pairs: 0,
    byVerdict: both(),
    unsanctioned: both(),
    lite: both(),
    datedNamesakes: {},
    byType: {},
    byScript: {},
    byRegion: {},
    calibration: Array.from({ length: 10 }, () => ({ pairs: 0, p: 0, same: 0 })),
  };
}

export function measurePair(model: VerdictModel, pair: FoundPair, into: Measures): void {
  const verdictOf = (records = pair.found, mode?: 'lite') =>
    judge(model, pair.party, records, mode).find(({ recordId }) => recordId === pair.recordId);
  const said = verdictOf();
  if (said === undefined) throw new Error('the pair was not judged');
  const truth = pair.kind === 'same' ? 'same' : 'different';
  const { verdict, p } = said;
  into.pairs += 1;
  count(into.byVerdict[truth], verdict);
  const relisted = pair.found.map((one) => ({ ...one, record: { ...one.record, categories: ['PEP Level 2'] } }));
  count(into.unsanctioned[truth], verdictOf(relisted)?.verdict);
  count(into.lite[truth], verdictOf(pair.found, 'lite')?.verdict);
  if (pair.kind === 'namesake' && pair.party.date !== undefined && pair.record.entityType === 'Person')
    count(into.datedNamesakes, verdict);
  for (const [groups, name] of [
    [into.byType, pair.record.entityType],
    [into.byScript, detectScript(pair.party.name) ?? 'none'],
    [into.byRegion, regionOf(pair.record.nationalities[0] ?? pair.record.countries[0])],
  ] as const) {
    groups[name] ??= {};
    count(groups[name], `${truth} ${verdict}`);
  }
  const bin = into.calibration[Math.min(9, Math.floor(p * 10))];
  if (bin === undefined) return;
  bin.pairs += 1;
  bin.p += p;
  bin.same += truth === 'same' ? 1 : 0;
}

/** Expected calibration error: how far P is from what happens, over ten bins, weighed by their size. */
export function calibrationError({ calibration, pairs }: Measures): number {
  return calibration.reduce((sum, bin) => sum + Math.abs(bin.p - bin.same), 0) / pairs;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

export function share(counts: Counts, ...verdicts: Verdict[]): number {
  const all = total(counts);
  return all === 0 ? 0 : verdicts.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0) / all;
}

function count(counts: Counts, name: string | undefined): void {
  if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
}
