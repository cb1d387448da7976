import { AppError } from './app-error.js';

/**
 * Formats an error for a terminal. Expected errors (`AppError`, a plain `Error`, anything with `forPeople`) show their
 * message; everything else is a bug and shows its location.
 */
export function linesForPeople(error: unknown): readonly string[] {
  if (error instanceof AppError) {
    return error.faults.length === 0
      ? [error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message]
      : error.faults.map(({ field, message }) => `${field} ${message}`);
  }
  if (!(error instanceof Error)) return [String(error)];
  const isForPeople = error.constructor === Error || (error as { forPeople?: boolean }).forPeople === true;
  return (isForPeople ? error.message : (error.stack ?? error.message)).split('\n');
}
