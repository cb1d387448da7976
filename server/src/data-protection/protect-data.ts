import type { Images } from '../cases/images.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import {
  type AskedWords,
  askedWords,
  type LegalHold,
  namesOfSubject,
  type OwnEntry,
  type Retention,
} from '../domain/data-protection.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Erasure, LegalHolds, Retentions, SubjectData } from './data-protection.js';

export interface ProtectDataDeps {
  readonly subjects: SubjectData;
  readonly images: Pick<Images, 'read'>;
  readonly holds: LegalHolds;
  readonly retentions: Retentions;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface FoundSubject {
  readonly cases: readonly Case[];
  readonly total: number;
  readonly ownEntries: readonly OwnEntry[];
}

/**
 * The searches and own list entries that have one of these names, numbers or references, so that a person can say which of them
 * are of the subject: namesakes are others.
 */
export async function findSubject(
  { subjects }: Pick<ProtectDataDeps, 'subjects'>,
  { organizationId }: AuthenticatedCaller,
  names: readonly string[],
  page: Page,
): Promise<FoundSubject> {
  const asked = names.map(askedWords);
  const found = await subjects.find(organizationId, asked, page);
  return { ...found, ownEntries: await subjects.ownEntries(organizationId, asked) };
}

/** All rows of a search by table, and the own list entries that have its name. */
export interface ExportedCase {
  readonly caseId: string;
  readonly tables: object;
  readonly ownEntries: readonly OwnEntry[];
}

/** Everything that is held of these searches, one after another, once it is noted that it was asked for. */
export async function exportSubject(
  deps: ProtectDataDeps,
  caller: AuthenticatedCaller,
  caseIds: readonly string[],
): Promise<AsyncIterable<ExportedCase>> {
  const { organizationId } = caller;
  const wanted = [...new Set(caseIds)];
  const audit = auditOf(deps, caller, 'subject.exported', 'subject', { search_references: wanted });
  const found = new Map((await deps.subjects.pick(organizationId, wanted, audit)).map((one) => [one.id, one]));
  refuseMissing(
    wanted,
    wanted.filter((id) => !found.has(id)),
  );
  return (async function* () {
    for (const caseId of wanted) {
      const tables = await deps.subjects.everything(organizationId, caseId);
      const image = await deps.images.read(organizationId, caseId);
      const ownEntries = await deps.subjects.ownEntries(organizationId, namesOf(found.get(caseId)));
      // Encrypted it would tell its subject nothing.
      const shown = image === undefined ? tables : { ...tables, case_images: [{ case_id: caseId, image }] };
      yield { caseId, tables: shown, ownEntries };
    }
  })();
}

/**
 * Erases everything that is held of these searches. What stays is an audit entry with a salted hash of each subject. Refuses,
 * and erases nothing, when one of them is not there, or its subject is under a legal hold. Entries of own lists that have a name
 * of theirs are told, and stay. The organization's own articles about a subject go; others stay without its name.
 */
export async function eraseSubject(
  deps: ProtectDataDeps,
  caller: AuthenticatedCaller,
  { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
): Promise<Extract<Erasure, { outcome: 'erased' }> & { readonly ownEntries: readonly OwnEntry[] }> {
  const wanted = [...new Set(caseIds)];
  const named = (await deps.subjects.pick(caller.organizationId, wanted)).flatMap(namesOf);
  const audit = auditOf(deps, caller, 'subject.erased', 'subject', { reason });
  const erasure = await deps.subjects.erase(caller.organizationId, wanted, audit);
  if (erasure.outcome === 'erased') {
    return { ...erasure, ownEntries: await deps.subjects.ownEntries(caller.organizationId, named) };
  }
  refuseMissing(wanted, erasure.missing);
  const faults = erasure.held.map((id) => ({ field: fieldOf(wanted, id), message: `is under a legal hold: ${id}` }));
  throw new AppError('under_legal_hold', { faults });
}

function namesOf(found: Case | undefined): AskedWords[] {
  return found === undefined ? [] : namesOfSubject(found.filters).map(askedWords);
}

/** Holds searches, and with them every search that may be of the same subjects, against erasure and retention. */
export async function holdCases(
  deps: ProtectDataDeps,
  caller: AuthenticatedCaller,
  { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
): Promise<readonly LegalHold[]> {
  const { organizationId, userId, email } = caller;
  const wanted = [...new Set(caseIds)];
  const found = await deps.subjects.pick(organizationId, wanted);
  const known = new Set(found.map(({ id }) => id));
  const missing = wanted.filter((id) => !known.has(id));
  refuseMissing(wanted, missing);
  const made = await deps.holds.add(organizationId, wanted, { reason, userId, email, at: deps.now() }, (caseId) =>
    auditOf(deps, caller, 'case.held', 'case', { reason }, caseId),
  );
  // Erased between the two.
  if (made === undefined) throw new AppError('validation_failed', { faults: missingErrors(wanted, wanted) });
  return made;
}

export async function releaseHold(
  deps: ProtectDataDeps,
  caller: AuthenticatedCaller,
  id: string,
  reason: string,
): Promise<LegalHold> {
  const released = { at: deps.now(), by: caller.email, reason };
  const done = await deps.holds.release(caller.organizationId, id, released, (caseId) =>
    auditOf(deps, caller, 'case.released', 'case', { reason }, caseId),
  );
  if (done === undefined) throw new AppError('not_found');
  return done;
}

/** Says how long searches are kept, by outcome. What is left out of `days` is kept for ever. */
export async function updateRetention(
  deps: ProtectDataDeps,
  caller: AuthenticatedCaller,
  wanted: Omit<Retention, 'updatedAt'>,
): Promise<Retention> {
  const { organizationId } = caller;
  const before = await deps.retentions.read(organizationId);
  const after = { ...wanted, updatedAt: deps.now() };
  const details = { before, after };
  await deps.retentions.save(
    organizationId,
    after,
    auditOf(deps, caller, 'retention.updated', 'retention', details, organizationId),
  );
  return after;
}

function refuseMissing(wanted: readonly string[], missing: readonly string[]): void {
  if (missing.length > 0) throw new AppError('validation_failed', { faults: missingErrors(wanted, missing) });
}

function missingErrors(wanted: readonly string[], missing: readonly string[]): FieldError[] {
  return missing.map((id) => ({ field: fieldOf(wanted, id), message: `No search found for: ${id}` }));
}

function fieldOf(wanted: readonly string[], id: string): string {
  return `search_references[${wanted.indexOf(id)}]`;
}

function auditOf(
  { now, newId }: Pick<ProtectDataDeps, 'now' | 'newId'>,
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
