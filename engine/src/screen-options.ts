/** Options of one screening. Filters hide records; they never change a score. */
export interface ScreenOptions {
  /** 0 to 100, compared with the rounded score. */
  readonly minScore: number;
  /** The most hits to return, best first; 0 is all. */
  readonly limit: number;
  /** Also search aliases: names of kind `aka`, `fka` and `nka` (default true). */
  readonly aliasSearch?: boolean;
  /** Also search the names of relatives and close associates (default true). */
  readonly rcaSearch?: boolean;
  /** Equal names only, without transliteration, nicknames or tolerance for spelling (default false). */
  readonly exact?: boolean;
  /** Keep records that share one of these countries (alpha-2) or have none known. */
  readonly countries?: readonly string[];
  /** Keep records with one of these canonical categories. */
  readonly categories?: readonly string[];
  /** Keep records of these sources. */
  readonly sources?: readonly string[];
  /**
   * Evidence beside the name hides nobody (default false): also return whom conflicting evidence alone took below the
   * bar, and who holds an identifier of the subject however high the bar is, each with the score it has. A wrong date or
   * country in the question must not hide the party that was meant.
   */
  readonly neverHide?: boolean;
  /** Finds holders of the subject's identifiers whatever type, source, category or country is requested (default false). */
  readonly identifiersPass?: boolean;
  /** Compare with every name instead of using the index: the same hits, slowly. */
  readonly scan?: boolean;
}
