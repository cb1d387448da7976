import { AppError } from '../domain/app-error.js';
import type { NumberedEdition } from '../domain/source.js';

/** The edition that is meant by a version (`ofac_sdn@2026-11-20T04:00:00Z`), its time alone, or its number. */
export function editionNamed(source: string, history: readonly NumberedEdition[], name: string): NumberedEdition {
  const found = history.find(
    ({ version, number }) => version === name || version === `${source}@${name}` || String(number) === name,
  );
  if (found !== undefined) return found;
  const known = history.slice(0, 5).map(({ number, version }) => `${number} (${version})`);
  const those = known.length === 0 ? 'it has none' : `the newest are ${known.join(', ')}`;
  throw new AppError('unknown_edition', { text: `${source} has no edition "${name}"; ${those}` });
}
