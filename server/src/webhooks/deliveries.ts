import { AppError } from '../domain/app-error.js';
import type { AuditEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Delivery, DeliveryStatus } from '../domain/delivery.js';
import type { Event } from '../domain/event.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Webhook } from '../domain/webhook.js';
import { type WebhooksRepository, webhookAudit } from './webhooks.js';

/** The log shows the last 30 days; a failed delivery can be replayed as long. */
const RETENTION_MS = 30 * 24 * 3_600_000;

export interface DeliveryFilter {
  readonly webhookId?: string;
  readonly status?: DeliveryStatus;
}

/** The deliveries of an organization, past and pending. */
export interface DeliveryLog {
  /** Newest first; without a `webhookId` of all webhooks and of the `webhook` URLs of searches. */
  list(
    organizationId: string,
    page: Page,
    filter: DeliveryFilter,
  ): Promise<{ deliveries: readonly Delivery[]; total: number }>;
  find(organizationId: string, id: string): Promise<Delivery | undefined>;
  /** Stores a `webhook.test` for one webhook, which the worker does not pick up. Returns the delivery's id. */
  addTest(webhook: Webhook, now: Date): Promise<string>;
  /** Starts over with the first attempt, at once. Undefined if it does not exist. */
  replay(organizationId: string, id: string, now: Date, audit: AuditEntry): Promise<Delivery | undefined>;
}

/** A delivery that one process has claimed; another may claim it once that process counts as lost. */
export interface DueDelivery {
  readonly id: string;
  readonly event: Event;
  /** Absent until the first attempt has rendered it. */
  readonly body?: string;
  readonly url: string;
  /** Including this one. */
  readonly attempts: number;
  /** Returns the secrets that sign the delivery, the endpoint's first; throws if they were encrypted with another key. */
  secrets(): readonly string[];
}

/** Outcome of an attempt. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly responseStatus: number }
  /** Retried at `dueAt`; given up without it. */
  | { readonly kind: 'failed'; readonly error: string; readonly responseStatus?: number; readonly dueAt?: Date }
  /** The receiver answered 410: the webhook is disabled. */
  | { readonly kind: 'gone'; readonly error: string; readonly responseStatus: 410 }
  /** Aborted by our shutdown; does not count as an attempt. */
  | { readonly kind: 'interrupted' };

/** Pending deliveries, one queue for each receiver. */
export interface DeliveryQueue {
  /** Queue keys with something pending, and when the first is due. */
  pendingQueues(): Promise<readonly { readonly queueKey: string; readonly dueAt: Date }[]>;
  /** Claims the first that are due until `lostAt`. */
  take(queueKey: string, most: number, now: Date, lostAt: Date): Promise<readonly DueDelivery[]>;
  /** Claims one delivery, whether or not it is due, whatever its status. */
  takeOne(id: string, now: Date, lostAt: Date): Promise<DueDelivery | undefined>;
  /** Stores the bodies of events by event id, unless one is stored already; returns those stored. */
  keepBodies(bodies: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>>;
  settle(outcomes: ReadonlyMap<DueDelivery, DeliveryOutcome>, now: Date): Promise<void>;
  /** Reschedules what was queued or attempted in the future, after the clock was set back, by the wait it had left. */
  bringBack(now: Date): Promise<void>;
  /** Deletes events created before `time` with their deliveries, except those still pending. */
  removeBefore(time: Date): Promise<void>;
}

/** The `data` of events by event id: the answer of the matching GET without images. An event whose subject is gone has none. */
export type EventData = (events: readonly Event[]) => Promise<ReadonlyMap<string, object>>;

interface DeliveryDeps {
  readonly webhooks: Pick<WebhooksRepository, 'find'>;
  readonly log: DeliveryLog;
  readonly queue: Pick<DeliveryQueue, 'removeBefore'>;
  /** Attempts a delivery once, at once; resolves whatever its outcome. */
  readonly deliverNow: (deliveryId: string) => Promise<void>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The delivery log of an organization. */
export function deliveryService({ webhooks, log, queue, deliverNow, now, newId }: DeliveryDeps) {
  return {
    /** Newest first. Throws `not_found` for a webhook that does not exist. */
    async list({ organizationId }: Caller, page: Page, filter: DeliveryFilter) {
      if (filter.webhookId !== undefined) await existing(organizationId, filter.webhookId);
      return log.list(organizationId, page, filter);
    },

    /** Sends the same id and bytes again, whatever the status. Throws `not_found`, and `webhook_not_active` unless its webhook is active. */
    async replay(caller: Caller, id: string): Promise<Delivery> {
      const { organizationId } = caller;
      const delivery = await log.find(organizationId, id);
      if (delivery === undefined) throw new AppError('not_found');
      if (delivery.webhookId !== undefined) {
        const webhook = await webhooks.find(organizationId, delivery.webhookId);
        if (webhook !== undefined && webhook.status !== 'active') throw new AppError('webhook_not_active');
      }
      const target = delivery.webhookId ?? organizationId;
      const audit = webhookAudit({ now, newId }, caller, 'webhook.replayed', target, { delivery_id: id });
      const replayed = await log.replay(organizationId, id, now(), audit);
      if (replayed === undefined) throw new AppError('not_found');
      return replayed;
    },

    /** Sends `webhook.test` to one webhook, whatever its status, and returns the outcome. Throws `not_found`. */
    async sendTest({ organizationId }: Caller, webhookId: string): Promise<Delivery> {
      const deliveryId = await log.addTest(await existing(organizationId, webhookId), now());
      await deliverNow(deliveryId);
      const delivery = await log.find(organizationId, deliveryId);
      if (delivery === undefined) throw new AppError('not_found');
      return delivery;
    },

    /** Deletes events past their retention. */
    deleteOldEvents: () => queue.removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };

  async function existing(organizationId: string, webhookId: string): Promise<Webhook> {
    const webhook = await webhooks.find(organizationId, webhookId);
    if (webhook === undefined) throw new AppError('not_found');
    return webhook;
  }
}
export type DeliveryService = ReturnType<typeof deliveryService>;
