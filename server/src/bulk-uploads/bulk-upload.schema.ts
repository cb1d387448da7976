import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, presentMode, readMode, type WireAiRiskMode } from '../cases/ai-risk-mode.js';
import {
  BULK_UPLOAD_STATUSES,
  type BulkUpload,
  type BulkUploadFailure,
  type BulkUploadFilter,
} from '../domain/bulk-upload.js';
import { Nullable } from '../platform/http/nullable.js';
import { QueuePagination, queueQuery, readQueueQuery } from '../platform/http/queue-page.js';

const text = (description: string) => Type.String({ description });
const number = (description: string) => Type.Integer({ description });
const mode = (description: string) =>
  Type.Unsafe<WireAiRiskMode>({ type: 'string', enum: [...AI_RISK_MODES], description });
const moment = (description: string) => Nullable(text(description));

export const BulkUploadSchema = Type.Object(
  {
    upload_id: text('24 lower-case hex characters.'),
    file_name: text('As it was sent.'),
    ai_risk_mode: mode('The mode of every analysis of the batch.'),
    status: Type.Enum([...BULK_UPLOAD_STATUSES], { description: 'How far it has come.' }),
    failure_reason: text('Why it is `Failed`; empty otherwise.'),
    customers: number('Every data row of the file, the bad ones included.'),
    customers_created: number('Customers made of rows.'),
    failed_rows: number('Rows of which no customer could be made; `…/errors` has them.'),
    customers_processed: number('Customers whose analysis is complete.'),
    cases_created: number('Customers whose verdict asks for a follow-up, as the configuration has it.'),
    upload_date: text('ISO 8601, UTC.'),
    uploaded_by: text('E-mail of the user.'),
    started_at: moment('When the first row was taken; null before.'),
    ended_at: moment('When it was completed or failed; null before.'),
  },
  { $id: 'BulkUpload', description: 'One uploaded file of customers.' },
);

export const BulkUploadAcceptedData = Type.Object({
  message: text('For people.'),
  status: text('`Pending`.'),
  total_customers: number('Data rows of the file.'),
  upload_id: text('For following it.'),
});

/** The form, for the documentation: it is read by the multipart parser. */
export const BULK_UPLOAD_FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'CSV: `GET /api/customers/bulk-upload/template` has its columns.',
    },
    ai_risk_mode: {
      type: 'string',
      enum: [...AI_RISK_MODES],
      description: "The organization's `default_mode` when left out.",
    },
  },
} as const;

export const BulkUploadParams = Type.Object({
  upload_id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the upload.' }),
});
export const BulkUploadData = Type.Object({ upload: BulkUploadSchema });
export const BulkUploadHistoryData = Type.Object({
  pagination: QueuePagination,
  uploads: Type.Array(BulkUploadSchema, { description: 'Newest first.' }),
});

export const BulkUploadHistoryQuery = Type.Object({
  ...queueQuery,
  search: Type.Optional(Type.String({ maxLength: 200, description: 'An upload id, or a part of a file name.' })),
  status: Type.Optional(
    Type.Unsafe<BulkUpload['status']>({ type: 'string', enum: [...BULK_UPLOAD_STATUSES], description: 'Only these.' }),
  ),
  ai_risk_mode: Type.Optional(mode('Only these.')),
});

export function readHistoryQuery(query: Static<typeof BulkUploadHistoryQuery>): {
  page: { readonly number: number; readonly size: number };
  filter: BulkUploadFilter;
} {
  const { page, ...days } = readQueueQuery(query);
  const search = query.search?.trim();
  return {
    page,
    filter: {
      ...days,
      ...(search && { search }),
      ...(query.status && { status: query.status }),
      ...(query.ai_risk_mode && { mode: readMode(query.ai_risk_mode) }),
    },
  };
}

const FAILURES: Readonly<Record<BulkUploadFailure, string>> = {
  no_valid_row: 'No row of the file could be made into a customer',
  no_credits: 'No credit was left before the first row',
  cancelled: 'Cancelled; customers that had been made remain',
  given_up: 'Processing failed too often and was given up; customers that had been made remain',
};

export function presentBulkUpload(upload: BulkUpload): Static<typeof BulkUploadSchema> {
  return {
    upload_id: upload.id,
    file_name: upload.fileName,
    ai_risk_mode: presentMode(upload.mode),
    status: upload.status,
    failure_reason: upload.failure === undefined ? '' : FAILURES[upload.failure],
    customers: upload.customers,
    customers_created: upload.created,
    failed_rows: upload.failedRows,
    customers_processed: upload.processed,
    cases_created: upload.casesCreated,
    upload_date: upload.createdAt.toISOString(),
    uploaded_by: upload.uploadedBy,
    started_at: upload.startedAt?.toISOString() ?? null,
    ended_at: upload.endedAt?.toISOString() ?? null,
  };
}
