import { AppError } from './app-error.js';

/**
 * What a terminal shows of an error. A refusal and a plain `Error` were written for people, as was any error that says so
 * by `forPeople`; everything else is a bug, and shows where it is.
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
