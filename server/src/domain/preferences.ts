/** Console settings of one user in their public form: the service stores them without reading them. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Largest size of all preferences as JSON. */
export const PREFERENCES_BYTES = 8 * 1024;

/** Tells whether the IANA database has this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
