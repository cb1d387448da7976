import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore } from './ports/editions.js';
import type { Clock } from './ports.js';

export interface ListStatus {
  readonly edition: NumberedEdition;
  /** Hours since it was imported. */
  readonly ageHours: number;
}

/** Every list in force and how old it is, by source. Empty while the demonstration list is searched. */
export async function listStatus(world: {
  readonly now: Clock;
  readonly editions: Pick<EditionStore, 'inForce'>;
}): Promise<readonly ListStatus[]> {
  const now = world.now().getTime();
  const editions = await world.editions.inForce();
  return editions.map((edition) => ({ edition, ageHours: (now - edition.importedAt.getTime()) / 3_600_000 }));
}
