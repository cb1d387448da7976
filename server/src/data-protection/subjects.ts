import type { CustomersOfCases } from '../cases/cases.js';
import type { Images } from '../cases/images.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import {
  type ErasedArticles,
  type NameQuery,
  nameQueryOf,
  namesOfSubject,
  type OwnEntry,
} from '../domain/data-protection.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';

/** Everything stored about the subjects of searches, in all tables. */
export interface SubjectRepository {
  /**
   * Searches with all words of one of the names, in any order, in their normalized name or anywhere in their request (aliases,
   * relatives, numbers, reference), newest first.
   */
  find(
    organizationId: string,
    queries: readonly NameQuery[],
    page: Page,
  ): Promise<{ cases: readonly Case[]; total: number }>;
  /** Entries in force of the organization's custom lists with these names, at most `MAX_OWN_ENTRIES`. */
  ownEntries(organizationId: string, queries: readonly NameQuery[]): Promise<readonly OwnEntry[]>;
  /** The existing ones in the given order; `audit` is written if given. */
  pick(organizationId: string, caseIds: readonly string[], audit?: AuditEntry): Promise<readonly Case[]>;
  /** Reads all rows of one search by table, as stored; empty if it was erased. */
  everything(organizationId: string, caseId: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /**
   * Erases everything in one transaction, including the details of audit entries about the searches; `audit` names what
   * remains. Erases nothing if a search does not exist or is on hold.
   */
  erase(organizationId: string, caseIds: readonly string[], audit: AuditEntry): Promise<Erasure>;
  /** Erases the oldest tests that are not on hold, a bounded number, in one transaction; `audit` is written unless there are none. */
  eraseTests(
    organizationId: string,
    audit: AuditEntry,
  ): Promise<{ readonly cases: number; readonly customers: number }>;
}

export type Erasure =
  | {
      readonly outcome: 'erased';
      readonly cases: number;
      readonly customers: number;
      readonly articles: ErasedArticles;
    }
  | { readonly outcome: 'refused'; readonly missing: readonly string[]; readonly held: readonly string[] };

/** Rows of a search by table, and the custom list entries with its name. */
export interface ExportedCase {
  readonly caseId: string;
  readonly tables: object;
  readonly ownEntries: readonly OwnEntry[];
}

interface SubjectDeps {
  readonly subjects: SubjectRepository;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly images: Pick<Images, 'read'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Requests of data subjects: find, export and erase what is stored about them. */
export function subjectService({ subjects, customers, images, now, newId }: SubjectDeps) {
  return {
    /**
     * Searches and custom list entries with one of these names, numbers or references. A person decides which of them concern
     * the subject: others may share the name.
     */
    async find({ organizationId }: AuthenticatedCaller, names: readonly string[], page: Page) {
      const queries = names.map(nameQueryOf);
      const found = await subjects.find(organizationId, queries, page);
      const standings = await customers.standingsOfCases(
        organizationId,
        found.cases.map(({ id }) => id),
      );
      return { ...found, standings, ownEntries: await subjects.ownEntries(organizationId, queries) };
    },

    /** Exports everything stored about these searches, one by one, after recording the export. Throws `validation_failed` for a missing search. */
    async export(caller: AuthenticatedCaller, caseIds: readonly string[]): Promise<AsyncIterable<ExportedCase>> {
      const { organizationId } = caller;
      const wanted = [...new Set(caseIds)];
      const audit = auditOf(caller, 'subject.exported', { search_references: wanted });
      const found = new Map((await subjects.pick(organizationId, wanted, audit)).map((one) => [one.id, one]));
      const missing = wanted.filter((id) => !found.has(id));
      throwIfMissing(wanted, missing);
      return (async function* () {
        for (const caseId of wanted) {
          const tables = await subjects.everything(organizationId, caseId);
          const image = await images.read(organizationId, caseId);
          const ownEntries = await subjects.ownEntries(organizationId, namesOf(found.get(caseId)));
          // Encrypted, the image would be useless to its subject.
          const shown = image === undefined ? tables : { ...tables, case_images: [{ case_id: caseId, image }] };
          yield { caseId, tables: shown, ownEntries };
        }
      })();
    },

    /**
     * Erases everything stored about these searches. What remains is an audit entry with a salted hash of each subject. Custom
     * list entries with their names are returned and stay. The organization's own articles about a subject are deleted or
     * redacted. Throws, and erases nothing, if a search does not exist or its subject is under a legal hold.
     */
    async erase(
      caller: AuthenticatedCaller,
      { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
    ): Promise<Extract<Erasure, { outcome: 'erased' }> & { readonly ownEntries: readonly OwnEntry[] }> {
      const wanted = [...new Set(caseIds)];
      const named = (await subjects.pick(caller.organizationId, wanted)).flatMap(namesOf);
      const audit = auditOf(caller, 'subject.erased', { reason });
      const erasure = await subjects.erase(caller.organizationId, wanted, audit);
      if (erasure.outcome === 'erased') {
        return { ...erasure, ownEntries: await subjects.ownEntries(caller.organizationId, named) };
      }
      throwIfMissing(wanted, erasure.missing);
      const faults = erasure.held.map((id) => ({
        field: fieldOf(wanted, id),
        message: `is under a legal hold: ${id}`,
      }));
      throw new AppError('under_legal_hold', { faults });
    },

    /** Erases all tests of the organization with their customers; returns how many. */
    async eraseTests(caller: AuthenticatedCaller): Promise<{ readonly cases: number; readonly customers: number }> {
      const all = { cases: 0, customers: 0 };
      for (;;) {
        const audit = auditOf(caller, 'subject.erased', { reason: 'test data' });
        const { cases, customers: owned } = await subjects.eraseTests(caller.organizationId, audit);
        if (cases === 0) return all;
        all.cases += cases;
        all.customers += owned;
      }
    },
  };

  function auditOf(
    caller: AuthenticatedCaller,
    action: AuditEntry['action'],
    details: AuditEntry['details'],
  ): AuditEntry {
    const id = newId();
    const { organizationId } = caller;
    return { id, organizationId, at: now(), actor: actorOf(caller), action, target: { kind: 'subject', id }, details };
  }
}
export type SubjectService = ReturnType<typeof subjectService>;

/** Throws `validation_failed` that names each missing search by its place in `search_references`. */
export function throwIfMissing(wanted: readonly string[], missing: readonly string[]): void {
  const faults: FieldError[] = missing.map((id) => ({
    field: fieldOf(wanted, id),
    message: `No search found for: ${id}`,
  }));
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
}

function fieldOf(wanted: readonly string[], id: string): string {
  return `search_references[${wanted.indexOf(id)}]`;
}

function namesOf(found: Case | undefined): NameQuery[] {
  return found === undefined ? [] : namesOfSubject(found.filters).map(nameQueryOf);
}
