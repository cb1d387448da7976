import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import { MAX_SEARCH_PROFILES, type SearchProfile } from '../domain/search-profile.js';
import type { Database } from '../platform/database/database.js';
import { enqueueMonitoring } from '../platform/jobs/enqueue-monitoring.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { SearchProfiles } from './search-profiles.js';
import { searchProfiles } from './search-profiles.table.js';

/** Search profiles in PostgreSQL. Every statement names the organization. */
export function searchProfilesRepository({ db, transaction }: Database): SearchProfiles {
  return {
    add: (profile, audit) =>
      transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${profile.organizationId}`}, 0))`,
        );
        const count = await tx.$count(searchProfiles, eq(searchProfiles.organizationId, profile.organizationId));
        if (count >= MAX_SEARCH_PROFILES) throw new AppError('too_many_search_profiles');
        await tx.insert(searchProfiles).values(toRow(profile));
        await recordAudit(tx, audit);
      }),

    async list(organizationId) {
      const rows = await db
        .select()
        .from(searchProfiles)
        .where(eq(searchProfiles.organizationId, organizationId))
        .orderBy(desc(searchProfiles.id));
      return rows.map(fromRow);
    },

    async find(organizationId, id) {
      const [row] = await db.select().from(searchProfiles).where(own(organizationId, id));
      return row && fromRow(row);
    },

    update: (profile, audit) =>
      transaction(async (tx) => {
        const changed = await tx
          .update(searchProfiles)
          .set(toRow(profile))
          .where(own(profile.organizationId, profile.id))
          .returning({ id: searchProfiles.id });
        if (changed.length === 0) return false;
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
        return true;
      }),

    remove: (organizationId, id, audit) =>
      transaction(async (tx) => {
        const removed = await tx
          .delete(searchProfiles)
          .where(own(organizationId, id))
          .returning({ id: searchProfiles.id });
        if (removed.length === 0) return false;
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
        return true;
      }),
  };
}

function own(organizationId: string, id: string) {
  return and(eq(searchProfiles.organizationId, organizationId), eq(searchProfiles.id, id));
}

function toRow({ categories, sources, customListIds, ...rest }: SearchProfile): typeof searchProfiles.$inferInsert {
  return {
    ...rest,
    categories: [...categories],
    sources: [...sources],
    customListIds: customListIds === undefined ? null : [...customListIds],
  };
}

function fromRow({ customListIds, ...row }: typeof searchProfiles.$inferSelect): SearchProfile {
  return { ...row, ...(customListIds === null ? {} : { customListIds }) };
}
