import type { SHARED } from './en/shared.js';

/** Texts that every page has, in any language. */
export type Words = Loose<typeof SHARED>;

/** Texts of a language: the keys and parameters of the English ones. A missing text does not compile. */
export type Loose<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : Catalogue[Key] extends string
      ? string
      : Loose<Catalogue[Key]>;
};
