import type { AuditEntry } from '../../domain/audit.js';
import type { NoFace } from '../../domain/face.js';

/** What came of comparing a face with others: a distance for each, in their order, or why there is none. */
export type FacesSeen =
  | { readonly outcome: 'compared'; readonly distances: readonly (number | NoFace | 'no_time')[] }
  | { readonly outcome: NoFace | 'unavailable' };

/** Compares faces, apart from the service; never fails: `unavailable` is an answer. */
export interface Faces {
  compare(picture: Uint8Array, listed: readonly Uint8Array[]): Promise<FacesSeen>;
}

/** Which entry of an own list. */
export interface EntryPlace {
  readonly listId: string;
  readonly entryId: string;
}

/** The pictures of subjects and of entries of own lists, encrypted where they lie. */
export interface Images {
  /** Absent where faces are not compared: switched off, or not installed. */
  readonly faces?: Faces;
  /** An image as it was sent, encrypted for its case and of use for no other. */
  close(text: string, caseId: string): string;
  /** As it was sent; undefined when there is none. */
  read(organizationId: string, caseId: string): Promise<string | undefined>;
  /** Those of these entries that have one, by `<list id> <entry id>`. */
  ofEntries(organizationId: string, entries: readonly EntryPlace[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Gives an entry its picture in place of the one it had; false when there is no such entry. */
  putOfEntry(organizationId: string, entry: EntryPlace, text: string, audit: AuditEntry): Promise<boolean>;
  /** False when there is none. */
  removeOfEntry(organizationId: string, entry: EntryPlace, audit: AuditEntry): Promise<boolean>;
}
