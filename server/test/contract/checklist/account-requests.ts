import { ADVANCED_KEYS } from './records.js';
import { MODE } from './request-fields.js';
import { type RequestField, type RequestTable, value, x } from './row.js';

export const TOKEN: RequestTable = {
  title: '8. Get access token',
  method: 'POST',
  path: '/api/get-access-token',
  sound: 'login',
  fields: [
    { field: 'email', is: 'string', required: true, refuses: value('') },
    { field: 'password', is: 'string', required: true, rule: 'at least 8 characters', refuses: value(x(7)) },
  ],
};

const onOff = (field: string): RequestField => ({ field, is: 'boolean', takes: value(true, false) });
/** Every other one is off while the others are on: never are all off, which is refused. */
const inside = (object: string, key: string, index: number): RequestField => ({
  ...onOff(`${object}.${key}`),
  takes: index % 2 === 0 ? value(true, false) : value(false, true),
  ...(key === 'name' && { required: true as const, takes: value(true) }),
});

export const UPDATE_CONFIGURATION: RequestTable = {
  title: '10. Update configuration',
  method: 'POST',
  path: '/api/ai-risk-configuration',
  sound: 'configuration',
  fields: [
    { ...onOff('enabled'), required: true },
    { ...MODE, field: 'default_mode', required: true, rule: 'one of the two modes' },
    {
      field: 'ai_risk_process_records',
      is: 'integer',
      required: true,
      rule: 'records per batch, 1 to 1000',
      takes: value(1, 1000),
      refuses: value(0, 1001),
    },
    { field: 'lite_inputs', is: 'object', required: true },
    ...['name', 'birth_incorporation_date', 'biometric_search_image', 'countries'].map((key, index) =>
      inside('lite_inputs', key, index),
    ),
    { field: 'lite_inputs.country', is: 'boolean', takes: [{ value: true, beside: { lite_inputs: { name: true } } }] },
    {
      field: 'advanced_fields',
      is: 'object',
      required: true,
      rule: 'unknown keys are refused; at least one driver or the date must be enabled',
      refuses: [
        { value: { name: true, shoe_size: true }, beside: {}, fault: 'advanced_fields.shoe_size' },
        { value: { name: true } },
        { value: { name: true, biometric_search_image: true } },
      ],
    },
    ...['name', ...ADVANCED_KEYS].map((key, index) => inside('advanced_fields', key, index)),
    onOff('ongoing_monitoring_enabled'),
    {
      field: 'ongoing_monitoring_frequency',
      is: 'string',
      takes: value('Instantly', 'Daily', 'Weekly', 'Monthly', 'Do not run'),
      refuses: value('Yearly'),
    },
    { field: 'alerts', is: 'object' },
    onOff('alerts.webhook_enabled'),
    {
      field: 'alerts.email_enabled',
      is: 'boolean',
      rule: 'true needs a recipient',
      takes: [{ value: false }, { value: true, beside: { alerts: { email_recipients: 'a@example.com' } } }],
    },
    {
      field: 'alerts.email_recipients',
      is: 'string',
      rule: 'e-mail addresses, separated by commas',
      takes: value('', 'a@example.com, b@example.com'),
      refuses: value('nobody'),
    },
  ],
};
