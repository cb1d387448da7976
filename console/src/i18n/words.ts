import type { en } from './en.js';

/** A language: the same keys and parameters as the English catalogue, any text. One that lacks a sentence does not compile. */
export type Words = Loose<typeof en>;

type Loose<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : Catalogue[Key] extends string
      ? string
      : Loose<Catalogue[Key]>;
};
