import type { RetryOptions } from './retrying-fetch.js';

/** Largest values, inclusive: a day, beyond which timers of some platforms end at once. */
const LARGEST: Readonly<Record<keyof RetryOptions, number>> = {
  retries: 100,
  maxRetryWaitSeconds: 86_400,
  timeLimitSeconds: 86_400,
};

/** Throws a `TypeError` unless the address is absolute, http or https, and contains nothing beside host, port and path. */
export function checkBaseUrl(baseUrl: unknown): void {
  const url = typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    const given = baseUrl === undefined ? 'missing' : JSON.stringify(baseUrl);
    throw new TypeError(
      `baseUrl is ${given}; it must be the absolute http or https address of the service, such as https://screening.example.com`,
    );
  }
  if (url.username !== '' || url.password !== '')
    throw new TypeError('baseUrl contains a user name or password; pass apiKey or accessToken instead');
  if (url.search !== '' || url.hash !== '')
    throw new TypeError('baseUrl contains a query or a fragment; it must end with the host, the port or a path');
}

/** Throws a `RangeError` for the first number outside its range. */
export function checkRetryOptions(options: RetryOptions): void {
  for (const [name, largest] of Object.entries(LARGEST) as [keyof RetryOptions, number][]) {
    const value: unknown = options[name];
    const isWhole = name === 'retries';
    const fits = typeof value === 'number' && value >= 0 && value <= largest && (!isWhole || Number.isInteger(value));
    if (!fits) {
      const kind = isWhole ? 'a whole number' : 'a number of seconds';
      throw new RangeError(
        `${name} is ${typeof value === 'string' ? JSON.stringify(value) : String(value)}; it must be ${kind} from 0 to ${largest}`,
      );
    }
  }
}
