import { setImmediate as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { AccountDeps } from '../accounts/accounts.js';
import { storageQuotaRepository } from '../accounts/storage-quota.repository.js';
import { caseQuotaRepository } from '../cases/case-quota.repository.js';
import { screeningDeps } from '../cases/cases.module.js';
import { settingsRepository } from '../customers/ai-risk-settings.repository.js';
import { analyseInSlices } from '../customers/analyse-in-slices.js';
import { CustomerRequestSchema, readCustomerRequest } from '../customers/customer-request.schema.js';
import { phraseNarrative } from '../customers/phrase-narrative.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { CATEGORIES } from '../domain/category.js';
import { sharedListener } from '../platform/database/shared-listener.js';
import { bodyValidator } from '../platform/http/validator.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import { oneByOne } from '../platform/outbox/event-data.js';
import type { PlatformParts } from '../platform/parts.js';
import type { Screener } from '../screening/screener.js';
import { customerBodyOf } from './bulk-rows.js';
import { presentBulkUpload } from './bulk-upload.present.js';
import { bulkUploadService, type ReadRows } from './bulk-uploads.js';
import { BULK_UPLOADS_CHANNEL, bulkUploadsRepository } from './bulk-uploads.repository.js';
import { bulkUploadRoutes } from './bulk-uploads.routes.js';
import { BULK_UPLOADS_PERSONAL_DATA } from './personal-data.repository.js';
import { previewUpload } from './preview-upload.js';
import { processUpload } from './process-upload.js';
import { readFileRows } from './workbook-rows.module.js';

/** Uploads stored at a time: each holds a database connection, and requests keep three quarters of them. */
const STORED_AT_ONCE = 4;
/** Files previewed at a time: each is read on the thread that answers requests, in small steps. */
const PREVIEWED_AT_ONCE = 2;

/** Adverse Media only on request: a row has no URL for its results. */
const DEFAULTS = { categories: CATEGORIES.filter((category) => category !== 'Adverse Media') };

/** Files of customers, each row screened and analysed. */
export function bulkUploadsModule({
  accounts,
  config,
  database,
  databaseUrl,
  screener,
}: PlatformParts & { readonly accounts: AccountDeps; readonly screener: Screener }) {
  const { now, newId } = accounts;
  const { bulkMaxRows: maxRows, bulkMaxPendingRows: maxPendingRows } = config;
  const schemaErrors = bodyValidator(CustomerRequestSchema);
  const settings = settingsRepository(database);
  const repository = bulkUploadsRepository(database);
  const maxBytes = config.bulkMaxMegabytes * 1024 * 1024;
  const readRows: ReadRows = (file, listeners) => readFileRows(file, listeners, maxBytes);
  const bulkUploads = bulkUploadService({
    ...{ bulkUploads: repository, settings, maxRows, maxPendingRows, now, newId },
    readRows,
    quota: caseQuotaRepository(database, config.casesPerDay, now),
    storage: storageQuotaRepository(database, config.storedMegabytesPerOrganization),
    whenFree: pLimit(STORED_AT_ONCE),
  });
  const readCustomer = (cells: Readonly<Record<string, string>>) => {
    const body = customerBodyOf(cells, DEFAULTS);
    const { request, faults } = readCustomerRequest(body, schemaErrors(body), now());
    return {
      request: { ...request, ...(cells.categories === undefined && { allCategories: true as const }) },
      faults,
    };
  };
  const previewing = {
    ...{ readRows, maxRows, whenFree: pLimit(PREVIEWED_AT_ONCE), pause: () => pause() },
    faultsOf: (cells: Readonly<Record<string, string>>) => readCustomer(cells).faults,
  };
  const processing = {
    ...screeningDeps(database, accounts),
    ...{ screener, bulkUploads: repository, settings, analyse: analyseInSlices },
    phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
    readCustomer,
  };
  return {
    personalData: BULK_UPLOADS_PERSONAL_DATA,
    routes: bulkUploadRoutes({
      ...{ maxRows, maxBytes },
      bulkUploads: { ...bulkUploads, preview: (file, signal) => previewUpload(previewing, file, signal) },
      onChange: sharedListener(databaseUrl, BULK_UPLOADS_CHANNEL),
    }),
    tasks: {
      process_upload: ({ uploadId }, run) => processUpload(processing, uploadId, run),
    } satisfies Partial<Tasks>,
    eventSubjects: {
      bulk_upload: oneByOne(async (organizationId, id) => {
        const upload = await repository.find(organizationId, id);
        return upload && { upload: presentBulkUpload(upload) };
      }),
    },
  };
}
