import { resolve } from 'node:path';
import type { Variable } from './variable.js';
import { addresses, contact, endpoint, httpUrl, integer, oneOf, textOf } from './variable-parsers.js';

/** Fetching lists and articles. */
export const SOURCE_VARIABLES = {
  LISTS_AUTO_UPDATE: {
    meaning: 'Fetch the free official lists from their publishers once a day',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  LISTS_ADDRESSES: {
    meaning:
      'JSON file with other addresses: `{ "ofac_sdn": ["https://…"] }`, where an address may also be `{ "url", "headers" }`; an empty array disables a source; default: the publishers\' addresses',
    allowed: 'a file on this machine',
    parse: (text) => resolve(text),
  },
  LISTS_CONTACT: {
    meaning:
      'E-mail address or web address that publishers see in `User-Agent`; Wikidata requires one, and is fetched by default once it is set',
    allowed: 'an e-mail or web address',
    parse: contact,
  },
  LISTS_PROXY: {
    meaning: 'Proxy for fetching lists; none if not set',
    allowed: '`http://host:port`',
    parse: httpUrl,
  },
  LISTS_ALLOW_PRIVATE: {
    meaning: 'Private addresses that lists may be fetched from; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  LISTS_MAX_MB: {
    meaning: 'Maximum size of a fetched file, in megabytes',
    allowed: '1 to 100000',
    default: '2000',
    parse: integer(1, 100_000),
  },
  LISTS_TIMEOUT_SECONDS: {
    meaning: 'Time limit for fetching one file',
    allowed: '1 to 86400',
    default: '900',
    parse: integer(1, 86_400),
  },
  MEDIA_AUTO_UPDATE: {
    meaning: 'Fetch articles from feeds, each at its own interval',
    allowed: '`true`, `false`',
    default: 'true',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  MEDIA_FEEDS: {
    meaning:
      'JSON file with feeds in addition to the official ones: `{ "our_paper": "https://…/rss", "us_ftc": null }`; null disables a feed',
    allowed: 'a file on this machine',
    parse: (text) => resolve(text),
  },
  MEDIA_PROXY: {
    meaning: 'Proxy for fetching articles; none if not set',
    allowed: '`http://host:port`',
    parse: httpUrl,
  },
  MEDIA_ALLOW_PRIVATE: {
    meaning: 'Private addresses that articles may be fetched from; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  MEDIA_MAX_MB: {
    meaning: 'Maximum size of a fetched feed or page, uncompressed, in megabytes',
    allowed: '1 to 100',
    default: '10',
    parse: integer(1, 100),
  },
  MEDIA_TIMEOUT_SECONDS: {
    meaning: 'Time limit for fetching one feed or page',
    allowed: '1 to 600',
    default: '30',
    parse: integer(1, 600),
  },
  MEDIA_READER_URL: {
    meaning:
      'OpenAI-compatible endpoint that proposes, for review only, the role of parties of which the reader of articles is uncertain; it receives passages of published articles and nothing of customers; off if not set',
    allowed: 'an http or https URL, usually ending in `/v1`',
    parse: endpoint,
  },
  MEDIA_READER_MODEL: {
    meaning: 'Name of the model at that endpoint',
    allowed: '1 to 200 characters',
    parse: textOf(1, 200),
  },
  MEDIA_READER_KEY: {
    meaning: 'API key for that endpoint, if it requires one',
    allowed: '1 to 512 characters',
    parse: textOf(1, 512),
  },
  MEDIA_READER_ALLOW_PRIVATE: {
    meaning: 'Private addresses that the endpoint may have; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  MEDIA_READER_TIMEOUT_SECONDS: {
    meaning: 'Time limit for one question',
    allowed: '1 to 120',
    default: '20',
    parse: integer(1, 120),
  },
  MEDIA_READER_QUESTIONS_PER_DAY: {
    meaning: 'Questions per UTC day, of all nodes together',
    allowed: '1 to 100000',
    default: '500',
    parse: integer(1, 100_000),
  },
  MEDIA_RETENTION_DAYS: {
    meaning: 'Articles published longer ago are deleted daily; searches keep their copies; 0 keeps all articles',
    allowed: '0 to 36500',
    default: '0',
    parse: integer(0, 36_500),
  },
} as const satisfies Record<string, Variable<unknown>>;
