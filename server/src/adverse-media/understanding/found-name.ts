import type { Bystander } from './language-terms.js';

/** A name at its position in a text. */
export interface FoundName {
  readonly type: 'person' | 'organization';
  /** Code units from the beginning of the headline. */
  readonly start: number;
  readonly end: number;
  /** Words of the name as compared within the text. */
  readonly words: readonly string[];
  /** Possible nominatives, if the language declines names and this one stands in another case. */
  readonly nominatives?: readonly string[];
  /** True if neither its words nor what stands beside it show that it is a name: "Shell was fined". */
  readonly possible?: true;
  /** Function beside the name that identifies its bearer. */
  readonly title?: Bystander;
  /** True with a word that the press reserves for suspects and defendants (容疑者, 被告, المتهم). */
  readonly accused?: true;
  /** True with an honorific that the press does not use for suspects (さん, 氏). */
  readonly respected?: true;
}
