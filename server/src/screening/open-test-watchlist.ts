import type { Screened, ScreenOptions, Subject } from '@touchstone/engine';
import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore } from '../lists/editions.js';
import { prepareWatchlist } from './prepare-watchlist.js';
import { screeningPool } from './screening-pool.js';

/** The editions in force as a node would search them, for a command: built anew, and gone when it is closed. */
export async function openTestWatchlist(
  store: EditionStore,
  inForce: readonly NumberedEdition[],
): Promise<{
  screen(subject: Subject, options: ScreenOptions): Promise<Screened>;
  close(): Promise<void>;
}> {
  const pool = screeningPool<undefined>({ threads: 1 });
  try {
    if (inForce.length > 0) {
      const { built, discard } = await prepareWatchlist(
        { store, snapshots: undefined, warn: () => {} },
        inForce,
        undefined,
      );
      await discard();
      await pool.open(built, undefined);
    }
    return pool;
  } catch (error) {
    await pool.close();
    throw error;
  }
}
