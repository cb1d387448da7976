import type { Parts, Topic } from '../app/parts.js';
import { screeningDeps } from '../cases/screening-world.module.js';
import { settingsIn } from '../customers/ai-risk-settings.repository.js';
import { analyseInTurn } from '../customers/analyse-in-turn.js';
import { CustomerRequestSchema } from '../customers/customer-request.schema.js';
import { phraseNarrative } from '../customers/phrase-narrative.js';
import { readCustomerRequest } from '../customers/customer-request.schema.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { CATEGORIES } from '../domain/category.js';
import { listenTogether } from '../platform/database/listen-together.js';
import { bodyValidator } from '../platform/http/validator.js';
import { acceptUpload } from './accept-upload.js';
import { atMost } from './at-most.js';
import { toCustomerBody } from './bulk-row.js';
import { BULK_UPLOADS_CHANNEL, bulkUploadsIn } from './bulk-uploads.repository.js';
import type { BulkUploadDeeds } from './bulk-uploads.world.js';
import { cancelUpload } from './cancel-upload.js';
import { listUploadOutcomes } from './list-upload-outcomes.js';
import { processUpload } from './process-upload.js';
import { readBulkRows } from './read-bulk-rows.js';
import { readUpload } from './read-upload.js';

/** Each holds a connection of the database until its last row is stored: requests keep three quarters of them. */
const STORED_AT_ONCE = 4;

/** Adverse Media runs only where it is asked for: a row has no URL for its results. */
const DEFAULTS = { categories: CATEGORIES.filter((category) => category !== 'Adverse Media') };

export function composeBulkUploads({
  accounts,
  config,
  database,
  databaseUrl,
  screener,
}: Parts): Topic<BulkUploadDeeds, 'process_upload'> {
  const schemaErrors = bodyValidator(CustomerRequestSchema);
  const settings = settingsIn(database);
  const storing = atMost(STORED_AT_ONCE);
  const deps = {
    ...screeningDeps(database, accounts),
    screener,
    bulkUploads: bulkUploadsIn(database),
    analyse: analyseInTurn,
    phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
    settings,
    maxRows: config.bulkMaxRows,
    maxPendingRows: config.bulkMaxPendingRows,
    readRows: readBulkRows,
    readCustomer(cells: Readonly<Record<string, string>>) {
      const body = toCustomerBody(cells, DEFAULTS);
      const { request, faults } = readCustomerRequest(body, schemaErrors(body), accounts.now());
      return {
        request: { ...request, ...(cells.categories === undefined && { allCategories: true as const }) },
        faults,
      };
    },
  };
  return {
    deeds: {
      bulkLimits: { maxBytes: config.bulkMaxMegabytes * 1024 * 1024, maxRows: config.bulkMaxRows },
      acceptUpload: (caller, file, mode) => storing(() => acceptUpload(deps, caller, file, mode)),
      readUpload: (caller, id) => readUpload(deps, caller, id),
      onUploadChange: listenTogether(databaseUrl, BULK_UPLOADS_CHANNEL),
      listUploads: ({ organizationId }, filter, page) => deps.bulkUploads.list(organizationId, filter, page),
      cancelUpload: (caller, id) => cancelUpload(deps, caller, id),
      uploadOutcomes: (caller, id, wanted) => listUploadOutcomes(deps, caller, id, wanted),
    },
    tasks: { process_upload: ({ uploadId }, attempt) => processUpload(deps, uploadId, attempt) },
    schedule: [],
  };
}
