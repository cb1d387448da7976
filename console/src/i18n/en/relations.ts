import { plural } from './plural.js';

/** Sentences on the parties that lists tie to a record. */
export const RELATIONS = {
  relations: {
    lead: 'Parties that the lists tie to this record, up to two steps away, as the lists state them now.',
    drawing: 'Drawing of the parties in the table',
    key: 'The record is in the middle. Filled circles have a record on the same list, hollow ones are only named. Circles with a second ring are results of this case.',
    parties: 'Related parties',
    party: 'Party',
    inEntryOf: 'In the entry of',
    relation: 'Relation',
    about: 'Details',
    inCase: 'In this case',
    onlyNamed: 'Only named, without a record',
    leftOut: (count: number) =>
      `${count} more ${plural(count, 'party is', 'parties are')} left out. Open a record to see what is tied to it.`,
    failed: (why: string) => `The relations of a list could not be loaded: ${why}.`,
    none: {
      title: 'No related parties',
      text: 'No list names a relative, an associate, an owner or another party for this record.',
    },
  },
} as const;
