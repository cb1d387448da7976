/** What became of articles that were given. */
export interface ArticlesAdded {
  /** One for each article given; absent where the very same is stored already. */
  readonly ids: readonly (string | undefined)[];
  readonly added: number;
  readonly known: number;
}
