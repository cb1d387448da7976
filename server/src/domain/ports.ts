import type { Source } from './source.js';

export type Clock = () => Date;
export type NewId = () => string;
export type RandomBytes = (count: number) => Uint8Array;

/** Finds the source that records cite; undefined for an unknown source. */
export type SourceNamed = (name: string) => Source | undefined;
