import { AppError } from '../domain/app-error.js';

/** Throws `version_conflict` with who has changed the work, and when. */
export function requireVersion(
  { version, lastChange }: { readonly version: number; readonly lastChange: string },
  seen: number,
): void {
  if (version === seen) return;
  const message = `is ${version} since ${lastChange}`;
  throw new AppError('version_conflict', { faults: [{ field: 'version', message }] });
}
