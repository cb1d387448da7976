import {
  type EntityType,
  type Hit,
  type ListedEntity,
  SCORER_VERSION,
  type ScreenOptions,
  type Subject,
} from '@touchstone/engine';
import { matchedPart } from '../domain/matched-part.js';
import type { Clock } from '../domain/ports.js';
import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore } from '../lists/editions.js';
import { VARIANTS, type Variant } from './name-variants.js';

export interface SelfTestDeps {
  readonly now: Clock;
  readonly editions: Pick<EditionStore, 'inForce' | 'recordTexts'>;
  /** Makes a watchlist of the editions in force, as a node of the service does, and screens against it. */
  readonly openWatchlist: (editions: readonly NumberedEdition[]) => Promise<{
    screen(subject: Subject, options: ScreenOptions): Promise<{ readonly hits: readonly Hit[] }>;
    close(): Promise<void>;
  }>;
}

/** Number of tried names that found their own record. */
interface Detection {
  readonly tried: number;
  readonly found: number;
  /** 0 to 100, two decimals. */
  readonly rate: number;
}

export interface SelfTestReport {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly scorerVersion: string;
  readonly minScore: number;
  readonly lists: readonly {
    readonly source: string;
    readonly version: string;
    readonly records: number;
    readonly all: Detection;
    readonly variants: Readonly<Partial<Record<Variant, Detection>>>;
  }[];
  readonly all: Detection;
  /** The first hundred that were not found. */
  readonly missed: readonly Missed[];
}

interface Missed {
  readonly source: string;
  readonly sourceId: string;
  readonly variant: Variant;
  readonly listed: string;
  readonly searched: string;
}

const MIN_SCORE = 80;
const MAX_MISSED = 100;

/**
 * Tests whether listed parties are found: names of every list in force, as listed and as people write them, are
 * screened by name and type alone, and each must find its own record. Takes the same names every time.
 */
export async function selfTest(
  deps: SelfTestDeps,
  { sample, progress }: { readonly sample: number; readonly progress?: (tried: number, of: number) => void },
): Promise<SelfTestReport> {
  const startedAt = deps.now();
  const editions = await deps.editions.inForce();
  const watchlist = await deps.openWatchlist(editions);
  try {
    const missed: Missed[] = [];
    const lists: SelfTestReport['lists'][number][] = [];
    let tried = 0;
    for (const edition of editions) {
      const counts = new Map<Variant, { tried: number; found: number }>();
      for (const entity of await sampled(deps, edition, sample)) {
        for (const { variant, listed, searched } of searchesOf(entity)) {
          const subject = { name: searched, entityTypes: [entity.entityType] };
          const { hits } = await watchlist.screen(subject, { minScore: MIN_SCORE, limit: 0 });
          const found = hits.some(({ source, sourceId }) => source === entity.source && sourceId === entity.sourceId);
          const count = counts.get(variant) ?? { tried: 0, found: 0 };
          counts.set(variant, { tried: count.tried + 1, found: count.found + (found ? 1 : 0) });
          if (!found && missed.length < MAX_MISSED) {
            missed.push({ source: entity.source, sourceId: entity.sourceId, variant, listed, searched });
          }
        }
        tried += 1;
        progress?.(tried, editions.length * sample);
      }
      const variants = Object.fromEntries([...counts].map(([variant, count]) => [variant, detection([count])]));
      const { source, version, recordCount: records } = edition;
      lists.push({ source, version, records, all: detection([...counts.values()]), variants });
    }
    return {
      ...{ startedAt, endedAt: deps.now(), scorerVersion: SCORER_VERSION, minScore: MIN_SCORE, lists, missed },
      all: detection(lists.map(({ all }) => all)),
    };
  } finally {
    await watchlist.close();
  }
}

/** Records spread evenly over the list, so that every part of it is tried. */
async function sampled(
  { editions }: SelfTestDeps,
  edition: NumberedEdition,
  sample: number,
): Promise<readonly ListedEntity[]> {
  const step = Math.max(1, Math.floor(edition.recordCount / sample));
  const taken: ListedEntity[] = [];
  let place = 0;
  for await (const run of editions.recordTexts(edition)) {
    for (const text of run) {
      if (place % step === 0 && taken.length < sample) taken.push(matchedPart(JSON.parse(text) as ListedEntity));
      place += 1;
    }
  }
  return taken;
}

function searchesOf(entity: ListedEntity): { variant: Variant; listed: string; searched: string }[] {
  const strong = entity.names.filter(({ kind, quality }) => quality === 'strong' && kind !== 'relative');
  const [primary] = strong;
  if (primary === undefined) return [];
  const alias = strong.find(({ kind }) => kind === 'aka' || kind === 'fka' || kind === 'nka');
  const type: EntityType = entity.entityType;
  const searches: { variant: Variant; listed: string; searched: string }[] = [
    { variant: 'as listed', listed: primary.full, searched: primary.full },
  ];
  if (alias !== undefined) searches.push({ variant: 'alias', listed: alias.full, searched: alias.full });
  for (const [variant, vary] of Object.entries(VARIANTS) as [Variant, (typeof VARIANTS)[keyof typeof VARIANTS]][]) {
    const searched = vary(primary.full, type);
    if (searched !== undefined && searched !== primary.full) searches.push({ variant, listed: primary.full, searched });
  }
  return searches;
}

function detection(counts: readonly { readonly tried: number; readonly found: number }[]): Detection {
  const tried = counts.reduce((sum, count) => sum + count.tried, 0);
  const found = counts.reduce((sum, count) => sum + count.found, 0);
  return { tried, found, rate: tried === 0 ? 0 : Math.round((found / tried) * 10_000) / 100 };
}
