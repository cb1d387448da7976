import { readFileSync } from 'node:fs';
import { countryCode } from '../../domain/country.js';
import type { MediaFeed } from '../../domain/media-feed.js';
import { isWebAddress } from '../../domain/web-address.js';
import { OFFICIAL_FEEDS } from './official-feeds.js';

const GDELT = 'https://api.gdeltproject.org/api/v2/doc/doc';
const EVERY_MINUTES = 30;
const FIELDS = ['address', 'gdelt', 'publisher', 'country', 'language', 'full_text', 'every_minutes'];

/**
 * The official feeds, and those of a file beside or instead of them: `{ "<name>": "<address>" }`, or `{ address | gdelt, publisher,
 * country, language, full_text, every_minutes }`; null leaves an official one out. Throws, with everything that is wrong, when
 * the file cannot be used.
 */
export function readFeeds(file: string | undefined): readonly MediaFeed[] {
  const feeds = new Map<string, MediaFeed>(
    Object.entries(OFFICIAL_FEEDS).map(([name, { licence: _, ...feed }]) => [
      name,
      { ...feed, name, kind: 'feed', fullText: true, everyMinutes: EVERY_MINUTES },
    ]),
  );
  const faults: string[] = [];
  for (const [name, given] of Object.entries(file === undefined ? {} : ownFeeds(file))) {
    if (given === null) feeds.delete(name);
    else {
      const read = feedOf(name, typeof given === 'string' ? { address: given } : given);
      if (Array.isArray(read)) faults.push(...read.map((fault) => `${name}: ${fault}`));
      else feeds.set(name, read);
    }
  }
  if (faults.length > 0) throw feedsError(`${file}: ${faults.join('; ')}`);
  return [...feeds.values()];
}

function ownFeeds(file: string): Record<string, unknown> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw feedsError(`${file} ${error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw feedsError(`${file} must be an object with a key for each feed`);
  }
  return given as Record<string, unknown>;
}

function feedOf(name: string, given: unknown): MediaFeed | string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return ['must be an address, an object with an address or a GDELT query, or null'];
  }
  const fields = given as Record<string, unknown>;
  const { address, gdelt, publisher, country, language, full_text: fullText, every_minutes: every } = fields;
  const code = typeof country === 'string' ? countryCode(country) : undefined;
  const checks: readonly (readonly [boolean, string])[] = [
    [/^[a-z0-9_]{1,60}$/.test(name), 'the name must have 1 to 60 lower-case letters, digits and underscores'],
    [
      (gdelt === undefined) !== (address === undefined) || (gdelt !== undefined && typeof address === 'string'),
      'must have an address, or a GDELT query in gdelt',
    ],
    [
      address === undefined || (typeof address === 'string' && isWebAddress(address)),
      'address must be an http or https URL',
    ],
    [gdelt === undefined || (typeof gdelt === 'string' && gdelt.trim() !== ''), 'gdelt must be a query'],
    [
      publisher === undefined || (typeof publisher === 'string' && publisher.length <= 200),
      'publisher must be a string of at most 200 characters',
    ],
    [country === undefined || code !== undefined, 'country must be an ISO 3166-1 alpha-2 code'],
    [
      language === undefined || (typeof language === 'string' && /^[a-z]{2}$/.test(language)),
      'language must be an ISO 639-1 code',
    ],
    [fullText === undefined || typeof fullText === 'boolean', 'full_text must be true or false'],
    [
      every === undefined || (Number.isInteger(every) && Number(every) >= 5 && Number(every) <= 1440),
      'every_minutes must be a whole number from 5 to 1440',
    ],
    ...Object.keys(fields).map(
      (field) => [FIELDS.includes(field), `${field} is unknown; allowed: ${FIELDS.join(', ')}`] as const,
    ),
  ];
  const faults = checks.filter(([holds]) => !holds).map(([, fault]) => fault);
  if (faults.length > 0) return faults;
  return {
    name,
    kind: gdelt === undefined ? 'feed' : 'gdelt',
    address: typeof address === 'string' ? address : GDELT,
    ...(typeof gdelt === 'string' && { query: gdelt.trim() }),
    ...(typeof publisher === 'string' && { publisher }),
    ...(code !== undefined && { country: code }),
    ...(typeof language === 'string' && { language }),
    fullText: fullText !== false,
    everyMinutes: Number(every ?? EVERY_MINUTES),
  };
}

function feedsError(reason: string): Error {
  return Object.assign(new Error(`MEDIA_FEEDS: ${reason}`), { forPeople: true });
}
