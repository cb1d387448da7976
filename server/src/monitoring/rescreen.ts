import type { Cases } from '../cases/cases.js';
import type { Case } from '../domain/case.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { NumberedEdition } from '../domain/source.js';
import { type EditionStore, editionNamed } from '../lists/editions.js';
import type { Screener } from '../screening/screener.js';
import { type LookAgainDeps, lookedAtAgain } from './look-again.js';
import type { Monitoring } from './monitoring.js';

export interface RescreenDeps extends LookAgainDeps {
  readonly cases: Pick<Cases, 'results'>;
  readonly editions: Pick<EditionStore, 'inForce' | 'history'>;
  readonly monitoring: Pick<Monitoring, 'organizations' | 'enrolled'>;
  /** A watchlist of exactly these editions, beside the one that is in force. */
  readonly openEditions: (editions: readonly NumberedEdition[]) => Promise<EditionsOpen>;
}

interface EditionsOpen extends Pick<Screener, 'screen'> {
  close(): Promise<void>;
}

/** An enrolled case, and what of it would be different with these editions, as alerts would say it. */
export interface Rescreened {
  readonly looked: Case;
  readonly told: Awaited<ReturnType<typeof lookedAtAgain>>['told'];
}

const RUN = 200;
const MOST_RESULTS = 50_000;

/**
 * The look-back: screens everything enrolled for monitoring, of every organization, against the editions in force or, with
 * `asOf` (a version), against that edition in the place of its source's newest. Tells what each case would have had that it
 * does not have, and the other way round; stores and announces nothing. Own lists are left out on both sides. Refuses with
 * `unknown_edition`.
 */
export async function* rescreen(deps: RescreenDeps, asOf?: string): AsyncGenerator<Rescreened> {
  const open = await deps.openEditions(await editionsAsOf(deps, asOf));
  try {
    for (const organizationId of await deps.monitoring.organizations()) {
      for (let after = ''; ; ) {
        const run = await deps.monitoring.enrolled(organizationId, after, RUN);
        const last = run.at(-1);
        if (last === undefined) break;
        after = last.id;
        yield* await Promise.all(run.map((one) => rescreened(deps, one, open)));
      }
    }
  } finally {
    await open.close();
  }
}

async function rescreened(deps: RescreenDeps, looked: Case, open: EditionsOpen): Promise<Rescreened> {
  const page = { number: 1, size: MOST_RESULTS };
  const old = await deps.cases.results(looked.organizationId, looked.id, page);
  const published = old.filter(({ records }) => !records.every(({ record }) => isCustomSource(record.source)));
  const { told } = await lookedAtAgain(deps, looked, published, open);
  return { looked, told };
}

async function editionsAsOf({ editions }: RescreenDeps, asOf?: string): Promise<readonly NumberedEdition[]> {
  const inForce = await editions.inForce();
  if (asOf === undefined) return inForce;
  const source = asOf.split('@')[0] ?? asOf;
  const wanted = editionNamed(source, await editions.history(source), asOf);
  return [...inForce.filter((edition) => edition.source !== source), wanted].sort((a, b) =>
    a.source < b.source ? -1 : 1,
  );
}
