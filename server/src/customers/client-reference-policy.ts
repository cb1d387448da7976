import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';

/** A client reference that several searches, or several customers, have. */
export interface RepeatedReference {
  readonly clientReference: string;
  readonly of: 'searches' | 'customers';
  readonly uses: number;
}

export interface ClientReferencePolicies {
  isUnique(organizationId: string): Promise<boolean>;
  /** References used more than once, at most `most` of them, and the number of all. Tests and samples do not count. */
  repeated(
    organizationId: string,
    most: number,
  ): Promise<{ readonly references: readonly RepeatedReference[]; readonly total: number }>;
  /** From now on every new search and customer claims its reference. */
  begin(organizationId: string, at: Date): Promise<void>;
  /** Claims the references of all that was stored before `begin`, also of what was being stored then. */
  claimExisting(organizationId: string): Promise<void>;
  /** Ends what `begin` began, unless it is complete. */
  abandon(organizationId: string): Promise<void>;
  /** Completes what `begin` began; false if it was ended meanwhile. */
  complete(organizationId: string, audit: AuditEntry): Promise<boolean>;
  /** Allows any number of uses again. */
  end(organizationId: string, audit: AuditEntry): Promise<void>;
}

interface ClientReferencePolicyDeps {
  readonly policies: ClientReferencePolicies;
  readonly now: Clock;
  readonly newId: NewId;
}

const NAMED = 5;

/** Whether an organization allows each client reference once among its searches, and once among its customers. */
export function clientReferencePolicyService({ policies, now, newId }: ClientReferencePolicyDeps) {
  return {
    isUnique: ({ organizationId }: Caller) => policies.isUnique(organizationId),

    /** Throws `validation_failed`, and changes nothing, while a reference is used more than once. */
    async change(caller: AuthenticatedCaller, unique: boolean): Promise<void> {
      const { organizationId } = caller;
      const before = await policies.isUnique(organizationId);
      const entry: AuditEntry = {
        ...{
          id: newId(),
          organizationId,
          at: now(),
          actor: actorOf(caller),
          action: 'client_reference_policy.updated',
        },
        target: { kind: 'organization', id: organizationId },
        details: { before: { unique: before }, after: { unique } },
      };
      if (!unique) await (before ? policies.end(organizationId, entry) : policies.abandon(organizationId));
      else if (!before) await switchOn(organizationId, entry);
    },
  };

  async function switchOn(organizationId: string, entry: AuditEntry): Promise<void> {
    await refuseRepeated(organizationId);
    await policies.begin(organizationId, entry.at);
    try {
      await policies.claimExisting(organizationId);
      // Of what was stored since the first look.
      await refuseRepeated(organizationId);
      if (await policies.complete(organizationId, entry)) return;
    } catch (error) {
      await policies.abandon(organizationId);
      throw error;
    }
    throw new AppError('version_conflict', { text: 'The policy was changed at the same time; read it and try again' });
  }

  async function refuseRepeated(organizationId: string): Promise<void> {
    const { references, total } = await policies.repeated(organizationId, NAMED);
    if (total === 0) return;
    const named = references.map(({ clientReference, of, uses }) => `"${clientReference}" (${uses} ${of})`);
    const others = total - references.length;
    const which = `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
    const message = `must be false while client references are used more than once: ${which}`;
    throw new AppError('validation_failed', { faults: [{ field: 'unique', message }] });
  }
}
export type ClientReferencePolicyService = ReturnType<typeof clientReferencePolicyService>;
