import { readBulkRows } from '../bulk/read-bulk-rows.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { CATEGORIES } from '../domain/category.js';
import { acceptUpload } from '../flow/accept-upload.js';
import { cancelUpload } from '../flow/cancel-upload.js';
import { listUploadOutcomes } from '../flow/list-upload-outcomes.js';
import { phraseNarrative } from '../flow/phrase-narrative.js';
import { processUpload } from '../flow/process-upload.js';
import { readUpload } from '../flow/read-upload.js';
import { bodyValidator } from '../http/validator.js';
import type { BulkUploadDeeds } from '../http/worlds/bulk-uploads.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { BULK_UPLOADS_CHANNEL, bulkUploadsIn } from '../store/bulk-uploads.js';
import { listenTogether } from '../store/listen-together.js';
import { toCustomerBody } from '../wire/bulk-row.js';
import { CustomerRequestSchema } from '../wire/customer-request.js';
import { readCustomerRequest } from '../wire/read-customer-request.js';
import { analyseInTurn } from './analyse-in-turn.js';
import { atMost } from './at-most.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

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
  const shapeFaults = bodyValidator(CustomerRequestSchema);
  const settings = settingsIn(database);
  const storing = atMost(STORED_AT_ONCE);
  const world = {
    ...screeningWorld(database, accounts),
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
      const { request, faults } = readCustomerRequest(body, shapeFaults(body), accounts.now());
      return {
        request: { ...request, ...(cells.categories === undefined && { allCategories: true as const }) },
        faults,
      };
    },
  };
  return {
    deeds: {
      bulkLimits: { maxBytes: config.bulkMaxMegabytes * 1024 * 1024, maxRows: config.bulkMaxRows },
      acceptUpload: (caller, file, mode) => storing(() => acceptUpload(world, caller, file, mode)),
      readUpload: (caller, id) => readUpload(world, caller, id),
      onUploadChange: listenTogether(databaseUrl, BULK_UPLOADS_CHANNEL),
      listUploads: ({ organizationId }, filter, page) => world.bulkUploads.list(organizationId, filter, page),
      cancelUpload: (caller, id) => cancelUpload(world, caller, id),
      uploadOutcomes: (caller, id, wanted) => listUploadOutcomes(world, caller, id, wanted),
    },
    tasks: { process_upload: ({ uploadId }, attempt) => processUpload(world, uploadId, attempt) },
    schedule: [],
  };
}
