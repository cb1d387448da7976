import type { Offence } from '../../domain/offence.js';

/** Stages of an accusation, in rising order of proof, and its end without proof. */
export type Stage = 'suspected' | 'arrested' | 'charged' | 'convicted' | 'sanctioned' | 'acquitted';

/** Roles of parties named beside an accusation without being accused. */
export type Bystander = 'victim' | 'witness' | 'prosecutor' | 'judge' | 'official' | 'journalist' | 'lawyer';

/**
 * Words of one language, separated by `|`; a term is one or more words; `*` at the end of a word stands for any ending,
 * at its beginning for any beginning. Case, accents and Arabic vowels and articles do not matter.
 */
export interface LanguageTerms {
  readonly offences: Readonly<Partial<Record<Offence, string>>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** Words that negate what follows. */
  readonly negations: string;
  /** Titles and functions beside a name (before it, or after it where the language writes so). */
  readonly bystanders: Readonly<Partial<Record<Bystander, string>>>;
  /** Words that make the name beside them the victim. */
  readonly harmed: string;
  /** Verbs whose object, right behind, is the victim: "robbed jeweller John Doe". */
  readonly harming: string;
  /** Nouns that mark the name right behind as accused: "fugitive banker John Doe". */
  readonly accused: string;
  /** Phrases in which words of crime and court mean something else: "clinical trial", "in charge", "killer whale". */
  readonly figurative: string;
  /** Words of speech: a party quoted about a case is seldom the accused. */
  readonly speaking: string;
  /** Words of news that is not about wrongdoing: sport, weather, elections, science, obituaries. */
  readonly unrelated: string;
  /** Words capitalised only at the beginning of a sentence or headline, months, days and honorifics; separated by blanks, like the following. */
  readonly stopWords?: string;
  /** Given names besides those common in many languages. */
  readonly givenNames?: string;
  /** Words that mark the name of an organization. */
  readonly organizationWords?: string;
}
