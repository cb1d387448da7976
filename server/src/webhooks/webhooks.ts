import { AppError } from '../domain/app-error.js';
import { type AuditDetails, type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { MAX_WEBHOOKS, PREVIOUS_SECRET_MS, type Webhook, webhookSecret } from '../domain/webhook.js';

export interface WebhooksRepository {
  /** Throws `too_many_webhooks` when the organization has `limit`, however many requests arrive at the same moment. */
  add(webhook: Webhook, secret: string, limit: number, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly Webhook[]>;
  find(organizationId: string, id: string): Promise<Webhook | undefined>;
  /** The updated webhook; undefined if it does not exist. */
  update(organizationId: string, id: string, changes: WebhookChanges, audit: AuditEntry): Promise<Webhook | undefined>;
  /** Removes its secrets and deliveries too. False if it does not exist. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
  /** Replaces the current secret, which stays valid until `until`. */
  replaceSecret(owner: SecretOwner, secret: string, until: Date, audit: AuditEntry): Promise<void>;
  /** The secret that signs first; stores and returns `initial` if there is none. */
  secret(owner: SecretOwner, initial: string): Promise<string>;
}

/** Settings of an endpoint that a user chooses. */
type WebhookInput = Pick<Webhook, 'name' | 'endpoint' | 'types' | 'payload' | 'bulkEvents'>;

export interface WebhookChanges extends Partial<WebhookInput> {
  readonly status?: 'active' | 'paused';
  readonly updatedAt: Date;
}

/** A webhook, or an organization for the `webhook` URLs of its searches. */
export interface SecretOwner {
  readonly id: string;
  readonly organizationId: string;
}

interface WebhookDeps {
  readonly webhooks: WebhooksRepository;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
}

/** Webhooks of an organization and the secrets that sign their deliveries. */
export function webhookService({ webhooks, now, newId, randomBytes }: WebhookDeps) {
  return {
    /** The secret is shown this once. Throws `too_many_webhooks`. */
    async register(caller: Caller, input: WebhookInput) {
      const { organizationId } = caller;
      const at = now();
      const webhook: Webhook = {
        id: newId(),
        organizationId,
        ...input,
        status: 'active',
        createdAt: at,
        updatedAt: at,
      };
      const { name, endpoint, types, payload, bulkEvents } = webhook;
      const details = { name, host: new URL(endpoint).host, types, payload, bulk_events: bulkEvents };
      const secret = webhookSecret(randomBytes);
      const audit = webhookAudit({ now, newId }, caller, 'webhook.created', webhook.id, details);
      await webhooks.add(webhook, secret, MAX_WEBHOOKS, audit);
      return { webhook, secret };
    },

    /** Newest first. */
    list: ({ organizationId }: Caller) => webhooks.list(organizationId),

    /** Events held back while a webhook was paused are delivered once it is active. Throws `validation_failed` if it does not exist. */
    async update(caller: Caller, id: string, changes: Omit<WebhookChanges, 'updatedAt'>): Promise<Webhook> {
      const { endpoint, bulkEvents, ...others } = changes;
      const details = {
        ...others,
        ...(bulkEvents !== undefined && { bulk_events: bulkEvents }),
        ...(endpoint !== undefined && { host: new URL(endpoint).host }),
      };
      const audit = webhookAudit({ now, newId }, caller, 'webhook.updated', id, details);
      const updated = await webhooks.update(caller.organizationId, id, { ...changes, updatedAt: now() }, audit);
      if (updated !== undefined) return updated;
      throw new AppError('validation_failed', { faults: [{ field: 'webhook_id', message: 'does not exist' }] });
    },

    /** Undelivered events are dropped. Throws `not_found`. */
    async remove(caller: Caller, id: string): Promise<void> {
      const audit = webhookAudit({ now, newId }, caller, 'webhook.deleted', id, {});
      if (!(await webhooks.remove(caller.organizationId, id, audit))) throw new AppError('not_found');
    },

    /** The previous secret keeps signing beside the new one for 24 hours. Throws `not_found`. */
    async rotateSecret(caller: Caller, id: string): Promise<{ webhook: Webhook; secret: string }> {
      const webhook = await webhooks.find(caller.organizationId, id);
      if (webhook === undefined) throw new AppError('not_found');
      return { webhook, secret: await rotate(caller, id) };
    },

    /** The secret that signs deliveries to the `webhook` URLs of an organization's searches; created at first use. */
    defaultSecret: ({ organizationId }: Pick<Caller, 'organizationId'>) =>
      webhooks.secret({ id: organizationId, organizationId }, webhookSecret(randomBytes)),

    /** The previous default secret keeps signing beside the new one for 24 hours. */
    rotateDefaultSecret: (caller: Caller) => rotate(caller, caller.organizationId),
  };

  async function rotate(caller: Caller, id: string): Promise<string> {
    const secret = webhookSecret(randomBytes);
    const until = new Date(now().getTime() + PREVIOUS_SECRET_MS);
    const details = { previous_until: until.toISOString() };
    const audit = webhookAudit({ now, newId }, caller, 'webhook.secret_rotated', id, details);
    await webhooks.replaceSecret({ id, organizationId: caller.organizationId }, secret, until, audit);
    return secret;
  }
}
export type WebhookService = ReturnType<typeof webhookService>;

/** Audit entry of an action on a webhook. Paths of endpoints may hold keys: only the host is recorded. */
export function webhookAudit(
  { now, newId }: { readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  action: Extract<AuditEntry['action'], `webhook.${string}`>,
  id: string,
  details: AuditDetails,
): AuditEntry {
  return {
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    ...{ action, target: { kind: 'webhook', id }, details },
  };
}
