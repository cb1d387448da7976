import { sql } from 'drizzle-orm';
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
import type { ArticleReading, PublisherTier, ReplacedAs } from '../domain/article.js';
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
    /** Reader that made the reading; null in rows of earlier versions, as are the next two. */
    readerVersion: integer('reader_version'),
    signature: text(),
    /** Address without what does not identify the article. */
    addressKey: text('address_key'),
    /** Id of the article that replaces it, and why. */
    replacedBy: text('replaced_by'),
    replacedAs: text('replaced_as').$type<ReplacedAs>(),
  },
  (table) => [
    uniqueIndex('articles_id_unique').on(table.id),
    uniqueIndex('articles_content_unique').on(table.organizationId, table.contentHash),
    index('articles_age_index').on(table.publishedAt, table.storedAt),
    index('articles_address_index').on(table.addressKey, table.organizationId).where(sql`address_key is not null`),
    index('articles_replaced_index').on(table.replacedBy).where(sql`replaced_by is not null`),
    index('articles_reader_index').on(sql`coalesce(reader_version, 0)`, table.number),
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

/** Keys of an article's text and owner: near-duplicates share one. */
export const articleBands = pgTable(
  'article_bands',
  {
    band: integer().notNull(),
    article: bigint({ mode: 'number' })
      .notNull()
      .references(() => articles.number, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.band, table.article] }),
    index('article_bands_article_index').on(table.article),
  ],
);

/** Near-duplicates as the previous minor version finds them; unused, removed with the next. */
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
      .$type<Omit<CaseArticle, 'articleId' | 'linkStatus' | 'probability' | 'decision' | 'secondReading'>>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.position] }),
    index('case_articles_article_index').on(table.articleId),
  ],
);
