import type { Config } from '../../platform/config/config.js';
import type { Narrator } from './narrator.js';
import { openNarrator } from './open-narrator.js';

/** The language model that may phrase narratives, where one is configured. */
export function composeNarrator({ narrator }: Pick<Config, 'narrator'>): Narrator | undefined {
  return narrator === undefined ? undefined : openNarrator({ ...narrator, now: () => new Date() });
}
