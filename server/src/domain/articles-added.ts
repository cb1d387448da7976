/** What became of one article that was given: it was new, the very same is stored already, or it could not be read. */
export type ArticleAdded =
  | { readonly status: 'stored'; readonly id: string }
  | { readonly status: 'known' }
  | { readonly status: 'failed'; readonly reason: string };
