import { json, pgTable, text } from 'drizzle-orm/pg-core';
import type { Source } from '../domain/source.js';

/**
 * Citations of public lists by results, once for each text: the facts of a list change with a release. Never changed or
 * deleted.
 */
export const citedSources = pgTable('cited_sources', {
  /** SHA-256 of its JSON, base64url. */
  hash: text().primaryKey(),
  content: json().$type<Source>().notNull(),
});
