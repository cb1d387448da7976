import type { NoFace } from '../domain/face.js';

/** Result of comparing a face with others: a distance for each, in their order, or the reason for none. */
export type FacesSeen =
  | { readonly outcome: 'compared'; readonly distances: readonly (number | NoFace | 'no_time')[] }
  | { readonly outcome: NoFace | 'unavailable' };

/** Compares faces, apart from the service; never fails: `unavailable` is an answer. */
export interface Faces {
  compare(picture: Uint8Array, listed: readonly Uint8Array[]): Promise<FacesSeen>;
}
