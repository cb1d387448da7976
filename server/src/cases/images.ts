import type { EntryImages } from '../custom-lists/custom-entries.js';
import type { EntryPlace } from '../domain/custom-list.js';
import type { Faces } from '../faces/faces.js';

/** An encrypted image, with the fingerprint of its key. */
export interface ClosedImage {
  readonly encrypted: string;
  readonly keyFingerprint: string;
}

/** Images of subjects and of custom list entries, stored encrypted. */
export interface Images extends EntryImages {
  /** Absent if face comparison is disabled or not installed. */
  readonly faces?: Faces;
  /** Encrypts an image as sent, for one case only. */
  close(text: string, caseId: string): ClosedImage;
  /** The image as sent; undefined if there is none. */
  read(organizationId: string, caseId: string): Promise<string | undefined>;
  /** Images of entries by `<list id> <entry id>`; entries without one are absent. */
  ofEntries(organizationId: string, entries: readonly EntryPlace[]): Promise<ReadonlyMap<string, Uint8Array>>;
}
