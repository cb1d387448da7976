import type { Source } from './source.js';

export type Clock = () => Date;
export type NewId = () => string;
export type RandomBytes = (count: number) => Uint8Array;

/** What records of a list are cited with; undefined for a source that is none of ours. */
export type SourceNamed = (name: string) => Source | undefined;
