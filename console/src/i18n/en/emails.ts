/** Sentences of the log of e-mails. */
export const EMAILS = {
  emails: {
    title: 'E-mails',
    lead: 'E-mails of the last 30 days and whether mail servers accepted them. Their content is not stored.',
    failed: (why: string) => `The e-mails could not be loaded: ${why}.`,
    notAvailable: 'This service sends no e-mail until its operator names a mail server (SMTP_URL).',
    columns: { kind: 'E-mail', recipients: 'Recipients', status: 'Status', attempts: 'Attempts', sent: 'Sent' },
    kinds: {
      monitoring_digest: 'Changes found by monitoring',
      webhook_paused: 'Webhook paused',
      webhook_disabled: 'Webhook disabled',
      password_reset: 'Password link',
      password_changed: 'Password changed',
      mention: 'Mention in a comment',
    },
    statuses: { pending: 'Pending', sent: 'Sent', failed: 'Failed' },
    delivered: (delivered: string, recipients: string) => `${delivered} of ${recipients} accepted`,
    notYet: 'not sent',
    newer: 'Newer',
    older: 'Older',
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    none: { title: 'No e-mails', text: 'None were sent in the last 30 days.' },
  },
} as const;
