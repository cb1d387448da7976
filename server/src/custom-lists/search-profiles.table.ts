import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Category } from '../domain/category.js';

export const searchProfiles = pgTable(
  'search_profiles',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text().notNull(),
    categories: text().array().$type<Category[]>().notNull(),
    /** Empty: all published lists. */
    sources: text().array().notNull(),
    /** Null: all custom lists of the organization. */
    customListIds: text('custom_list_ids').array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('search_profiles_name_unique').on(table.organizationId, table.name)],
);
