import type { NoFace } from '../domain/face.js';

/** Messages from the service to its face process. Pictures arrive undecoded: the process trusts none of them. */
export interface ToFaceProcess {
  readonly id: number;
  readonly picture: Uint8Array;
  /** Pictures to compare with it, in this order. */
  readonly listed: readonly Uint8Array[];
  /** Time limit; pictures not compared by then are left out. */
  readonly milliseconds: number;
}

/** Distances alone leave the process, never what a face looks like. One for each listed picture, in their order. */
export type FromFaceProcess =
  | { readonly ready: true }
  | { readonly id: number; readonly outcome: 'compared'; readonly distances: readonly (number | NoFace | 'no_time')[] }
  | { readonly id: number; readonly outcome: NoFace }
  | { readonly id: number; readonly outcome: 'failed'; readonly message: string };
