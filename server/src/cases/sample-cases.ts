import type { PartialDate } from '@touchstone/engine';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { platformOf } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import { categoryOf } from '../domain/category.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Screener } from '../screening/screener.js';
import type { NewCase } from './cases.js';
import { type ScreenCaseDeps, type ScreenedCase, screenCase } from './make-case.js';

/** Enough to work off twenty by keyboard, with more to filter and sort. */
export const SAMPLE_CASES = 60;

export interface SampleCases {
  count(organizationId: string): Promise<number>;
  /** Stores the cases unless the organization has samples, without events. Returns how many were stored. */
  add(organizationId: string, samples: readonly NewCase[], audit: AuditEntry): Promise<number>;
  /** Deletes all samples with everything on them; returns how many. */
  remove(organizationId: string, audit: AuditEntry): Promise<number>;
}

interface SampleDeps extends Omit<ScreenCaseDeps, 'screener' | 'images'> {
  readonly screener: Screener;
  readonly samples: SampleCases;
  /** Records of the demonstration list. */
  readonly records: () => Promise<readonly ListedRecord[]>;
}

/** Invented cases for a newcomer to try the queue with: never monitored, analysed, counted as production or sent as events. */
export function sampleCaseService(deps: SampleDeps) {
  const { samples, screener, records, sourceNamed, now, newId } = deps;
  return {
    /** Makes the samples unless the organization has some. Throws `validation_failed` once official lists are loaded. */
    async make(caller: AuthenticatedCaller): Promise<{ readonly made: number; readonly total: number }> {
      const { organizationId } = caller;
      const existing = await samples.count(organizationId);
      if (existing > 0) return { made: 0, total: existing };
      if (!screener.editions().some(({ source }) => sourceNamed(source)?.demonstration === true)) {
        const text =
          'Sample cases come from the demonstration list, which is not searched once official lists are loaded';
        throw new AppError('validation_failed', { text });
      }
      const found: NewCase[] = [];
      for (const [place, record] of (await records()).entries()) {
        if (found.length === SAMPLE_CASES) break;
        const screened = await screenCase(deps, caller, requestOf(record, place), platformOf(caller));
        if (screened.results.length > 0) found.push(asSample(screened));
      }
      const made = await samples.add(organizationId, found, entryOf(caller, 'samples.created'));
      return { made, total: await samples.count(organizationId) };
    },

    remove: (caller: AuthenticatedCaller): Promise<number> =>
      samples.remove(caller.organizationId, entryOf(caller, 'samples.removed')),
  };

  function entryOf(caller: AuthenticatedCaller, action: AuditEntry['action']): AuditEntry {
    const { organizationId } = caller;
    const target = { kind: 'organization', id: organizationId };
    return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details: {} };
  }
}
export type SampleCaseService = ReturnType<typeof sampleCaseService>;

/** A search for a listed party, or for somebody much like it: names, dates and references vary with the place. */
function requestOf({ names, entityType, dates, categories }: ListedRecord, place: number): CaseRequest {
  const [date] = dates;
  const name = NAME_VARIANTS[place % NAME_VARIANTS.length]?.(names[0]?.full ?? '') ?? '';
  return {
    filters: {
      ...{
        name,
        entityTypes: [entityType],
        categories: categories.flatMap((one) => categoryOf(one) ?? []),
        countries: [],
      },
      ...(date?.precision === 'day' && place % 3 < 2 && { date: place % 3 === 0 ? date : twelveYearsLater(date) }),
      ...{ aliasSearch: true, rcaSearch: false, matchScore: 70, exactSearch: false, groupData: true },
      ...{ ongoingMonitoring: false, adverseMediaMonitoring: false, page: 1, perPage: 15, retrieveResults: true },
      clientReference: `SAMPLE-${String(place + 1).padStart(3, '0')}`,
    },
    runAiRisk: false,
  };
}

/** Searched in invented data, and complete all the same: everything about it is invented. */
function asSample({ made, ...screened }: ScreenedCase): NewCase {
  return { ...screened, made: { ...made, isSample: true, screeningStatus: 'Complete' } };
}

function twelveYearsLater({ start, ...date }: PartialDate): PartialDate {
  const later = `${Number(start.slice(0, 4)) + 12}${start.slice(4)}`;
  return { ...date, start: later, end: later };
}

const NAME_VARIANTS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.split(' ').toReversed().join(' '),
  // A doubled letter, as by a typing error.
  (name) => name.replace(/\p{L}{3}(\p{L})/u, '$&$1'),
];
