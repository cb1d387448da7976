/** Sentences of the review policy. */
export const REVIEW_POLICY = {
  reviewPolicy: {
    title: 'Review policy',
    lead: 'Which decisions a second person must agree to, and when cases are due.',
    secondReview: 'Second review',
    secondReviewLead: 'The second person decides without seeing the first decision.',
    enabled: {
      label: 'Require a second person',
      hint: 'Needs at least two active users who can decide.',
      fault: (message: string) => `Second review ${message}.`,
    },
    true_positive: { label: 'True positives', hint: 'Also when one is withdrawn.' },
    against_verdict: { label: 'Decisions against the verdict', hint: 'The analysis came to another conclusion.' },
    whitelist: {
      label: 'Whitelistings',
      hint: 'The record would not match this customer again while it stays the same.',
    },
    score: {
      label: 'False positives with a high score',
      hint: 'Applies to sanctions records.',
      from: 'From a score of',
    },
    sample: {
      label: 'Share of all other false positives, in percent',
      hint: 'Cases are chosen unpredictably, but an auditor can reproduce the choice.',
      hintWithSeed: (seed: string) =>
        `Cases are chosen unpredictably, but an auditor can reproduce the choice with the seed ${seed}.`,
    },
    exempt_integration: { label: 'Exempt integrations', hint: 'Decisions sent by other systems are final.' },
    evidence: 'Independent review',
    evidenceLead: 'Reviewers who see a conclusion first tend to agree with it.',
    verdict_shown: {
      label: 'Hide the verdict until the decision',
      hint: 'Hides it from everybody but integrations while a record or article awaits their decision. The queue cannot be filtered by verdict.',
    },
    disagreements: 'Disagreements',
    disagreementsLead: 'If two people disagree, a third settles it. Escalated cases go to the same roles.',
    arbiters: { lead: 'Leads can settle disagreements', admin: 'Administrators can settle disagreements' },
    dueDates: 'Due dates',
    dueDatesLead: 'Hours count on working days only. Postponing a case stops the clock.',
    hours: (level: string) => `${level} risk, hours`,
    workingDays: 'Working days',
    timeZone: 'Time zone of the working days',
    applies: 'Applies to decisions made from now on; proposed ones stay proposed.',
    discard: 'Discard changes',
    save: 'Save policy',
    saved: 'The review policy was saved.',
  },
} as const;
