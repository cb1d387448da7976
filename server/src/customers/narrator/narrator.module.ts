import type { Config } from '../config.js';
import type { Narrator } from '../flow/ports/narrator.js';
import { openNarrator } from '../narrator/open-narrator.js';

/** The language model that may phrase narratives, where one is configured. */
export function composeNarrator({ narrator }: Pick<Config, 'narrator'>): Narrator | undefined {
  return narrator === undefined ? undefined : openNarrator({ ...narrator, now: () => new Date() });
}
