import { setTimeout as delay } from 'node:timers/promises';
import type { AccountDeps } from '../accounts/accounts.js';
import type { Images } from '../cases/images.js';
import type { PlatformParts } from '../platform/parts.js';
import { dataProtectionRoutes } from './data-protection.routes.js';
import { legalHoldService } from './legal-holds.js';
import { legalHoldRepository } from './legal-holds.repository.js';
import { applyRetention, retainOrganization, retentionService } from './retention.js';
import { retentionRepository } from './retention.repository.js';
import { subjectService } from './subjects.js';
import { subjectRepository } from './subjects.repository.js';

/** Between two runs of retention, for requests that wait for the same rows. */
const PAUSE_MS = 20;

interface RetainJob {
  readonly organizationId: string;
  readonly after?: { readonly createdAt: string; readonly id: string };
}

/** Requests of data subjects, legal holds and retention. */
export function dataProtectionModule({
  accounts: { now, newId },
  database,
  images,
}: Pick<PlatformParts, 'database'> & {
  readonly accounts: Pick<AccountDeps, 'now' | 'newId'>;
  readonly images: Images;
}) {
  const subjects = subjectRepository(database);
  const holds = legalHoldRepository(database);
  const retaining = { retentions: retentionRepository(database), now, newId, pause: () => delay(PAUSE_MS) };
  const services = {
    subjects: subjectService({ subjects, images, now, newId }),
    holds: legalHoldService({ holds, subjects, now, newId }),
    retention: retentionService(retaining),
  };
  return {
    ...services,
    routes: dataProtectionRoutes(services),
    tasks: {
      apply_retention: () => applyRetention(retaining),
      retain_organization: ({ organizationId, after }: RetainJob) =>
        retainOrganization(retaining, organizationId, after && { ...after, createdAt: new Date(after.createdAt) }),
    },
    schedule: ['41 3 * * * apply_retention'],
  };
}
