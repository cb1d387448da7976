import type { AuditEntry, LoggedEntry } from '../domain/audit.js';
import { ANCHOR_CHAIN, INSTALLATION_CHAIN } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { AuditFinding } from '../domain/check-audit-chain.js';
import type { NewId } from '../domain/ports.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { AuditLog } from './audit.js';
import { type VerifyAuditDeps, verifyAudit } from './verify-audit.js';

/** Chains that concern an organization: its own, and what vouches for it. */
export const CHECKED_CHAINS = ['organization', 'installation', 'anchors'] as const;

/** A chain as it was checked; `head` is what `touchstone audit verify --head` takes. */
interface CheckedChain {
  readonly chain: (typeof CHECKED_CHAINS)[number];
  readonly entries: number;
  readonly head: string;
  readonly findings: readonly AuditFinding[];
}

export const CHECK_STATUSES = ['never', 'running', 'sound', 'broken'] as const;

/** The last check that an organization asked for. */
export interface AuditCheck {
  readonly status: (typeof CHECK_STATUSES)[number];
  /** Absent while it runs, as is the following. */
  readonly endedAt?: Date;
  /** E-mail address of who asked. */
  readonly requestedBy?: string;
  readonly chains: readonly CheckedChain[];
}

/** Findings kept of one chain: each names the first entry of its kind, so that further ones say little. */
const MOST_FINDINGS = 100;

interface CheckDeps extends VerifyAuditDeps {
  readonly records: AuditRecords;
  readonly newId: NewId;
}

/** Checks the chains that concern an organization and records the outcome in its log, which is where it is kept. */
export async function checkForOrganization(
  { records, newId, ...deps }: CheckDeps,
  {
    organizationId,
    userId,
    email,
  }: { readonly organizationId: string; readonly userId: string; readonly email: string },
): Promise<void> {
  const names = new Map<string, CheckedChain['chain']>([
    [organizationId, 'organization'],
    [INSTALLATION_CHAIN, 'installation'],
    [ANCHOR_CHAIN, 'anchors'],
  ]);
  const chains: CheckedChain[] = [];
  for await (const { chain, entries, head, findings } of verifyAudit(deps, new Map(), new Set(names.keys()))) {
    const name = names.get(chain);
    if (name === undefined) continue;
    const text = `${chain}@${head.number}:${head.hash}`;
    chains.push({ chain: name, entries, head: text, findings: findings.slice(0, MOST_FINDINGS) });
  }
  const status = chains.every(({ findings }) => findings.length === 0) ? 'sound' : 'broken';
  const id = newId();
  const entry: AuditEntry = {
    ...{ id, organizationId, at: deps.now(), actor: { kind: 'user', userId, email }, action: 'audit.verified' },
    ...{ target: { kind: 'audit', id }, details: { status, chains } },
  };
  await records.record(entry);
}

/** Checks on request, one at a time for each organization. */
export function auditChecks(log: Pick<AuditLog, 'list' | 'isChecking' | 'queueCheck'>) {
  async function read({ organizationId }: Pick<AuthenticatedCaller, 'organizationId'>): Promise<AuditCheck> {
    if (await log.isChecking(organizationId)) return { status: 'running', chains: [] };
    const { entries } = await log.list(organizationId, { action: 'audit.verified' }, { number: 1, size: 1 });
    return entries[0] === undefined ? { status: 'never', chains: [] } : checkOf(entries[0]);
  }
  return {
    read,
    /** Starts a check, unless one is under way. */
    async start(caller: AuthenticatedCaller): Promise<AuditCheck> {
      const { organizationId, userId, email } = caller;
      if (!(await log.isChecking(organizationId))) await log.queueCheck({ organizationId, userId, email });
      return read(caller);
    },
  };
}
export type AuditChecks = ReturnType<typeof auditChecks>;

function checkOf({ at, actor, details }: LoggedEntry): AuditCheck {
  const { status, chains } = details as Pick<AuditCheck, 'status' | 'chains'> & LoggedEntry['details'];
  return { status, chains, endedAt: at, ...(actor.kind === 'user' && { requestedBy: actor.email }) };
}
