/** Source of articles on the internet: a feed (RSS, Atom, RDF or JSON Feed), or a query of the GDELT DOC API. */
export interface MediaFeed {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  readonly kind: 'feed' | 'gdelt';
  /** Address of the feed, or of the API for a query. */
  readonly address: string;
  /** Query in the syntax of the GDELT DOC API. */
  readonly query?: string;
  readonly publisher?: string;
  /** ISO 3166-1 alpha-2, of the publisher. */
  readonly country?: string;
  /** ISO 639-1; found out for each article where it is absent. */
  readonly language?: string;
  /** If true, the page of each article is fetched; otherwise only the content of the feed is read. */
  readonly fullText: boolean;
  readonly everyMinutes: number;
}

/** Entry of a feed. Kept until its page is fetched. */
export interface FeedItem {
  /** http or https. */
  readonly address: string;
  readonly title: string;
  /** Plain text: the whole article, its first lines, or nothing. */
  readonly text: string;
  /** ISO instant; absent where the feed gives none that can be read. */
  readonly publishedAt?: string;
  readonly author?: string;
  readonly publisher?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** ISO 639-1. */
  readonly language?: string;
  readonly thumbnail?: string;
}
