import type { EntryImages } from '../custom-lists/custom-entries.js';
import type { EntryPlace } from '../domain/custom-list.js';
import type { Faces } from '../faces/faces.js';

/** The pictures of subjects and of entries of own lists, encrypted where they lie. */
export interface Images extends EntryImages {
  /** Absent where faces are not compared: switched off, or not installed. */
  readonly faces?: Faces;
  /** An image as it was sent, encrypted for its case and of use for no other. */
  close(text: string, caseId: string): string;
  /** As it was sent; undefined when there is none. */
  read(organizationId: string, caseId: string): Promise<string | undefined>;
  /** Those of these entries that have one, by `<list id> <entry id>`. */
  ofEntries(organizationId: string, entries: readonly EntryPlace[]): Promise<ReadonlyMap<string, Uint8Array>>;
}
