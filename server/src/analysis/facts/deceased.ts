import { showDate } from '../../domain/partial-date.js';
import { writtenOut } from '../words.js';
import { describeFact, isPerson } from './fact.js';

/** Weighs nothing, because names of the dead are used by the living. */
export const deceased = describeFact<'died'>({
  noun: () => 'date of death',
  isFor: isPerson,
  compare: ({ analysed }) =>
    analysed.record.deathDates.slice(0, 1).map((died) => ({ level: 'died', subject: null, listed: showDate(died) })),
  levels: {
    died: {
      outcome: 'close',
      isCaution: true,
      phrase: ({ listed }) => `the listed party is reported to have died (${writtenOut(listed)})`,
    },
  },
});
