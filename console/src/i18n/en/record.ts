/** Sentences of a listed record and its history. */
export const RECORD = {
  record: {
    title: 'Record',
    stale: (why: string) => `This record may be out of date: ${why}.`,
    asOf: (version: string) => `As in edition ${version}.`,
    showLast: 'Show the last version',
    delisted: 'The list no longer contains this record. It is shown as it was last.',
    asPublished: 'As published',
    history: 'History',
    asThere: 'As it was then',
    shown: 'Shown',
    decisions: 'Decisions of your organization',
    undecided: 'No case of your organization has decided on this record.',
  },
} as const;
