import type { ScreenCaseDeps } from '../cases/make-case.js';
import type { Settings } from '../customers/ai-risk-settings.js';
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
import { gapsOfAnalysis, MOST_ANALYSED } from '../domain/search-gaps.js';
import type { JobAttempt } from '../platform/jobs/jobs.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { BulkUploads, FaultyRow, MadeRow, TakenRows } from './bulk-uploads.js';

export interface ProcessUploadDeps extends ScreenCaseDeps, MakeAnalysisDeps {
  readonly bulkUploads: Pick<BulkUploads, 'begin' | 'nextRows' | 'keep' | 'fail'>;
  readonly settings: Pick<Settings, 'read'>;
  /** A row as a customer that is asked for, with every fault of it. */
  readCustomer(cells: BulkRow['cells']): { readonly request: CustomerRequest; readonly faults: readonly FieldError[] };
}

/** Enough to keep the screening threads busy; searches that people wait for go before them. */
const SCREENED_AT_ONCE = 16;
/** First, and after rows with many results: what is screened is held in memory. */
const HEAVY_AT_ONCE = 2;
const MANY_RESULTS = 500;
/** Rows of a job, in as many transactions as the configuration says: some seconds, and then another organization has its turn. */
const ROWS_A_JOB = 2000;
/** Results of a transaction, about: some 15 MB. Rows that match thousands of records are stored few at a time. */
const RESULTS_A_TRANSACTION = 10_000;
/** Results of a job, about: then another organization has its turn, however few rows it were. */
const RESULTS_A_JOB = 50_000;
/** Transactions whose rows are screened ahead of the one that is stored: neither waits for the other. */
const AHEAD = 2;

/**
 * Takes the next rows of a batch, as many at a time as the configuration says: screens and analyses them, and stores their
 * customers and their faults in one transaction, while the rows after them are screened, and those after these begin to be
 * stored. Runs as often as it may: rows that were taken are not taken again. The last try gives the batch up.
 *
 * An analysis that may take its time, that failed, or that may have ended the process (a further try) is a job of its own:
 * it holds up no other row.
 */
export async function processUpload(deps: ProcessUploadDeps, uploadId: string, attempt: JobAttempt): Promise<void> {
  const upload = await deps.bulkUploads.begin(uploadId, deps.now());
  if (upload === undefined) return;
  try {
    await takeRows(deps, upload, attempt.attempt === 1 && upload.mode === 'lite');
  } catch (error) {
    if (attempt.attempt < attempt.maxAttempts) throw error;
    await deps.bulkUploads.fail(uploadId, 'given_up', deps.now());
  }
}

/** What all rows of a job have in common. */
interface Job {
  readonly upload: BulkUpload;
  /** Where the rows are analysed before they are stored. */
  readonly configuration?: Configuration;
}

/** Rows that follow each other, screened and not stored. */
type ScreenedRows = Pick<TakenRows, 'made' | 'faulty'>;
const NO_ROWS: ScreenedRows = { made: [], faulty: [] };

async function takeRows(deps: ProcessUploadDeps, begun: BulkUpload, analyses: boolean): Promise<void> {
  const { configuration, entitlements } = await deps.settings.read(begun.organizationId);
  if (affordable(entitlements, begun) === 0 && begun.created === 0) {
    await deps.bulkUploads.fail(begun.id, 'no_credits', deps.now());
    return;
  }
  const first = rowsTaken(begun);
  let last = Math.min(first + Math.max(ROWS_A_JOB, begun.rowsAJob), begun.customers);
  const job: Job = { upload: begun, ...(analyses && { configuration }) };
  const look = (taken: number, count: number) => ({
    ...{ taken, count, screened: inItsTurn(screenRows(deps, job, taken, count)) },
  });
  const ahead: ReturnType<typeof look>[] = [];
  let [next, results] = [first, 0];
  // No more than two are being stored at a time.
  let kept: Promise<BulkUpload | undefined> = Promise.resolve(begun);
  let earlier = kept;
  try {
    for (let endsJob = false; !endsJob; ) {
      for (; ahead.length < AHEAD && next < last; next = Math.min(next + begun.rowsAJob, last)) {
        ahead.push(look(next, Math.min(begun.rowsAJob, last - next)));
      }
      const range = ahead.shift();
      const [rows, credits] = await Promise.all([range?.screened ?? NO_ROWS, creditsAfter(deps, kept, begun)]);
      const taken = rows.made.length + rows.faulty.length;
      results += resultsOf(rows.made);
      if (range && results > RESULTS_A_JOB) {
        // What was screened after these is screened again by the next job.
        ahead.length = 0;
        next = last = range.taken + taken;
      } else if (range && taken > 0 && taken < range.count) {
        ahead.unshift(look(range.taken + taken, range.count - taken));
      }
      endsJob = ahead.length === 0 && next >= last;
      if ((await earlier) === undefined) return;
      const outcome = { ...payable(begun, rows, credits), uploadId: begun.id, endsJob };
      [earlier, kept] = [kept, inItsTurn(deps.bulkUploads.keep(kept, outcome, deps.now()))];
    }
    await kept;
  } finally {
    // Whoever tries again goes on after what is stored by then.
    await Promise.allSettled([earlier, kept]);
  }
}

/** What fails is heard of in its turn, if that comes. */
function inItsTurn<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
  outcome.catch(() => {});
  return outcome;
}

/** How many more rows can be paid once those before are stored: where credits are counted, not before that. */
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

/** How many customers the organization may have analysed. */
function affordable(entitlements: Entitlements, { mode }: BulkUpload): number {
  const { enabled, credits } = entitlements[mode];
  return enabled ? (credits ?? Number.POSITIVE_INFINITY) : 0;
}

/** Rows beyond the credits are faulty for want of one, the last ones first. */
function payable({ mode }: BulkUpload, { made, faulty }: ScreenedRows, credits: number): ScreenedRows {
  const faults = [{ field: 'row', message: insufficientCredits(mode).message }];
  const unpaid = made.slice(Math.min(credits, made.length)).map(({ number }) => ({ number, faults }));
  return { made: made.slice(0, made.length - unpaid.length), faulty: [...faulty, ...unpaid] };
}

function resultsOf(made: readonly MadeRow[]): number {
  return made.reduce((sum, one) => sum + one.made.results.length, 0);
}

/** The rows after the first `taken`, at most so many; fewer where they have found as much as one transaction stores. */
async function screenRows(deps: ProcessUploadDeps, job: Job, taken: number, most: number): Promise<ScreenedRows> {
  const { upload } = job;
  const rows = await deps.bulkUploads.nextRows(upload, taken, most);
  // No row names an engine: one look-up for all of them.
  const engine = (await deps.riskScoreEngines.active(upload.organizationId)) ?? DEFAULT_RISK_SCORE_ENGINE;
  const made: MadeRow[] = [];
  const faulty: FaultyRow[] = [];
  let atOnce = HEAVY_AT_ONCE;
  for (let next = 0; next < rows.length; ) {
    const together = rows.slice(next, next + atOnce);
    next += together.length;
    atOnce = SCREENED_AT_ONCE;
    for (const outcome of await Promise.all(together.map((row) => screened(deps, job, engine, row)))) {
      if (resultsOf(made) >= RESULTS_A_TRANSACTION) return { made, faulty };
      if ('faults' in outcome) faulty.push(outcome);
      else made.push(outcome);
      if ('made' in outcome && outcome.made.results.length > MANY_RESULTS) atOnce = HEAVY_AT_ONCE;
    }
  }
  return { made, faulty };
}

async function screened(
  deps: ProcessUploadDeps,
  { upload, configuration }: Job,
  engine: RiskScoreEngine,
  row: BulkRow,
): Promise<MadeRow | FaultyRow> {
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
    const made = await screenCustomer(deps, caller, request, origin, { engine, inBackground: true });
    return {
      number: row.number,
      made: configuration === undefined ? made : await withAnalysis(deps, made, configuration),
    };
  } catch (error) {
    // What is wrong with this row alone; that the list is not loaded is wrong with none.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    const message = error.message;
    return { number: row.number, faults: error.faults.length > 0 ? error.faults : [{ field: 'row', message }] };
  }
}

/** The customer as it is once its analysis is stored; as it was where that waits for articles, or fails. */
async function withAnalysis(
  deps: MakeAnalysisDeps,
  whole: NewCustomer,
  configuration: Configuration,
): Promise<NewCustomer> {
  const { customer, made, results } = whole;
  if (made.adverseMediaStatus !== 'Not Requested') return whole;
  const { editions, totalResults } = made;
  const gaps = gapsOfAnalysis(made.gaps, totalResults);
  const records = results.slice(0, MOST_ANALYSED).flatMap(recordsOfResult);
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
