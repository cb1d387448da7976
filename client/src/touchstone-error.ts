import type { Schemas } from './documented-types.js';
import { retryAfterOf } from './retrying-fetch.js';

/** Error of one field of a request. */
export type FieldError = Schemas['ErrorAnswer']['error']['details'][number];

/** Result of a method of the client. */
export interface Answer<Data> {
  readonly data?: { readonly data: Data };
  readonly error?: Partial<Pick<Schemas['ErrorAnswer'], 'error'>>;
  readonly response: Response;
}

/** The service refused a request. `message` contains every field error; `reason` is the service's own sentence. */
export class TouchstoneError extends Error {
  override readonly name = 'TouchstoneError';
  readonly status: number;
  /** Such as `validation_failed`; `''` when something other than the service answered. */
  readonly code: string;
  readonly reason: string;
  readonly details: readonly FieldError[];
  readonly requestId: string;
  /** Seconds, when the answer contains them (429, 503). */
  readonly retryAfter: number | undefined;

  constructor({ error: envelope, response }: Answer<unknown>) {
    const error = envelope?.error;
    const reason = error?.message ?? `HTTP ${response.status}`;
    const details = error?.details ?? [];
    super([reason, ...details.map(({ field, message }) => `${field} ${message}`)].join('; '));
    this.status = response.status;
    this.code = error?.code ?? '';
    this.reason = reason;
    this.details = details;
    this.requestId = error?.request_id ?? response.headers.get('x-request-id') ?? '';
    this.retryAfter = retryAfterOf(response);
  }
}

/** The `data` of an answer; throws a `TouchstoneError` for a refusal. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.data !== undefined) return answer.data.data;
  throw new TouchstoneError(answer);
}
