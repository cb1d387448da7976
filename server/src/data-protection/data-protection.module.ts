import { setTimeout as delay } from 'node:timers/promises';
import { applyRetention, retainOrganization } from '../flow/apply-retention.js';
import {
  eraseSubject,
  exportSubject,
  findSubject,
  holdCases,
  releaseHold,
  updateRetention,
} from '../flow/protect-data.js';
import type { DataProtectionDeeds } from '../http/worlds/data-protection.js';
import { legalHoldsIn } from '../store/legal-holds.js';
import { retentionsIn } from '../store/retentions.js';
import { subjectsIn } from '../store/subjects.js';
import type { Parts, Topic } from './parts.js';

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
  const world = { subjects: subjectsIn(database), images, holds, retentions, now, newId };
  return {
    deeds: {
      findSubject: (caller, names, page) => findSubject(world, caller, names, page),
      exportSubject: (caller, caseIds) => exportSubject(world, caller, caseIds),
      eraseSubject: (caller, wish) => eraseSubject(world, caller, wish),
      holdCases: (caller, wish) => holdCases(world, caller, wish),
      listHolds: ({ organizationId }, page, includeReleased) => holds.list(organizationId, page, includeReleased),
      releaseHold: (caller, id, reason) => releaseHold(world, caller, id, reason),
      readRetention: ({ organizationId }) => retentions.read(organizationId),
      updateRetention: (caller, wanted) => updateRetention(world, caller, wanted),
    },
    tasks: {
      apply_retention: () => applyRetention(world),
      retain_organization: ({ organizationId, after }) =>
        retainOrganization(
          { ...world, pause: () => delay(PAUSE_MS) },
          organizationId,
          after && { ...after, createdAt: new Date(after.createdAt) },
        ),
    },
    schedule: ['41 3 * * * apply_retention'],
  };
}
