import type { AuditEntry } from '../../domain/audit.js';
import type { Delivery, DeliveryStatus } from '../../domain/delivery.js';
import type { Page } from '../../domain/page.js';
import type { Webhook } from '../../domain/webhook.js';

/** The endpoints of every organization, each reached through its own alone. */
export interface Webhooks {
  /** Refuses with `too_many_webhooks` when the organization has `limit`, however many ask at the same moment. */
  add(webhook: Webhook, secret: string, limit: number, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly Webhook[]>;
  find(organizationId: string, id: string): Promise<Webhook | undefined>;
  /** As it is afterwards; undefined when there is none. */
  update(organizationId: string, id: string, changes: WebhookChanges, audit: AuditEntry): Promise<Webhook | undefined>;
  /** With its secrets and its deliveries. False when there is none. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
  /** Puts a secret in the place of the one there is, which stays good until then. */
  replaceSecret(owner: SecretOwner, secret: string, until: Date, audit: AuditEntry): Promise<void>;
  /** What is signed with first; `otherwise` is kept when there is none. */
  secret(owner: SecretOwner, otherwise: string): Promise<string>;
}

export interface WebhookChanges extends Partial<Pick<Webhook, 'name' | 'endpoint' | 'types'>> {
  readonly status?: 'active' | 'paused';
  readonly updatedAt: Date;
}

/** An endpoint, or an organization for the `webhook` URLs of its searches. */
export interface SecretOwner {
  readonly id: string;
  readonly organizationId: string;
}

/** The log of what was sent, or is to be, by organization. */
export interface DeliveryLog {
  /** Newest first; of one endpoint, or of all and of the webhooks of searches. */
  list(
    organizationId: string,
    page: Page,
    filter: { readonly webhookId?: string; readonly status?: DeliveryStatus },
  ): Promise<{ deliveries: readonly Delivery[]; total: number }>;
  find(organizationId: string, id: string): Promise<Delivery | undefined>;
  /** A `webhook.test` for this endpoint alone, which no queue sends: gives the id of its delivery. */
  addTest(webhook: SecretOwner, now: Date): Promise<string>;
  /** From the start of the ladder, at once. Undefined when there is none. */
  replay(organizationId: string, id: string, now: Date, audit: AuditEntry): Promise<Delivery | undefined>;
}
