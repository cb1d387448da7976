/** Search parameters of the address of a risk score engine. */
export interface EngineSearch {
  /** Version that is shown; the newest without one. */
  readonly version?: number;
}

/** Reads an address that anybody may have written; a version that is none is left out. */
export function readEngineSearch({ version }: Readonly<Record<string, unknown>>): EngineSearch {
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? { version } : {};
}
