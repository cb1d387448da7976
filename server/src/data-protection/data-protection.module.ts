import { setTimeout as delay } from 'node:timers/promises';
import type { AccountDeps } from '../accounts/accounts.js';
import { STORAGE_COUNTED_EVERY_MINUTES } from '../accounts/storage-quota.js';
import type { Images } from '../cases/images.js';
import { customersRepository } from '../customers/customers.repository.js';
import type { Config } from '../platform/config/config.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import type { PlatformParts } from '../platform/parts.js';
import { countStorage, queueStorageCounts } from './count-storage.repository.js';
import { dataProtectionRoutes } from './data-protection.routes.js';
import { legalHoldService } from './legal-holds.js';
import { legalHoldRepository } from './legal-holds.repository.js';
import { applyRetention, retainOrganization, retentionService } from './retention.js';
import { retentionRepository } from './retention.repository.js';
import { HOLDS_PERSONAL_DATA } from './rows-of-subject.repository.js';
import { subjectService } from './subjects.js';
import { subjectRepository } from './subjects.repository.js';

/** Between two runs of retention, for requests that wait for the same rows. */
const PAUSE_MS = 20;

interface RetainJob {
  readonly organizationId: string;
  readonly after?: { readonly createdAt: string; readonly id: string };
}

interface DataProtectionParts extends Pick<PlatformParts, 'database'> {
  readonly accounts: Pick<AccountDeps, 'now' | 'newId'>;
  readonly images: Images;
  readonly config: Pick<Config, 'storedMegabytesPerOrganization'>;
}

/**
 * Requests of data subjects, legal holds, retention, and the count of what organizations store. `registered`: the personal data of
 * all features, rows that refer to others before those.
 */
export function dataProtectionModule(
  { accounts: { now, newId }, config, database, images }: DataProtectionParts,
  registered: readonly PersonalData[],
) {
  const personalData = [...HOLDS_PERSONAL_DATA, ...registered];
  const subjects = subjectRepository(database, personalData);
  const holds = legalHoldRepository(database);
  const retaining = {
    retentions: retentionRepository(database, personalData),
    now,
    newId,
    pause: () => delay(PAUSE_MS),
  };
  const services = {
    subjects: subjectService({ subjects, customers: customersRepository(database, newId), images, now, newId }),
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
      count_storage: () => queueStorageCounts(database),
      count_organization_storage: ({ organizationId }: { readonly organizationId: string }) =>
        countStorage(database, organizationId, now()),
    },
    schedule: [
      '41 3 * * * apply_retention',
      ...(config.storedMegabytesPerOrganization === 0
        ? []
        : [`*/${STORAGE_COUNTED_EVERY_MINUTES} * * * * count_storage`]),
    ],
  };
}
