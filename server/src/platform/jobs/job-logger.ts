import { Logger } from 'graphile-worker';

/** Log of the jobs. */
export interface JobLog {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
  debug(details: object, text: string): void;
}

/**
 * Logs the library's messages as debug, except its warnings; messages on failed jobs quote payloads and are replaced by
 * ours.
 */
export function jobLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ library: 'graphile-worker' }, message);
    else log.debug({ library: 'graphile-worker' }, message);
  });
}

export const QUIET = new Logger(() => () => {});
