interface Counted {
  readonly customers: number;
  readonly customers_created: number;
  readonly failed_rows: number;
  readonly customers_processed: number;
  readonly started_at: string | null;
  readonly ended_at: string | null;
}

interface Progress {
  /** Rows that are done with: failed, or analysed. */
  readonly done: number;
  /** Rows a minute since it started; 0 until there is one. */
  readonly perMinute: number;
  /** Minutes left at that rate, rounded up; undefined while nothing is known, or nothing left. */
  readonly minutesLeft: number | undefined;
}

const MINUTE = 60_000;

export function progressOf(upload: Counted, now: number): Progress {
  const done = upload.failed_rows + upload.customers_processed;
  const until = upload.ended_at === null ? now : Date.parse(upload.ended_at);
  const spent = upload.started_at === null ? 0 : until - Date.parse(upload.started_at);
  const rate = spent > 0 ? (done / spent) * MINUTE : 0;
  const left = upload.customers - done;
  const isOver = upload.ended_at !== null || left <= 0 || rate === 0;
  return { done, perMinute: Math.round(rate), minutesLeft: isOver ? undefined : Math.ceil(left / rate) };
}
