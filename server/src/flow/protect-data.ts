import { normalizeName } from '@touchstone/engine';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { LegalHold, Retention } from '../domain/data-protection.js';
import { type Fault, Refusal } from '../domain/refusal.js';
import type { Page } from './ports/cases.js';
import type { Erasure, LegalHolds, Retentions, SubjectData } from './ports/data-protection.js';
import type { Images } from './ports/images.js';
import type { Clock, NewId } from './ports.js';

export interface ProtectDataWorld {
  readonly subjects: SubjectData;
  readonly images: Pick<Images, 'read'>;
  readonly holds: LegalHolds;
  readonly retentions: Retentions;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The searches of everybody with this name, so that a person can say which of them are of the subject: namesakes are others. */
export function findSubject(
  { subjects }: Pick<ProtectDataWorld, 'subjects'>,
  { organizationId }: AuthenticatedCaller,
  name: string,
  page: Page,
): Promise<{ cases: readonly Case[]; total: number }> {
  return subjects.find(organizationId, normalizeName(name), page);
}

/** Everything that is held of these searches, one after another, once it is noted that it was asked for. */
export async function exportSubject(
  world: ProtectDataWorld,
  caller: AuthenticatedCaller,
  caseIds: readonly string[],
): Promise<AsyncIterable<{ readonly caseId: string; readonly tables: object }>> {
  const { organizationId } = caller;
  const wanted = [...new Set(caseIds)];
  const audit = auditOf(world, caller, 'subject.exported', 'subject', { search_references: wanted });
  const found = new Set((await world.subjects.pick(organizationId, wanted, audit)).map(({ id }) => id));
  refuseMissing(
    wanted,
    wanted.filter((id) => !found.has(id)),
  );
  return (async function* () {
    for (const caseId of wanted) {
      const tables = await world.subjects.everything(organizationId, caseId);
      const image = await world.images.read(organizationId, caseId);
      // Encrypted it would tell its subject nothing.
      yield { caseId, tables: image === undefined ? tables : { ...tables, case_images: [{ case_id: caseId, image }] } };
    }
  })();
}

/**
 * Erases everything that is held of these searches. What stays is an audit entry with a salted hash of each subject. Refuses,
 * and erases nothing, when one of them is not there, or its subject is under a legal hold.
 */
export async function eraseSubject(
  world: ProtectDataWorld,
  caller: AuthenticatedCaller,
  { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
): Promise<Extract<Erasure, { outcome: 'erased' }>> {
  const wanted = [...new Set(caseIds)];
  const audit = auditOf(world, caller, 'subject.erased', 'subject', { reason });
  const erasure = await world.subjects.erase(caller.organizationId, wanted, audit);
  if (erasure.outcome === 'erased') return erasure;
  refuseMissing(wanted, erasure.missing);
  const faults = erasure.held.map((id) => ({ field: fieldOf(wanted, id), message: `is under a legal hold: ${id}` }));
  throw new Refusal('under_legal_hold', { faults });
}

/** Holds searches, and with them every search of the same subjects, against erasure and retention. */
export async function holdCases(
  world: ProtectDataWorld,
  caller: AuthenticatedCaller,
  { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
): Promise<readonly LegalHold[]> {
  const { organizationId, userId, email } = caller;
  const wanted = [...new Set(caseIds)];
  const found = await world.subjects.pick(organizationId, wanted);
  const known = new Set(found.map(({ id }) => id));
  const missing = wanted.filter((id) => !known.has(id));
  refuseMissing(wanted, missing);
  const made = await world.holds.add(organizationId, wanted, { reason, userId, email, at: world.now() }, (caseId) =>
    auditOf(world, caller, 'case.held', 'case', { reason }, caseId),
  );
  // Erased between the two.
  if (made === undefined) throw new Refusal('validation_failed', { faults: missingFaults(wanted, wanted) });
  return made;
}

export async function releaseHold(
  world: ProtectDataWorld,
  caller: AuthenticatedCaller,
  id: string,
  reason: string,
): Promise<LegalHold> {
  const released = { at: world.now(), by: caller.email, reason };
  const done = await world.holds.release(caller.organizationId, id, released, (caseId) =>
    auditOf(world, caller, 'case.released', 'case', { reason }, caseId),
  );
  if (done === undefined) throw new Refusal('not_found');
  return done;
}

/** Says how long searches are kept, by outcome. What is left out of `days` is kept for ever. */
export async function updateRetention(
  world: ProtectDataWorld,
  caller: AuthenticatedCaller,
  wanted: Omit<Retention, 'updatedAt'>,
): Promise<Retention> {
  const { organizationId } = caller;
  const before = await world.retentions.read(organizationId);
  const after = { ...wanted, updatedAt: world.now() };
  const details = { before, after };
  await world.retentions.save(
    organizationId,
    after,
    auditOf(world, caller, 'retention.updated', 'retention', details, organizationId),
  );
  return after;
}

function refuseMissing(wanted: readonly string[], missing: readonly string[]): void {
  if (missing.length > 0) throw new Refusal('validation_failed', { faults: missingFaults(wanted, missing) });
}

function missingFaults(wanted: readonly string[], missing: readonly string[]): Fault[] {
  return missing.map((id) => ({ field: fieldOf(wanted, id), message: `No search found for: ${id}` }));
}

function fieldOf(wanted: readonly string[], id: string): string {
  return `search_references[${wanted.indexOf(id)}]`;
}

function auditOf(
  { now, newId }: Pick<ProtectDataWorld, 'now' | 'newId'>,
  caller: AuthenticatedCaller,
  action: AuditEntry['action'],
  kind: string,
  details: AuditEntry['details'],
  targetId?: string,
): AuditEntry {
  const id = newId();
  const { organizationId } = caller;
  const target = { kind, id: targetId ?? id };
  return { id, organizationId, at: now(), actor: actorOf(caller), action, target, details };
}
