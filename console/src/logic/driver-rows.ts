/** Rows of a comparison on which a reason for a verdict rests, by the code of the reason. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  name_rarity: ['name'],
  rivals: ['name'],
  known_alias: ['name'],
  alias_quality: ['alias_quality', 'name'],
  date: ['date'],
  identifier: ['identifier', 'wallet_address'],
  nationality: ['nationality'],
  country: ['country'],
  gender: ['gender'],
  entity_type: ['entity_type'],
  image: ['image'],
};

interface Driver {
  readonly code: string;
  /** The record that it is about; null if it is about none. */
  readonly record_id: string | null;
}

interface Result {
  readonly id: string;
  readonly source_details: readonly { readonly record_id: string }[];
  readonly explanation: { readonly evidence: readonly { readonly field: string }[] };
}

/** Rows of the comparison of one result. */
export interface Grounds {
  readonly result: string;
  /** At least one; every comparison has a row `name`. */
  readonly rows: readonly string[];
}

/** Finds the rows that a key driver rests on; undefined if no row shows it. */
export function groundsOf(driver: Driver | undefined, results: readonly Result[]): Grounds | undefined {
  const result = results.find(({ source_details }) =>
    source_details.some(({ record_id }) => record_id === driver?.record_id),
  );
  if (driver === undefined || result === undefined) return undefined;
  const shown = new Set(['name', ...result.explanation.evidence.map(({ field }) => field)]);
  const rows = (ROWS[driver.code] ?? []).filter((row) => shown.has(row));
  return rows.length === 0 ? undefined : { result: result.id, rows };
}
