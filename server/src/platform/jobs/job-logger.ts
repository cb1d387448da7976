import { Logger } from 'graphile-worker';

/** Log of the jobs. */
export interface JobLog {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
  debug(details: object, text: string): void;
}

/** The library's own words go to debug, except its troubles; those of failed jobs quote payloads, and are told by us. */
export function jobLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ library: 'graphile-worker' }, message);
    else log.debug({ library: 'graphile-worker' }, message);
  });
}

export const QUIET = new Logger(() => () => {});
