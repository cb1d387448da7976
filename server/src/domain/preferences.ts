/** How the console looks and behaves for one user, as the interface spells it: the service stores it and reads nothing of it. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Of all preferences as JSON. */
export const PREFERENCES_BYTES = 8 * 1024;

/** Whether it names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
