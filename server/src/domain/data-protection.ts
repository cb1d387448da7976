import { createHash } from 'node:crypto';
import { isPlaceholder, normalizeName } from '@touchstone/engine';
import type { CaseFilters } from './case.js';
import { namesInField } from './parts-of-field.js';

/**
 * Outcomes that determine how long a search is kept: the worst one counts. A linked article, an open hit, or no result
 * with a verdict of `uncertain` is for review; a true positive has failed, also as a verdict. A declined verdict does
 * not count.
 */
export const RETENTION_OUTCOMES = ['no_match', 'passed', 'for_review', 'failed'] as const;
export type RetentionOutcome = (typeof RETENTION_OUTCOMES)[number];

/** Days without a change after which a search is erased, by outcome; an outcome without a number is kept for ever. */
export interface Retention {
  readonly days: Readonly<Partial<Record<RetentionOutcome, number>>>;
  /** The rows of uploaded files, after the end of their upload. */
  readonly bulkRowDays?: number;
  /** Absent if never set. */
  readonly updatedAt?: Date;
}

export const KEEP_EVERYTHING: Retention = { days: {} };

/** Search protected from erasure, as is any other search that may be of the same subject (`mayBeSameSubject`). */
export interface LegalHold {
  readonly id: string;
  readonly organizationId: string;
  readonly caseId: string;
  readonly reason: string;
  readonly userId: string;
  readonly email: string;
  readonly at: Date;
  readonly released?: { readonly at: Date; readonly by: string; readonly reason: string };
}

/** Distinguishing details of the subjects of two searches. */
export interface SearchedSubject {
  readonly normalizedName: string;
  readonly filters: Pick<CaseFilters, 'date' | 'uniqueIdentifier'>;
}

/**
 * Tells whether two searches may be of one subject: the same words in any order, or the same identifier, and no dates
 * of birth that exclude each other. Deliberately broad: data kept too long can still be erased, data erased under a
 * hold is lost.
 */
export function mayBeSameSubject(a: SearchedSubject, b: SearchedSubject): boolean {
  const [first, second] = [a.filters.date, b.filters.date];
  if (first && second && (first.end < second.start || second.end < first.start)) return false;
  const identifier = plain(a.filters.uniqueIdentifier);
  if (identifier !== '' && identifier === plain(b.filters.uniqueIdentifier)) return true;
  return wordsOf(a) === wordsOf(b);
}

function wordsOf({ normalizedName }: SearchedSubject): string {
  return normalizedName.split(' ').sort().join(' ');
}

/** Empty if it does not distinguish parties. */
function plain(identifier = ''): string {
  return isPlaceholder(identifier) ? '' : identifier.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A name, number or reference of a subject in words: as it was written, in lower case, and as names are compared. */
export interface NameQuery {
  readonly written: readonly string[];
  readonly normalized: readonly string[];
}

export function nameQueryOf(name: string): NameQuery {
  const parts = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  return { written: parts(name.toLowerCase()), normalized: parts(normalizeName(name)) };
}

/** The names that a search gives its subject: the name and its known aliases. */
export function namesOfSubject({ name, party }: Pick<CaseFilters, 'name' | 'party'>): string[] {
  return [name, ...namesInField(party?.knownAlias)];
}

/** Reasons why an erasure keeps articles. */
export const KEPT_ARTICLES = {
  redacted: 'They also name others. The subject was redacted wherever the article has the name.',
  published:
    'They are published articles that every organization can search; they remain until their retention period ends.',
  copies: 'Other searches show copies of deleted or redacted articles. Each copy is erased with its search.',
} as const;
export type KeptArticles = keyof typeof KEPT_ARTICLES;

/** Outcome of an erasure for articles. */
export interface ErasedArticles {
  /** The organization's own articles that named only the subject. */
  readonly deleted: number;
  /** Kept articles, at least one of each kind. `copies` counts searches. */
  readonly kept: readonly { readonly kind: KeptArticles; readonly count: number; readonly reason: string }[];
}

export const MAX_LIST_ENTRIES = 100;

/** Entry of a custom list, the organization's own record: reported, and removed by its owner. */
export interface OwnEntry {
  readonly listId: string;
  readonly listName: string;
  readonly entryId: string;
  readonly name: string;
}

/** Returns the remainder of an erased subject: only those who know the subject can recognise it. SHA-256, hex. */
export function subjectStub(salt: string, subjectKey: string): string {
  return createHash('sha256').update(`${salt}\n${subjectKey}`).digest('hex');
}
