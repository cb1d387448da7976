import { plural } from './plural.js';

/** Sentences of articles and their texts. */
export const MEDIA = {
  media: {
    text: 'Text',
    sentence: 'Names the subject',
    role: 'Words of the role',
    offence: 'Words of an offence',
    quoted: (what: string, quotes: string) => `${what}: ${quotes}`,
    showWhole: 'Show the whole text',
    showPassages: 'Show the marked paragraphs only',
    omitted: 'Paragraphs without a mark are left out',
    deleted: 'The text is no longer stored. These are its first lines, kept with the case.',
    textFailed: (why: string) => `The text could not be loaded: ${why}.`,
    notMarked: 'The stored text does not name the subject any more.',
    keywords: 'Offences in the articles',
    stories: (count: number) => `${count} ${plural(count, 'story', 'stories')}`,
    story: (count: number) => `${count} articles on one story`,
    excluded: (count: number) => `${count} excluded ${plural(count, 'article', 'articles')}`,
    whyExcluded: 'Why it is excluded',
    pending: 'The search for articles is not finished.',
    failed: 'The search for articles failed. The case stays incomplete until articles are searched again.',
    none: {
      title: 'No article names the subject',
      text: 'Articles were searched; none of them was linked to the subject or had to be excluded.',
    },
  },
} as const;
