import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { Queries } from '../platform/database/database.js';
import { insertBatch, type NewRows, rowsOf } from '../platform/database/insert-rows.js';
import { byCase, type PersonalData } from '../platform/database/personal-data.js';
import { type ReferenceClaim, referenceInUse } from './client-references.js';
import { clientReferencePolicies, clientReferences } from './client-references.table.js';

/** References in use. */
export const CLIENT_REFERENCES_PERSONAL_DATA: PersonalData = { table: clientReferences, of: byCase(clientReferences) };

/** Keeps the rows of organizations with a policy, in the statement that writes them: the check costs no round trip. */
const WITH_POLICY =
  '(select true from client_reference_policies as policy where policy.organization_id = json_populate_recordset.organization_id)';

/**
 * Rows that claim references, each refused with `client_reference_in_use` if another has it; none without a policy. To be written
 * first, and in one order by all: a transaction that waits for another's claim then holds no lock that the other needs.
 */
export function claimRows(claims: readonly ReferenceClaim[]): NewRows {
  const rows = claims.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { ...rowsOf(clientReferences, rows), where: WITH_POLICY };
}

/** Claims the references that are free; returns the errors of the others, by the id of their case. */
export async function claimFree(
  tx: Queries,
  organizationId: string,
  claims: readonly ReferenceClaim[],
): Promise<ReadonlyMap<string, AppError>> {
  if (claims.length === 0) return new Map();
  await insertBatch(tx, [{ ...claimRows(claims), onConflict: 'on conflict do nothing' }]);
  const holders = await holdersOf(tx, organizationId, claims);
  return new Map(
    claims.flatMap((claim) => {
      const holder = holders.get(keyOf(claim));
      return holder?.caseId === claim.caseId ? [] : [[claim.caseId, referenceInUse(claim, holder?.holderId)]];
    }),
  );
}

/** Frees the reference of a customer. */
export async function releaseReference(
  tx: Queries,
  { id, organizationId, caseId }: { readonly id: string; readonly organizationId: string; readonly caseId: string },
): Promise<void> {
  const held = and(eq(clientReferences.organizationId, organizationId), eq(clientReferences.caseId, caseId));
  await tx.delete(clientReferences).where(and(held, eq(clientReferences.holderId, id)));
}

/** The error of an addition, with the holder of the reference if that was in use. */
export async function withHolder(db: Queries, error: unknown, claims: readonly ReferenceClaim[]): Promise<unknown> {
  const [first] = claims;
  if (first === undefined || !(error instanceof AppError) || error.code !== 'client_reference_in_use') return error;
  const holders = await holdersOf(db, first.organizationId, claims);
  const taken = claims.find((claim) => holders.has(keyOf(claim))) ?? first;
  return referenceInUse(taken, holders.get(keyOf(taken))?.holderId);
}

/** True if the organization allows each reference once, or is about to. */
export async function hasReferencePolicy(queries: Queries, organizationId: string): Promise<boolean> {
  const found = await queries
    .select({ organizationId: clientReferencePolicies.organizationId })
    .from(clientReferencePolicies)
    .where(eq(clientReferencePolicies.organizationId, organizationId));
  return found.length > 0;
}

async function holdersOf(
  queries: Queries,
  organizationId: string,
  claims: readonly ReferenceClaim[],
): Promise<ReadonlyMap<string, ReferenceClaim>> {
  const wanted = and(
    eq(clientReferences.organizationId, organizationId),
    inArray(clientReferences.kind, [...new Set(claims.map(({ kind }) => kind))]),
    inArray(clientReferences.clientReference, [...new Set(claims.map((claim) => claim.clientReference))]),
  );
  const rows = await queries.select().from(clientReferences).where(wanted);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ organizationId, kind, clientReference }: ReferenceClaim): string {
  return [organizationId, kind, clientReference].join(' ');
}
