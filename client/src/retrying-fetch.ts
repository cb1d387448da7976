export type Send = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /**
   * How often an answer 429 or 503, or 409 with `Retry-After`, is retried: 3 times by default, 0 for never, at most 100. Only requests that may be sent twice are:
   * GET, HEAD, PUT, DELETE, and any with the header `Idempotency-Key`.
   */
  readonly retries: number;
  /** The longest wait before a retry, 30 by default, at most 86,400. A `Retry-After` beyond it is not waited for: the answer is returned. */
  readonly maxRetryWaitSeconds: number;
  /** Until the answer and its body have arrived, for each attempt: 60 by default, at most 86,400, 0 for no limit. */
  readonly timeLimitSeconds: number;
}

const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const RETRIED = new Set([429, 503]);
/** Doubled with each attempt; the real wait lies between half of it and all of it. */
const FIRST_BACKOFF_MS = 500;
/** Spreads clients that were given the same `Retry-After`. */
const RETRY_AFTER_JITTER_MS = 500;

/** Wraps `fetch` with a time limit for each attempt and retries while the service is overloaded. */
export function retryingFetch(send: Send, options: RetryOptions): Send {
  const { retries, maxRetryWaitSeconds, timeLimitSeconds } = options;
  const attempt = (request: Request) =>
    timeLimitSeconds === 0 ? send(request) : send(withTimeLimit(request, timeLimitSeconds * 1000));

  return async (request) => {
    const mayRepeat = IDEMPOTENT.has(request.method) || request.headers.has('idempotency-key');
    for (let retry = 0; ; retry++) {
      if (!mayRepeat || retry >= retries) return attempt(request);
      const response = await attempt(request.clone());
      if (!isRetried(response)) return response;
      const wait = waitBefore(retry, response);
      if (wait > maxRetryWaitSeconds * 1000) return response;
      await response.body?.cancel();
      await pause(wait, request.signal);
    }
  };
}

/** Also of a request that another with its `Idempotency-Key` still runs for. */
function isRetried(response: Response): boolean {
  return RETRIED.has(response.status) || (response.status === 409 && response.headers.has('retry-after'));
}

function withTimeLimit(request: Request, milliseconds: number): Request {
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]) });
}

/** Returns milliseconds: the time the service requested, or exponential backoff; both with jitter. */
function waitBefore(retry: number, response: Response): number {
  const asked = retryAfterOf(response);
  if (asked !== undefined) return asked * 1000 + Math.random() * RETRY_AFTER_JITTER_MS;
  return FIRST_BACKOFF_MS * 2 ** retry * (0.5 + Math.random() / 2);
}

/** Seconds of the header `Retry-After`, which the service sends as a whole number and a proxy perhaps as a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
