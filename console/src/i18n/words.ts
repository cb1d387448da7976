import type { en } from './en.js';

/** Texts of a language: the keys and parameters of the English ones. A missing text does not compile. */
export type Words = Loose<typeof en>;

type Loose<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : Catalogue[Key] extends string
      ? string
      : Loose<Catalogue[Key]>;
};
