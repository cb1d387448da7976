import type { Source } from '../domain/source.js';

/** The sources beyond the official sanctions lists: politically exposed persons, law enforcement, debarment, collections, own lists. */
export const FURTHER_SOURCES: readonly Source[] = [
  {
    name: 'custom',
    title: 'Custom list',
    publisher: 'Your organization',
    url: 'https://example.org/your-organization',
    description: 'An organization’s own black- or whitelist.',
    legalNotice: 'Kept by your organization, which answers for its content.',
    demonstration: false,
  },
];
