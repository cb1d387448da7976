import { DEFAULT_RISK_SCORE_ENGINE } from '../assess/default-risk-score-engine.js';
import type { BulkRow, BulkUpload } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { insufficientCredits } from '../domain/entitlements.js';
import { type Fault, Refusal } from '../domain/refusal.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { screenCustomer } from './create-customer.js';
import type { ScreenCaseWorld } from './make-case.js';
import type { Settings } from './ports/ai-risk-settings.js';
import type { BulkUploads, FaultyRow, MadeRow } from './ports/bulk-uploads.js';
import type { JobAttempt } from './ports/jobs.js';

export interface ProcessUploadWorld extends ScreenCaseWorld {
  readonly bulkUploads: Pick<BulkUploads, 'begin' | 'nextRows' | 'keep' | 'fail'>;
  readonly settings: Pick<Settings, 'read'>;
  /** A row as a customer that is asked for, with every fault of it. */
  readCustomer(cells: BulkRow['cells']): { readonly request: CustomerRequest; readonly faults: readonly Fault[] };
}

/** Enough to keep the screening threads busy; searches that people wait for go before them. */
const SCREENED_AT_ONCE = 64;

/**
 * Takes the next rows of a batch: screens them, and stores their customers, their faults and the job of the rows after them
 * in one transaction. Runs as often as it may: rows that were taken are not taken again. The last try gives the batch up.
 */
export async function processUpload(world: ProcessUploadWorld, uploadId: string, attempt: JobAttempt): Promise<void> {
  const upload = await world.bulkUploads.begin(uploadId, world.now());
  if (upload === undefined) return;
  try {
    await takeRows(world, upload);
  } catch (error) {
    if (attempt.attempt < attempt.maxAttempts) throw error;
    await world.bulkUploads.fail(uploadId, 'given_up', world.now());
  }
}

async function takeRows(world: ProcessUploadWorld, upload: BulkUpload): Promise<void> {
  const { entitlements } = await world.settings.read(upload.organizationId);
  const { enabled, credits } = entitlements[upload.mode];
  const affordable = enabled ? (credits ?? Number.POSITIVE_INFINITY) : 0;
  if (affordable === 0 && upload.created === 0) {
    await world.bulkUploads.fail(upload.id, 'no_credits', world.now());
    return;
  }
  const rows = await world.bulkUploads.nextRows(upload);
  const made: MadeRow[] = [];
  const faulty: FaultyRow[] = [];
  const sound: { row: BulkRow; request: CustomerRequest }[] = [];
  for (const row of rows) {
    const { request, faults } = row.faults.length > 0 ? { request: undefined, faults: row.faults } : read(world, row);
    if (request === undefined) faulty.push({ number: row.number, faults });
    else if (sound.length < affordable) sound.push({ row, request });
    else
      faulty.push({
        number: row.number,
        faults: [{ field: 'row', message: insufficientCredits(upload.mode).message }],
      });
  }
  // No row names an engine: one look-up for all of them.
  const engine = (await world.riskScoreEngines.active(upload.organizationId)) ?? DEFAULT_RISK_SCORE_ENGINE;
  for (let first = 0; first < sound.length; first += SCREENED_AT_ONCE) {
    const together = sound.slice(first, first + SCREENED_AT_ONCE);
    for (const outcome of await Promise.all(together.map((one) => screened(world, upload, engine, one)))) {
      if ('faults' in outcome) faulty.push(outcome);
      else made.push(outcome);
    }
  }
  await world.bulkUploads.keep(upload, { made, faulty }, world.now());
}

function read(
  world: ProcessUploadWorld,
  { cells }: BulkRow,
): { request: CustomerRequest | undefined; faults: readonly Fault[] } {
  const { request, faults } = world.readCustomer(cells);
  return faults.length > 0 ? { request: undefined, faults } : { request, faults };
}

async function screened(
  world: ProcessUploadWorld,
  upload: BulkUpload,
  engine: RiskScoreEngine,
  { row, request }: { row: BulkRow; request: CustomerRequest },
): Promise<MadeRow | FaultyRow> {
  const caller: Caller = {
    organizationId: upload.organizationId,
    userId: upload.userId,
    role: 'analyst',
    email: upload.uploadedBy,
  };
  try {
    const origin = { mode: upload.mode, uploadSource: upload.fileName, platform: 'BULK' } as const;
    return {
      number: row.number,
      made: await screenCustomer(world, caller, request, origin, { engine, inBackground: true }),
    };
  } catch (error) {
    // What is wrong with this row alone; that the list is not loaded is wrong with none.
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    const message = error.message;
    return { number: row.number, faults: error.faults.length > 0 ? error.faults : [{ field: 'row', message }] };
  }
}
