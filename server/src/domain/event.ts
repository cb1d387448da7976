/** Types of events for webhooks, named by the public contract. */
export const EVENT_TYPES = [
  'ai_risk.completed',
  'adverse_media.completed',
  'monitoring.match_added',
  'monitoring.match_updated',
  'monitoring.match_removed',
  'monitoring.verdict_changed',
  'monitoring.risk_changed',
  'bulk_upload.completed',
  'bulk_upload.failed',
  'case.created',
  'case.status_changed',
  'analyst_decision.updated',
  'list.updated',
  'webhook.test',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * Subject of an event: the object whose public form is its `data`. A list is identified by the version of its new
 * edition.
 */
export interface EventSubject {
  readonly kind: 'customer' | 'case' | 'bulk_upload' | 'list' | 'webhook';
  readonly id: string;
}

/** Something that happened, as it is kept. */
export interface Event {
  readonly id: string;
  readonly organizationId: string;
  readonly type: EventType;
  readonly about: EventSubject;
  /** For monitoring: the changes in their public form. */
  readonly changes?: unknown;
  readonly at: Date;
}
