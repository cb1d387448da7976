import Type, { type Static } from 'typebox';
import { OutcomeFields } from '../cases/ai-risk.schema.js';
import { AI_RISK_MODES, modeNamed, type PublicAiRiskMode, readMode } from '../cases/ai-risk-mode.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { AppError } from '../domain/app-error.js';
import {
  BULK_UPLOAD_STATUSES,
  type BulkUpload,
  type BulkUploadFilter,
  type FileNotice,
} from '../domain/bulk-upload.js';
import type { Page } from '../domain/page.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { QueuePagination, queueQuery, readQueueQuery } from '../platform/http/queue-page.js';
import { ROW_STATES, type RowState } from './bulk-uploads.js';

const text = (description: string) => Type.String({ description });
const number = (description: string) => Type.Integer({ description });
const mode = (description: string) =>
  Type.Unsafe<PublicAiRiskMode>({ type: 'string', enum: [...AI_RISK_MODES], description });
const moment = (description: string) => Nullable(text(description));

/** Fields of a row of the results, besides its line, name and errors. */
export const ResultRow = Type.Object({
  client_reference: text('As sent.'),
  customer_id: text('Id of the customer.'),
  search_reference: text('Reference of its search.'),
  status: text('Status of the analysis.'),
  analyst_decision: text('Empty until an analyst decides.'),
  ...OutcomeFields,
});

export const BulkUploadSchema = Type.Object(
  {
    upload_id: text('Id of the upload: 24 lower-case hex characters.'),
    file_name: text('File name as sent.'),
    ai_risk_mode: mode('Mode of every analysis of the upload.'),
    status: Type.Enum([...BULK_UPLOAD_STATUSES], { description: 'Status of the upload.' }),
    failure_reason: text('Why the upload is `Failed`; empty otherwise.'),
    customers: number('Data rows of the file, including failed rows.'),
    customers_created: number('Customers created.'),
    failed_rows: number('Rows that could not become a customer; `…/errors` lists them.'),
    customers_processed: number('Customers whose analysis is completed.'),
    cases_created: number('Customers whose verdict requires a follow-up according to the configuration.'),
    upload_date: text('When the file was uploaded. ISO 8601, UTC.'),
    uploaded_by: text('E-mail address of the user.'),
    started_at: moment('When processing started; null until then. ISO 8601, UTC.'),
    ended_at: moment('When the upload completed or failed; null until then. ISO 8601, UTC.'),
  },
  { $id: 'BulkUpload', description: 'An uploaded file of customers.' },
);

const NoticesSchema = Type.Array(
  Type.Object({
    code: oneOf(
      ['encoding_assumed', 'sheets_ignored', 'merged_cells'] satisfies FileNotice['code'][],
      'What kind of notice it is.',
    ),
    message: text('Human-readable message.'),
  }),
  { description: 'How the file was read, where that may not be as meant.' },
);

export const BulkUploadAcceptedData = Type.Object({
  message: text('Human-readable message.'),
  status: oneOf(BULK_UPLOAD_STATUSES, 'Status of the upload: `Pending`.'),
  total_customers: number('Data rows of the file.'),
  upload_id: text('Id of the upload.'),
  notices: NoticesSchema,
});

const CellsSchema = Type.Record(Type.String(), Type.String(), {
  description: 'Cells by field of `POST /api/ai-risk-customers`, without the empty ones.',
});
const FaultsSchema = Type.Array(
  Type.Object({
    field: text('Field of the cell; `row` for the row as a whole.'),
    message: text('What is wrong, and what is allowed.'),
  }),
  { description: 'Errors of the row; empty for a valid one.' },
);
const PreviewedRow = Type.Object({
  line: number('Line of the file, from 1.'),
  cells: CellsSchema,
  faults: FaultsSchema,
});

export const BulkUploadPreviewData = Type.Object({
  file_name: text('File name as sent.'),
  columns: Type.Array(
    Type.Object({
      header: text('Header of the file.'),
      field: Nullable(text('Field that it is read as; null for a column that is ignored.')),
    }),
    { description: 'Columns in the order of the file, at most 200.' },
  ),
  rows: Type.Array(PreviewedRow, { description: 'The first 20 rows.' }),
  failed: Type.Array(PreviewedRow, { description: 'The first 20 rows that cannot become customers.' }),
  total_rows: number('Data rows of the file.'),
  checked_rows: number('Rows that were checked for errors: the first 5000.'),
  failed_rows: number('Rows among these that cannot become customers.'),
  notices: NoticesSchema,
});

export const BulkUploadRowsQuery = Type.Object({
  state: Type.Optional(
    Type.Unsafe<RowState>({
      type: 'string',
      enum: [...ROW_STATES],
      description: 'Only rows that could not become a customer, are not processed yet, or became one.',
    }),
  ),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: '`next_cursor` of the page before.' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Rows per page, at most 200.' }),
  ),
});

export const BulkUploadRowsData = Type.Object({
  rows: Type.Array(
    Type.Object({
      ...PreviewedRow.properties,
      customer_id: text('Customer of the row; empty if none was created.'),
      search_reference: text('Its search; empty if none was made.'),
      verdict: OutcomeFields.verdict,
    }),
    { description: 'In the order of the file.' },
  ),
  next_cursor: Nullable(text('`cursor` of the next page; null on the last one.')),
});

/** The form as documented; the multipart parser reads it. */
export const BULK_UPLOAD_FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'CSV file or .xlsx workbook with the columns of `GET /api/customers/bulk-upload/template`.',
    },
    ai_risk_mode: {
      type: 'string',
      enum: [...AI_RISK_MODES],
      description: "Mode of every analysis; the organization's `default_mode` when omitted.",
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
  search: Type.Optional(Type.String({ maxLength: 200, description: 'An upload id, or part of a file name.' })),
  status: Type.Optional(
    Type.Unsafe<BulkUpload['status']>({
      type: 'string',
      enum: [...BULK_UPLOAD_STATUSES],
      description: 'Only uploads with this status.',
    }),
  ),
  ai_risk_mode: Type.Optional(mode('Only uploads with this mode.')),
});

export function readHistoryQuery(query: Static<typeof BulkUploadHistoryQuery>): {
  readonly page: Page;
  readonly filter: BulkUploadFilter;
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

/** The mode field of the form; absent when empty. Throws `validation_failed`. */
export function readModeField(text = ''): AnalysisMode | undefined {
  const name = text.trim();
  const mode = modeNamed(name);
  if (name === '' || mode !== undefined) return mode;
  const message = `must be one of: ${AI_RISK_MODES.join(', ')}`;
  throw new AppError('validation_failed', { faults: [{ field: 'ai_risk_mode', message }] });
}
