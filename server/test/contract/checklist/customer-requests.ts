import { CATEGORIES, COUNTRIES, days, ENTITY_TYPE, IMAGE, MODE, onlyWith, page, texts } from './request-fields.js';
import { alone, CATEGORY_WORDS, MODES, type RequestTable, value, x } from './row.js';

export const CREATE_CUSTOMER: RequestTable = {
  title: '1. Create and screen a customer',
  method: 'POST',
  path: '/api/ai-risk-customers',
  sound: 'customer',
  fields: [
    {
      field: 'name',
      is: 'string',
      required: true,
      rule: '2 to 100 characters with a letter',
      takes: value('Jo', x(100)),
      refuses: value('J', x(101), '1234', '!!!'),
    },
    ENTITY_TYPE,
    { ...CATEGORIES, takes: value(CATEGORY_WORDS) },
    {
      field: 'match_score',
      is: 'integer',
      required: true,
      rule: '0 to 100',
      takes: value(0, 100),
      refuses: value(-1, 101, 80.5),
    },
    { ...MODE, otherwise: ['ai_risk_mode', 'AiRisk Lite'] },
    COUNTRIES,
    { field: 'exact_search', is: 'boolean', rule: 'true sets the score to 100', answers: [[true, 'match_score', 100]] },
    {
      field: 'birth_incorporation_date',
      is: 'string',
      rule: 'DD-MM-YYYY; an existing day',
      answers: [
        ['07-10-1952', 'birth_incorporation_date', '1952-10-07'],
        ['00-00-1952', 'birth_incorporation_date', '00-00-1952'],
      ],
      refuses: value('31-02-1980', '1980', ''),
    },
    {
      field: 'identification_number',
      is: 'string',
      rule: 'at most one of the four numbers',
      takes: alone('MP 1234567'),
      refuses: [
        { value: 'A1', beside: { business_registration_number: 'B2' }, fault: 'business_registration_number' },
        { value: 'A1', beside: { entity_type: ['Vessel'], imo_number: '9074729' }, fault: 'imo_number' },
        { value: 'A1', beside: { entity_type: ['Aircraft'], tail_number: 'N1' }, fault: 'tail_number' },
      ],
    },
    onlyWith('imo_number', 'Vessel', '9074729'),
    onlyWith('tail_number', 'Aircraft', 'RA-85001'),
    { field: 'business_registration_number', is: 'string', takes: alone('HE 9900101') },
    ...texts('nationality', 'occupation', 'industry', 'address', 'parent', 'spouse', 'sibling', 'known_alias'),
    IMAGE,
  ],
};

export const LIST_CUSTOMERS: RequestTable = {
  title: '2. List customers (queue)',
  method: 'GET',
  path: '/api/ai-risk-customers',
  fields: [
    page('page', 1),
    page('page_size', 10),
    { field: 'search', is: 'string', rule: 'name or upload source', takes: value('Zaretsky', 'customers.csv') },
    { field: 'verdict', is: 'string', takes: value('true_positive', 'false_positive'), refuses: value('maybe') },
    { field: 'analyst_decision', is: 'string', takes: value('Confirmed', 'Declined', ''), refuses: value('Perhaps') },
    { field: 'ai_risk_mode', is: 'string', takes: value(...MODES), refuses: value('Lite') },
    ...days('start_date', 'end_date'),
  ],
};

export const UPDATE_CUSTOMER: RequestTable = {
  title: '3. Update customer (analyst decision)',
  method: 'POST',
  path: '/api/ai-risk-customers/update',
  sound: 'decision',
  fields: [
    { field: 'customer_id', is: 'string', required: true, refuses: alone('0'.repeat(24)) },
    {
      field: 'analyst_decision',
      is: 'string',
      rule: 'Confirmed or Declined; this or the reason is required',
      takes: value('Confirmed', 'Declined'),
      refuses: [{ value: 'Maybe' }, { value: '', beside: { analyst_decision_reason: '' } }],
    },
    {
      field: 'analyst_decision_reason',
      is: 'string',
      rule: 'at most 500 characters',
      takes: value(x(500)),
      refuses: value(x(501)),
    },
  ],
};

export const DELETE_CUSTOMER: RequestTable = {
  title: '4. Delete customer (soft delete)',
  method: 'POST',
  path: '/api/ai-risk-customers/delete',
  sound: 'deletion',
  fields: [
    { field: 'customer_id', is: 'string', required: true, refuses: alone('0'.repeat(24)) },
    { field: 'deleted_reason', is: 'string', required: true, refuses: value('', '  ') },
  ],
};

export const UPLOAD_HISTORY: RequestTable = {
  title: '6. Bulk upload history',
  method: 'GET',
  path: '/api/customers/bulk-upload/history',
  fields: [
    page('page', 1),
    page('page_size', 10),
    { field: 'search', is: 'string', rule: 'upload id or file name', takes: value('customers.csv') },
    {
      field: 'status',
      is: 'string',
      takes: value('Pending', 'Processing', 'Completed', 'Failed'),
      refuses: value('Done'),
    },
    { field: 'ai_risk_mode', is: 'string', takes: value(...MODES), refuses: value('Lite') },
    ...days('start_date', 'end_date'),
  ],
};
