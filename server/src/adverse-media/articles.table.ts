import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ArticleReading, PublisherTier } from '../domain/article.js';
import type { CaseArticle, LinkStatus } from '../domain/case-article.js';

/** Owner of articles that every organization sees: in a unique index, nulls would not be equal. */
export const EVERYBODY = '';

/** Articles of the press, everybody's (no organization) or one organization's own. */
export const articles = pgTable(
  'articles',
  {
    /** Reference for other tables: a number takes a third of the space of an id. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: text().notNull(),
    organizationId: text('organization_id').notNull(),
    storyId: text('story_id').notNull(),
    contentHash: text('content_hash').notNull(),
    title: text().notNull(),
    text: text().notNull(),
    url: text(),
    language: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    publisher: text(),
    author: text(),
    country: text(),
    thumbnail: text(),
    publisherTier: smallint('publisher_tier').$type<PublisherTier>().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
    wrongdoing: real().notNull(),
    reading: json().$type<ArticleReading>().notNull(),
  },
  (table) => [
    uniqueIndex('articles_id_unique').on(table.id),
    uniqueIndex('articles_content_unique').on(table.organizationId, table.contentHash),
    index('articles_age_index').on(table.publishedAt, table.storedAt),
  ],
);

/** Keys by which an article is found; only articles about wrongdoing have any. */
export const articleNames = pgTable(
  'article_names',
  {
    key: bigint({ mode: 'number' }).notNull(),
    article: bigint({ mode: 'number' })
      .notNull()
      .references(() => articles.number, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.article] }),
    index('article_names_article_index').on(table.article),
  ],
);

/** Up to which article every watched case was looked at: one row. */
export const mediaWatch = pgTable('media_watch', {
  id: smallint().primaryKey(),
  article: bigint({ mode: 'number' }).notNull(),
});

/**
 * Bands of an article's fingerprint, one row each: near-duplicates share one. `band` is the band's number and value.
 */
export const articlePrints = pgTable(
  'article_prints',
  {
    band: integer().notNull(),
    article: bigint({ mode: 'number' })
      .notNull()
      .references(() => articles.number, { onDelete: 'cascade' }),
    print: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.band, table.article] }),
    index('article_prints_article_index').on(table.article),
  ],
);

/** The articles of a case, as they were judged: copies, heaviest first. */
export const caseArticles = pgTable(
  'case_articles',
  {
    caseId: text('case_id').notNull(),
    position: integer().notNull(),
    organizationId: text('organization_id').notNull(),
    articleId: text('article_id').notNull(),
    linkStatus: text('link_status').$type<LinkStatus>().notNull(),
    probability: doublePrecision().notNull(),
    judged: json()
      .$type<Pick<CaseArticle, 'reasons' | 'onlyCountryDiffers' | 'weight' | 'storyId' | 'resultIds' | 'shown'>>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.position] })],
);
