import { plural } from './plural.js';

/** Sentences of the whitelist. */
export const WHITELIST = {
  whitelist: {
    title: 'Whitelist',
    lead: 'Records that were ruled out for a subject and are not matched again while they stay the same.',
    failed: (why: string) => `The whitelist could not be loaded: ${why}.`,
    find: 'Name of subject or record',
    by: 'Decided by',
    anybody: 'Anybody',
    ends: 'End',
    anyEnd: 'With or without end',
    within: (days: number) => `Ends within ${days} days`,
    clear: 'Clear filters',
    columns: {
      pair: 'Subject and record',
      reason: 'Reason',
      decided: 'Decided',
      ends: 'Ends',
      standing: 'Standing',
      searches: 'Searches since',
      select: 'Select',
    },
    noEnd: 'no end',
    standings: { applies: 'Applies', record_changed: 'Record changed', record_removed: 'Record removed' },
    standingHints: {
      applies: 'The record is as it was ruled out.',
      record_changed: 'The record has changed since: the next search shows it as open again.',
      record_removed: 'The record is no longer on its list.',
    },
    selectPair: (subject: string, record: string) => `Select ${subject} and ${record}`,
    openCase: (subject: string) => `Open the case of ${subject}`,
    selected: (count: number) => `${count} selected`,
    end: 'End',
    endSelected: (count: number) => `End ${count} ${plural(count, 'whitelisting', 'whitelistings')}`,
    endTitle: (count: number) => `End ${count} ${plural(count, 'whitelisting', 'whitelistings')}?`,
    endText: 'Later searches of the subjects show the records as open again. Decisions on past searches stay.',
    ended: (count: number) => `${count} ${plural(count, 'whitelisting has', 'whitelistings have')} ended.`,
    more: 'Show older pairs',
    none: {
      title: 'Nothing is whitelisted',
      text: 'An analyst can whitelist a record together with ruling it out in a case.',
    },
    noneMatches: {
      title: 'No pair matches',
      text: 'No whitelisting matches these filters. Clear them to see the others.',
    },
  },
} as const;
