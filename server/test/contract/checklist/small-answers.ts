import { type AnswerField, type AnswerRecord, MODES } from './row.js';

const texts = (...fields: string[]): AnswerField[] => fields.map((field) => ({ field, is: 'string' }));
const whole = (...fields: string[]): AnswerField[] => fields.map((field) => ({ field, is: 'integer' }));
const queuePages = ['page', 'page_size', 'total_count', 'total_pages'].map((key) => `pagination.${key}`);
const casePages = ['current_page', 'records_per_page', 'total_pages', 'total_records'].map(
  (key) => `pagination.${key}`,
);

/** Contents of `data` where it is no record of its own. */
export const SMALL_ANSWERS: readonly AnswerRecord[] = [
  {
    title: 'Response of 2. List customers',
    samples: ['customersPage'],
    fields: [{ field: 'customers', is: 'array' }, ...whole(...queuePages)],
  },
  {
    title: 'Response of 3. Update customer',
    samples: ['decidedCustomer'],
    fields: [
      { field: 'analyst_decision', is: 'string', empty: '', seen: ['', 'Confirmed'] },
      { field: 'analyst_decision_reason', is: 'string', empty: '' },
      ...texts('customer_id', 'updated_at'),
    ],
  },
  { title: 'Response of 4. Delete customer', samples: ['deletionAnswer'], fields: texts('deleted_reason', 'message') },
  {
    title: 'Response of 5. Bulk upload',
    samples: ['uploadAnswer'],
    fields: [
      ...texts('message'),
      { field: 'status', is: 'string', words: ['Pending'] },
      { field: 'total_customers', is: 'integer', seen: [3] },
      { field: 'upload_id', is: 'string', form: 'id' },
    ],
  },
  {
    title: 'Response of 6. Bulk upload history',
    samples: ['historyPage'],
    fields: [{ field: 'uploads', is: 'array' }, ...whole(...queuePages)],
  },
  {
    title: 'Response of 7. Compliance request',
    samples: ['complianceAnswer'],
    fields: texts('message', 'search_reference'),
  },
  { title: 'Response of 8. Get access token', samples: ['tokenAnswer'], fields: texts('access_token') },
  {
    title: 'Response of 10. Update configuration',
    samples: ['savedAnswer'],
    fields: [
      { field: 'configuration', is: 'object' },
      { field: 'configuration.default_mode', is: 'string', words: MODES },
      ...texts('message'),
    ],
  },
  {
    title: 'Response of 12. Get all searches',
    samples: ['searchesPage'],
    fields: [{ field: 'searches', is: 'array' }, ...whole(...casePages)],
  },
];
