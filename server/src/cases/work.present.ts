import type { Static } from 'typebox';
import type { Person, Work } from '../domain/work.js';
import type { PersonSchema, WorkSchema } from './work.schema.js';

export function presentWork(work: Work): Static<typeof WorkSchema> {
  return {
    search_reference: work.caseId,
    version: work.version,
    state: work.state,
    opened_at: work.openedAt.toISOString(),
    due_at: work.state === 'closed' ? null : work.dueAt.toISOString(),
    waiting_until: work.waitingUntil?.toISOString() ?? null,
    assignee: presentPerson(work.assignee),
    claimed_until: work.claimedUntil?.toISOString() ?? null,
    closed_at: work.closedAt?.toISOString() ?? null,
    closed_by: presentPerson(work.closedBy),
    reopened_by: work.reopenedBy ?? '',
    unseen_alerts: work.unseenAlerts,
  };
}

function presentPerson(shown: Person | undefined): Static<typeof PersonSchema> | null {
  return shown ? { user_id: shown.userId, name: shown.name ?? '', email: shown.email } : null;
}
