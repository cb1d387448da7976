import type { ScreenCaseDeps } from '../cases/make-case.js';
import type { SettingsRepository } from '../customers/ai-risk-settings.js';
import { analysed, type MakeAnalysisDeps } from '../customers/analyse-customers.js';
import { screenCustomer } from '../customers/create-customer.js';
import type { NewCustomer } from '../customers/customers.js';
import { recordsOfResult } from '../domain/analysis.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type BulkRow, type BulkUpload, rowsTaken } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { Configuration } from '../domain/configuration.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { type Entitlements, insufficientCredits } from '../domain/entitlements.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { gapsOfAnalysis, MAX_ANALYSED } from '../domain/search-gaps.js';
import type { JobRun } from '../platform/jobs/jobs.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { AcceptedRow, BulkUploadsRepository, ProcessedRows, RejectedRow } from './bulk-uploads.js';

export interface ProcessUploadDeps extends ScreenCaseDeps, MakeAnalysisDeps {
  readonly bulkUploads: Pick<BulkUploadsRepository, 'begin' | 'nextRows' | 'keep' | 'fail'>;
  readonly settings: Pick<SettingsRepository, 'read'>;
  /** A row as a request to create a customer, with all errors. */
  readonly readCustomer: (cells: BulkRow['cells']) => {
    readonly request: CustomerRequest;
    readonly faults: readonly FieldError[];
  };
}

/** Keeps the screening threads busy; interactive searches go first. */
const SCREENED_AT_ONCE = 16;
/** Rows at a time at first, and after rows with many results: results are held in memory. */
const HEAVY_AT_ONCE = 2;
const MANY_RESULTS = 500;
/** Rows of a job: a few seconds, then another organization has its turn. */
const ROWS_A_JOB = 2000;
/** Approximate results of a transaction, about 15 MB. */
const RESULTS_A_TRANSACTION = 10_000;
/** Approximate results of a job, then another organization has its turn. */
const RESULTS_A_JOB = 50_000;
/** Transactions screened ahead of the one being stored. */
const AHEAD = 2;

/**
 * Processes the next rows of an upload: screens and analyses as many as the configuration says and stores their customers and
 * errors in one transaction, while the next rows are screened. May run any number of times: stored rows are not processed
 * again. The last attempt fails the upload. When the service stops, the rows screened so far are stored, and another job continues.
 *
 * An analysis that may be slow, that failed, or that may have ended the process (a further attempt) becomes a job of its own and
 * delays no other row.
 */
export async function processUpload(deps: ProcessUploadDeps, uploadId: string, run: JobRun): Promise<void> {
  const upload = await deps.bulkUploads.begin(uploadId, deps.now());
  if (upload === undefined) return;
  try {
    await processRows(deps, upload, run.attempt === 1 && upload.mode === 'lite', run.stopping);
  } catch (error) {
    if (run.attempt < run.maxAttempts) throw error;
    await deps.bulkUploads.fail(uploadId, 'given_up', deps.now());
  }
}

/** Shared by all rows of a job. */
interface Job {
  readonly upload: BulkUpload;
  /** Present if rows are analysed before they are stored. */
  readonly configuration?: Configuration;
  readonly stopping: AbortSignal;
}

/** Consecutive rows, screened and not stored yet. */
type ScreenedRows = Pick<ProcessedRows, 'accepted' | 'rejected'>;
const NO_ROWS: ScreenedRows = { accepted: [], rejected: [] };

async function processRows(
  deps: ProcessUploadDeps,
  begun: BulkUpload,
  analyses: boolean,
  stopping: AbortSignal,
): Promise<void> {
  const { configuration, entitlements } = await deps.settings.read(begun.organizationId);
  if (affordable(entitlements, begun) === 0 && begun.created === 0) {
    await deps.bulkUploads.fail(begun.id, 'no_credits', deps.now());
    return;
  }
  const first = rowsTaken(begun);
  let last = Math.min(first + Math.max(ROWS_A_JOB, begun.rowsAJob), begun.customers);
  const job: Job = { upload: begun, stopping, ...(analyses && { configuration }) };
  const screenAhead = (taken: number, count: number) => ({
    ...{ taken, count, screened: caughtLater(screenRows(deps, job, taken, count)) },
  });
  const ahead: ReturnType<typeof screenAhead>[] = [];
  let [next, results] = [first, 0];
  // Two transactions at most run at a time.
  let kept: Promise<BulkUpload | undefined> = Promise.resolve(begun);
  let earlier = kept;
  try {
    for (let endsJob = false; !endsJob; ) {
      for (; ahead.length < AHEAD && next < last; next = Math.min(next + begun.rowsAJob, last)) {
        ahead.push(screenAhead(next, Math.min(begun.rowsAJob, last - next)));
      }
      const range = ahead.shift();
      const [rows, credits] = await Promise.all([range?.screened ?? NO_ROWS, creditsAfter(deps, kept, begun)]);
      const taken = rows.accepted.length + rows.rejected.length;
      results += resultsOf(rows.accepted);
      if (range && (results > RESULTS_A_JOB || stopping.aborted)) {
        // The next job screens again what was screened ahead.
        ahead.length = 0;
        next = last = range.taken + taken;
      } else if (range && taken > 0 && taken < range.count) {
        ahead.unshift(screenAhead(range.taken + taken, range.count - taken));
      }
      endsJob = ahead.length === 0 && next >= last;
      if ((await earlier) === undefined) return;
      const outcome = { ...payable(begun, rows, credits), uploadId: begun.id, endsJob };
      [earlier, kept] = [kept, caughtLater(deps.bulkUploads.keep(kept, outcome, deps.now()))];
    }
    await kept;
  } finally {
    // The next attempt continues after what is stored by then.
    await Promise.allSettled([earlier, kept]);
  }
}

/** Awaited later: until then its error is not an unhandled rejection. */
function caughtLater<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
  outcome.catch(() => {});
  return outcome;
}

/** Rows that credits are left for; if credits are limited, only known once the rows before are stored. */
async function creditsAfter(
  deps: ProcessUploadDeps,
  before: Promise<BulkUpload | undefined>,
  upload: BulkUpload,
): Promise<number> {
  const credits = async () => affordable((await deps.settings.read(upload.organizationId)).entitlements, upload);
  if ((await credits()) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  await before;
  return credits();
}

/** Customers that the organization has credits for. */
function affordable(entitlements: Entitlements, { mode }: BulkUpload): number {
  const { enabled, credits } = entitlements[mode];
  return enabled ? (credits ?? Number.POSITIVE_INFINITY) : 0;
}

/** Rejects rows beyond the credits, the last ones first. */
function payable({ mode }: BulkUpload, { accepted, rejected }: ScreenedRows, credits: number): ScreenedRows {
  const faults = [{ field: 'row', message: insufficientCredits(mode).message }];
  const unpaid = accepted.slice(Math.min(credits, accepted.length)).map(({ number }) => ({ number, faults }));
  return { accepted: accepted.slice(0, accepted.length - unpaid.length), rejected: [...rejected, ...unpaid] };
}

function resultsOf(accepted: readonly AcceptedRow[]): number {
  return accepted.reduce((sum, { created }) => sum + created.results.length, 0);
}

/** Screens at most `most` rows after the first `taken`; fewer once a transaction is full or the service stops. */
async function screenRows(deps: ProcessUploadDeps, job: Job, taken: number, most: number): Promise<ScreenedRows> {
  const { upload, stopping } = job;
  const rows = await deps.bulkUploads.nextRows(upload, taken, most);
  // Rows use the active engine: one query for all.
  const engine = (await deps.riskScoreEngines.active(upload.organizationId)) ?? DEFAULT_RISK_SCORE_ENGINE;
  const accepted: AcceptedRow[] = [];
  const rejected: RejectedRow[] = [];
  let atOnce = HEAVY_AT_ONCE;
  for (let next = 0; next < rows.length && !stopping.aborted; ) {
    const group = rows.slice(next, next + atOnce);
    next += group.length;
    atOnce = SCREENED_AT_ONCE;
    for (const outcome of await Promise.all(group.map((row) => screenRow(deps, job, engine, row)))) {
      if (resultsOf(accepted) >= RESULTS_A_TRANSACTION) return { accepted, rejected };
      if ('faults' in outcome) rejected.push(outcome);
      else accepted.push(outcome);
      if ('created' in outcome && outcome.created.results.length > MANY_RESULTS) atOnce = HEAVY_AT_ONCE;
    }
  }
  return { accepted, rejected };
}

async function screenRow(
  deps: ProcessUploadDeps,
  { upload, configuration }: Job,
  engine: RiskScoreEngine,
  row: BulkRow,
): Promise<AcceptedRow | RejectedRow> {
  if (row.faults.length > 0) return { number: row.number, faults: row.faults };
  const { request, faults } = deps.readCustomer(row.cells);
  if (faults.length > 0) return { number: row.number, faults };
  const caller: Caller = {
    organizationId: upload.organizationId,
    userId: upload.userId,
    role: 'analyst',
    email: upload.uploadedBy,
  };
  try {
    const origin = { mode: upload.mode, uploadSource: upload.fileName, platform: 'BULK' } as const;
    const created = await screenCustomer(deps, caller, request, origin, { engine, inBackground: true });
    return {
      number: row.number,
      created: configuration === undefined ? created : await withAnalysis(deps, created, configuration),
    };
  } catch (error) {
    // Errors of this row only; a list that is not loaded yet concerns all rows.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    const message = error.message;
    return { number: row.number, faults: error.faults.length > 0 ? error.faults : [{ field: 'row', message }] };
  }
}

/** The customer with its analysis; unchanged if the analysis waits for articles, or fails. */
async function withAnalysis(
  deps: MakeAnalysisDeps,
  whole: NewCustomer,
  configuration: Configuration,
): Promise<NewCustomer> {
  const { customer, made, results } = whole;
  if (made.adverseMediaStatus !== 'Not Requested') return whole;
  const { editions, totalResults } = made;
  const gaps = gapsOfAnalysis(made.gaps, totalResults);
  const records = results.slice(0, MAX_ANALYSED).flatMap(recordsOfResult);
  const work = { customer, editions, gaps, configuration, records };
  const one = await analysed(deps, work).catch(() => undefined);
  if (one === undefined) return whole;
  const { verdict, recommendation, keyDrivers, analysedAt } = one.analysis;
  const outcome = {
    ...{ verdict, recommendation, narrative: one.narration.text, keyDrivers: keyDrivers.map(({ text }) => text) },
    analysedAt: new Date(analysedAt),
  };
  return { ...whole, customer: { ...customer, status: 'completed', updatedAt: one.at, outcome }, analysed: one };
}
