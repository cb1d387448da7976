/** Outcome of one submitted article: new, stored already, or unreadable. */
export type ArticleAdded =
  | { readonly status: 'stored'; readonly id: string }
  | { readonly status: 'known' }
  | { readonly status: 'failed'; readonly reason: string };
