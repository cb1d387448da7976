import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProposedRole } from '../../domain/second-reading.js';
import { articles } from '../articles.table.js';
import type { StoredReading } from './second-reader.js';

/** Questions to a language model about parties of shared articles, with its answers. */
export const secondReadings = pgTable(
  'second_readings',
  {
    id: text().primaryKey(),
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    party: text().notNull(),
    passage: text().notNull(),
    model: text().notNull(),
    promptVersion: integer('prompt_version').notNull(),
    status: text().$type<StoredReading['status']>().notNull(),
    answer: text(),
    role: text().$type<ProposedRole>(),
    quote: text(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('second_readings_article_index').on(table.articleId),
    index('second_readings_asked_index').on(table.askedAt),
  ],
);
