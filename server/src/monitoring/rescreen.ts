import type { Cases } from '../cases/cases.js';
import type { Case } from '../domain/case.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { NumberedEdition } from '../domain/source.js';
import { type EditionStore, editionNamed } from '../lists/editions.js';
import type { Screener } from '../screening/screener.js';
import type { MonitoringRepository } from './monitoring.js';
import { type RescreenCaseDeps, rescreenCase } from './rescreen-case.js';

export interface RescreenDeps extends RescreenCaseDeps {
  readonly cases: Pick<Cases, 'results'>;
  readonly editions: Pick<EditionStore, 'inForce' | 'history'>;
  readonly monitoring: Pick<MonitoringRepository, 'organizations' | 'enrolled'>;
  /** Opens a watchlist of exactly these editions, beside the one in force. */
  readonly openEditions: (editions: readonly NumberedEdition[]) => Promise<OpenEditions>;
}

interface OpenEditions extends Pick<Screener, 'screen'> {
  close(): Promise<void>;
}

/** A monitored case, and its differences with these editions in the form of alerts. */
interface Rescreened {
  readonly rescreened: Case;
  readonly differences: Awaited<ReturnType<typeof rescreenCase>>['differences'];
}

const PAGE = 200;
const MAX_RESULTS = 50_000;

/**
 * Screens every monitored case of every organization against the editions in force or, with `asOf` (a version), against that
 * edition instead of its source's newest. Yields each case with its differences; stores nothing and sends nothing. Ignores custom
 * lists. Throws `unknown_edition`.
 */
export async function* rescreen(deps: RescreenDeps, asOf?: string): AsyncGenerator<Rescreened> {
  const open = await deps.openEditions(await editionsAsOf(deps, asOf));
  try {
    for (const organizationId of await deps.monitoring.organizations()) {
      for (let after = ''; ; ) {
        const page = await deps.monitoring.enrolled(organizationId, after, PAGE);
        const last = page.at(-1);
        if (last === undefined) break;
        after = last.id;
        yield* await Promise.all(page.map((one) => compare(deps, one, open)));
      }
    }
  } finally {
    await open.close();
  }
}

async function compare(deps: RescreenDeps, rescreened: Case, open: OpenEditions): Promise<Rescreened> {
  const page = { number: 1, size: MAX_RESULTS };
  const old = await deps.cases.results(rescreened.organizationId, rescreened.id, page);
  const published = old.filter(({ records }) => !records.every(({ record }) => isCustomSource(record.source)));
  const { differences } = await rescreenCase(deps, rescreened, published, open);
  return { rescreened, differences };
}

async function editionsAsOf({ editions }: RescreenDeps, asOf?: string): Promise<readonly NumberedEdition[]> {
  const inForce = await editions.inForce();
  if (asOf === undefined) return inForce;
  const source = asOf.split('@')[0] ?? asOf;
  const requested = editionNamed(source, await editions.history(source), asOf);
  return [...inForce.filter((edition) => edition.source !== source), requested].sort((a, b) =>
    a.source < b.source ? -1 : 1,
  );
}
