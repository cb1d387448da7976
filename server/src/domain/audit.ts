import { createHash } from 'node:crypto';
import type { AuthenticatedCaller, Caller, RequestOrigin } from './caller.js';
import { canonicalJson } from './canonical-json.js';

/** Everything that is written into the audit log; a word that was used is never given another meaning. */
export const AUDIT_ACTIONS = [
  'access.refused',
  'analysis.stored',
  'api_key.created',
  'api_key.revoked',
  'article.decided',
  'article.deleted',
  'audit.anchored',
  'audit.exported',
  'audit.verified',
  'bulk_upload.cancelled',
  'bulk_upload.created',
  'bulk_upload.ended',
  'case.assigned',
  'case.commented',
  'case.created',
  'case.exported',
  'case.held',
  'case.opened',
  'case.read',
  'case.released',
  'case.rescreened',
  'client_reference_policy.updated',
  'compliance.requested',
  'configuration.updated',
  'coverage.accepted',
  'custom_list.created',
  'custom_list.deleted',
  'custom_list.exported',
  'custom_list.updated',
  'customer.decided',
  'customer.deleted',
  'customer.read',
  'customer.reopened',
  'decision.agreed',
  'decision.disputed',
  'decision.proposed',
  'decision.withdrawn',
  'identity.linked',
  'identity.removed',
  'list.imported',
  'list.rolled_back',
  'media.imported',
  'monitoring.changed',
  'organization.created',
  'organization.credited',
  'organization.entitled',
  'organization.updated',
  'passkey.added',
  'passkey.refused',
  'passkey.removed',
  'passkey.used',
  'queue.exported',
  'record.decided',
  'record.rejoined',
  'record.split',
  'record.whitelist_ended',
  'record.whitelisted',
  'retention.applied',
  'retention.updated',
  'review_policy.updated',
  'risk_score_engine.activated',
  'risk_score_engine.created',
  'risk_score_engine.deleted',
  'risk_score_engine.updated',
  'samples.created',
  'samples.removed',
  'search.previewed',
  'search_profile.created',
  'search_profile.deleted',
  'search_profile.updated',
  'second_factor.recovery_code_used',
  'second_factor.recovery_codes_replaced',
  'second_factor.removed',
  'second_factor.set_up',
  'session.confirmation_failed',
  'session.ended',
  'session.refused',
  'session.started',
  'sign_in_policy.updated',
  'subject.erased',
  'subject.exported',
  'user.created',
  'user.disabled',
  'user.enabled',
  'user.logged_in',
  'user.login_failed',
  'user.password_changed',
  'user.password_reset',
  'user.password_reset_requested',
  'user.updated',
  'webhook.created',
  'webhook.deleted',
  'webhook.replayed',
  'webhook.secret_rotated',
  'webhook.updated',
  'work.claimed',
  'work.state_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const ACTOR_KINDS = ['user', 'anonymous', 'command_line', 'service'] as const satisfies readonly Actor['kind'][];

/** Actor: a user, an unauthenticated caller, the command line of the server, or the service itself. */
export type Actor =
  | ({
      readonly kind: 'user';
      readonly userId: string;
      readonly email: string;
      readonly credential?: AuthenticatedCaller['credential'];
    } & Partial<RequestOrigin>)
  | ({ readonly kind: 'anonymous' } & RequestOrigin)
  | { readonly kind: 'command_line' }
  | { readonly kind: 'service' };

/** Audit entry, recorded in the transaction of the action. */
export interface AuditEntry {
  readonly id: string;
  /** Absent for what belongs to the whole installation (the published lists). */
  readonly organizationId?: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Target: the noun of the action and its id (`user`, `case`, `customer`; the name of a list). */
  readonly target: { readonly kind: string; readonly id: string };
  /** Changed values as JSON, never a secret. May be erased later; their hash stays in the chain. */
  readonly details: AuditDetails;
}

export type AuditDetails = Readonly<Record<string, unknown>>;

/** An entry with its place in the chain. */
export interface ChainedEntry extends Omit<AuditEntry, 'details'> {
  /** Counts from 1, without gaps. */
  readonly number: number;
  /** Hash of the entry before; `GENESIS` for the first. */
  readonly previousHash: string;
  readonly hash: string;
  readonly detailsHash: string;
  /** Details and salt are absent after an erasure. */
  readonly details?: AuditDetails;
  readonly salt?: string;
}

/** The details of an anchor: the heads of the chains that moved, and the entry after which it names them. */
export interface AnchorDetails extends AuditDetails {
  readonly heads: Readonly<Record<string, { readonly after: number; readonly number: number; readonly hash: string }>>;
}

/** Filter of the log; an absent field keeps all. */
export interface AuditFilter {
  readonly action?: AuditAction;
  /** A user's id. */
  readonly actorId?: string;
  readonly targetId?: string;
  readonly from?: Date;
  /** Exclusive. */
  readonly before?: Date;
}

/** An entry as it is read. Those of the last seconds may wait for their place in the chain. */
export interface LoggedEntry extends Omit<AuditEntry, 'details'> {
  /** Absent after an erasure. */
  readonly details?: AuditEntry['details'];
  readonly chained?: { readonly number: number; readonly hash: string };
}

/** Chain of what belongs to no organization. */
export const INSTALLATION_CHAIN = 'installation';
/**
 * Chain of the anchors: each names the heads of other chains as they were chained, and from which entry on. Keeping its
 * head outside the database therefore protects all chains.
 */
export const ANCHOR_CHAIN = 'anchors';
export const GENESIS = '0'.repeat(64);

export const COMMAND_LINE: Actor = { kind: 'command_line' };
export const SERVICE: Actor = { kind: 'service' };

export function actorOf(
  caller: Caller & Partial<Pick<AuthenticatedCaller, 'credential' | keyof RequestOrigin>>,
): Actor {
  const { userId, email, credential, address, requestId } = caller;
  return {
    ...{ kind: 'user', userId, email },
    ...(credential && { credential }),
    ...(address !== undefined && { address }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** Salted, so that what was erased cannot be guessed from its hash. SHA-256, hex. */
export function auditDetailsHash(details: AuditDetails, salt: string): string {
  return sha256(`${salt}\n${canonicalJson(details)}`);
}

/** SHA-256 over everything of the entry but its details, which it holds by their hash, and over the entry before it. */
export function auditHash(
  chain: string,
  entry: Omit<ChainedEntry, 'hash' | 'details' | 'salt' | 'organizationId'>,
): string {
  const { number, previousHash, id, at, actor, action, target, detailsHash } = entry;
  return sha256(
    canonicalJson({
      ...{ format: 1, chain, number, previousHash, id, at: at.toISOString() },
      ...{ actor, action, target, detailsHash },
    }),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
