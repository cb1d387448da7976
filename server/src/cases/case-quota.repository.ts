import { AppError } from '../domain/app-error.js';
import type { Clock } from '../domain/ports.js';
import { type Database, selectPrepared } from '../platform/database/database.js';
import { dayAfter } from '../platform/database/day-pages.js';
import type { CaseQuota } from './case-quota.js';

const CASES_OF_DAY = 'select coalesce(sum(count), 0)::int from case_counts where organization_id = $1 and day = $2';

/** `perDay` of 0 is no limit. */
export function caseQuotaRepository({ db }: Pick<Database, 'db'>, perDay: number, now: Clock): CaseQuota {
  if (perDay === 0) return { check: async () => {}, ofRows: async () => () => {} };

  async function casesOfToday(organizationId: string): Promise<number> {
    const params = [organizationId, now().toISOString().slice(0, 10)];
    const [created = 0] = await selectPrepared(db, { sql: CASES_OF_DAY, params }, ([count]) => Number(count));
    return created;
  }

  function tooMany(created: number, advice: string): AppError {
    const at = now();
    const midnight = dayAfter(at.toISOString().slice(0, 10));
    return new AppError('too_many_cases', {
      text: `This organization may create ${perDay} searches and customers per day, and has already created ${created}; ${advice}`,
      retryAfter: Math.ceil((midnight.getTime() - at.getTime()) / 1000),
    });
  }

  return {
    async check(organizationId) {
      const created = await casesOfToday(organizationId);
      if (created >= perDay) throw tooMany(created, 'try again after midnight UTC');
    },

    async ofRows(organizationId, pending) {
      const created = await casesOfToday(organizationId);
      return (rows) => {
        if (created + pending + rows <= perDay) return;
        throw tooMany(
          created,
          `${pending} uploaded rows are pending; send this file after midnight UTC, or a smaller one`,
        );
      };
    },
  };
}
