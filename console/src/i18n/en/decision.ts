import { plural } from './plural.js';

/** Sentences of decisions, on one case and in bulk. */
export const DECISION = {
  decision: {
    title: 'Decision',
    about: 'Decide on',
    more: (count: number) => `and ${count} more ${plural(count, 'record', 'records')}`,
    reason: 'Which fact is decisive?',
    nothing: 'not given',
    otherReasons: (count: number) => `${count} other ${plural(count, 'reason', 'reasons')}`,
    fewerReasons: 'Fewer reasons',
    note: 'Note',
    noteRequired: 'Note (required)',
    noteTooShort: (length: number) =>
      `Write a note of at least ${length} characters: the evidence alone does not support this reason.`,
    unsupported: 'The evidence alone does not support this reason.',
    chooseReason: 'Choose the decisive fact.',
    whitelist: 'Do not match again while the record stays the same',
    whitelistUntil: 'Until (optional)',
    confirm: 'Confirm',
    stillAgree: 'Review it, then confirm if you still agree.',
    unsaved: 'Your note was not saved:',
    done: (status: string, reason: string, left: number, total: number, standing: string, state: string) =>
      [
        standing === 'proposed' ? `${status} proposed for second review` : status,
        reason === '' ? '' : `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
        left > 0
          ? `. ${left} of ${total} left to decide.`
          : standing === 'disputed'
            ? '. It differs from the first decision: an arbiter decides.'
            : state === 'closed'
              ? '. Everything is decided.'
              : standing === 'proposed'
                ? '. Another person must agree.'
                : '. The case stays open.',
      ].join(''),
    takenBack: 'The decision was undone.',
    closed: (instant: string, who: string) => `Closed ${instant}${who === '' ? '' : ` by ${who}`}.`,
    nothingToDo: 'There is nothing to decide in this case.',
    reopen: 'Reopen',
    reopenTitle: 'Reopen the case',
    reopenReason: 'Reason',
    reopenHint:
      'The case returns to the queue and can be decided again. Its history keeps the earlier decisions and this reason.',
  },
  review: {
    title: 'Second review',
    disputedTitle: 'Disputed',
    proposedByYou: 'Proposed by you',
    turn: {
      second: 'Another person has proposed a decision. You will see it once you have decided.',
      mine: 'You proposed this decision. Another person must agree before it takes effect.',
      disputed: 'Two reviewers disagree. Only an arbiter who is neither of them can decide.',
      disputedMine: 'You and another person disagree. An arbiter decides; both of you can comment.',
      settle: 'Two reviewers disagree. Your decision is final.',
      escalated: 'Only a lead or an administrator can decide this case.',
    },
    stuck:
      'No user is left who can act on this proposal. Ask an administrator to enable or add one, or to disable the review policy.',
    hiddenComments: 'Comments of the first reviewer are hidden until you have decided.',
    whitelisted: 'with whitelisting',
    whitelistedUntil: (instant: string) => `with whitelisting until ${instant}`,
    needed: (why: readonly string[]) => `A second person must agree: ${why.join('; ')}.`,
    why: (reason: string) =>
      ({
        true_positive: 'every true positive is reviewed',
        whitelist: 'every whitelisting is reviewed',
        against_verdict: 'it contradicts the verdict',
        score: 'a sanctions record with a high score is ruled out',
        sample: 'the case is in the sample',
      })[reason] ?? reason,
  },
} as const;
