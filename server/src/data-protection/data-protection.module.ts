import { setTimeout as delay } from 'node:timers/promises';
import type { Parts, Topic } from '../app/parts.js';
import { applyRetention, retainOrganization } from './apply-retention.js';
import type { DataProtectionDeeds } from './data-protection.world.js';
import { legalHoldsIn } from './legal-holds.repository.js';
import { eraseSubject, exportSubject, findSubject, holdCases, releaseHold, updateRetention } from './protect-data.js';
import { retentionsIn } from './retentions.repository.js';
import { subjectsIn } from './subjects.repository.js';

/** Between two runs of an erasure by retention, for those who wait for the same rows. */
const PAUSE_MS = 20;

/** What is held of a subject: shown, held, erased, and kept no longer than it is wanted. */
export function composeDataProtection({
  accounts: { now, newId },
  database,
  images,
}: Pick<Parts, 'accounts' | 'database' | 'images'>): Topic<
  DataProtectionDeeds,
  'apply_retention' | 'retain_organization'
> {
  const retentions = retentionsIn(database);
  const holds = legalHoldsIn(database);
  const deps = { subjects: subjectsIn(database), images, holds, retentions, now, newId };
  return {
    deeds: {
      findSubject: (caller, names, page) => findSubject(deps, caller, names, page),
      exportSubject: (caller, caseIds) => exportSubject(deps, caller, caseIds),
      eraseSubject: (caller, input) => eraseSubject(deps, caller, input),
      holdCases: (caller, input) => holdCases(deps, caller, input),
      listHolds: ({ organizationId }, page, includeReleased) => holds.list(organizationId, page, includeReleased),
      releaseHold: (caller, id, reason) => releaseHold(deps, caller, id, reason),
      readRetention: ({ organizationId }) => retentions.read(organizationId),
      updateRetention: (caller, wanted) => updateRetention(deps, caller, wanted),
    },
    tasks: {
      apply_retention: () => applyRetention(deps),
      retain_organization: ({ organizationId, after }) =>
        retainOrganization(
          { ...deps, pause: () => delay(PAUSE_MS) },
          organizationId,
          after && { ...after, createdAt: new Date(after.createdAt) },
        ),
    },
    schedule: ['41 3 * * * apply_retention'],
  };
}
