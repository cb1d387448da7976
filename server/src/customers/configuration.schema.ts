import Type, { type Static, type TSchema } from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import type { ADVANCED_FIELDS, LITE_FIELDS } from '../domain/analysis-field.js';
import type { FieldError } from '../domain/app-error.js';
import type { MonitoringFrequency } from '../domain/configuration.js';
import { emailErrors, normalEmail } from '../domain/user.js';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import type { ConfigurationUpdate } from './configuration.js';

export const FREQUENCIES = {
  Instantly: 'instantly',
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
  'Do not run': 'never',
} as const satisfies Record<string, MonitoringFrequency>;
export const FREQUENCY_NAMES = Object.keys(FREQUENCIES) as (keyof typeof FREQUENCIES)[];

export const LITE_NAMES = {
  name: 'name',
  date: 'birth_incorporation_date',
  image: 'biometric_search_image',
  countries: 'countries',
} as const satisfies Record<(typeof LITE_FIELDS)[number], string>;

export const ADVANCED_NAMES = {
  name: 'name',
  date: 'birth_incorporation_date',
  image: 'biometric_search_image',
  nationality: 'nationality',
  identificationNumber: 'identification_number',
  businessRegistrationNumber: 'business_registration_number',
  imoNumber: 'imo_number',
  tailNumber: 'tail_number',
  parent: 'parent',
  sibling: 'sibling',
  spouse: 'spouse',
  occupation: 'occupation',
  industry: 'industry',
  address: 'address',
  knownAlias: 'known_alias',
} as const satisfies Record<(typeof ADVANCED_FIELDS)[number], string>;

const flag = (description: string) => Type.Boolean({ description });
const optional = (description: string) => Type.Optional(Nullable(Type.Boolean({ description })));
const httpDate = (description: string) =>
  Type.String({ description: `${description}, as an HTTP date.`, examples: ['Fri, 20 Nov 2026 08:30:00 GMT'] });

function flags<Name extends string>(names: readonly Name[]): Record<Name, ReturnType<typeof flag>> {
  return Object.fromEntries(names.map((name) => [name, flag('True if the analysis may use it.')])) as never;
}

function optionalFlags<Name extends string>(
  names: readonly Name[],
): Record<Exclude<Name, 'name'>, ReturnType<typeof optional>> {
  const rest = names.filter((name) => name !== 'name');
  return Object.fromEntries(rest.map((name) => [name, optional('False when omitted.')])) as never;
}

const MAX_RECIPIENTS = 50;

const NAME = Type.Boolean({ description: 'Must be true: the name is always used.' });

export const ConfigurationSchema = Type.Object(
  {
    enabled: flag('Master switch of the AI risk module.'),
    default_mode: Type.Enum([...AI_RISK_MODES], { description: 'Used when a request has no `ai_risk_mode`.' }),
    ai_risk_process_records: Type.Integer({ description: 'Rows of an upload that are processed together.' }),
    lite_inputs: Type.Object(flags(Object.values(LITE_NAMES)), { description: 'What a Lite analysis may use.' }),
    advanced_fields: Type.Object(flags(Object.values(ADVANCED_NAMES)), {
      description: 'What an Advanced analysis may use.',
    }),
    ongoing_monitoring_enabled: flag('Monitored searches are rescreened automatically.'),
    ongoing_monitoring_frequency: Type.Enum(FREQUENCY_NAMES, { description: 'How often.' }),
    alerts: Type.Object(
      {
        email_enabled: flag('Changes are sent by e-mail.'),
        webhook_enabled: flag('Changes are sent by webhook.'),
        email_recipients: Type.String({ description: 'E-mail addresses, separated by commas.' }),
        email_available: flag('False without a mail server (SMTP_URL); no e-mail is sent then.'),
      },
      { description: 'How changes are reported, and to whom.' },
    ),
    auto_create_cases: flag('Uploaded customers with one of these verdicts become cases that require a follow-up.'),
    auto_create_case_verdicts: Type.Array(Type.Enum([...VERDICTS]), {
      description: 'Verdicts that require a follow-up.',
    }),
    created_at: httpDate('When the organization was created'),
    updated_at: httpDate('When the configuration was last saved'),
  },
  { $id: 'Configuration', description: "The organization's configuration of the AI risk module." },
);

export const ConfigurationData = Type.Object({ configuration: ConfigurationSchema });
export const SavedConfigurationData = Type.Object({
  configuration: ConfigurationSchema,
  message: Type.String({ description: 'Human-readable message.' }),
});

const LiteInputs = Type.Object(
  { name: NAME, ...optionalFlags(Object.values(LITE_NAMES)), country: optional('Another name for `countries`.') },
  {
    additionalProperties: false,
    description: 'What a Lite analysis may use; omitted fields are disabled and listed in `message`.',
  },
);
const AdvancedFields = Type.Object(
  { name: NAME, ...optionalFlags(Object.values(ADVANCED_NAMES)) },
  {
    additionalProperties: false,
    description:
      'What an Advanced analysis may use; omitted fields are disabled and listed in `message`. At least one besides name and image must be enabled.',
  },
);
const Alerts = Type.Object(
  {
    email_enabled: optional('Send changes by e-mail.'),
    webhook_enabled: optional('Send changes by webhook.'),
    email_recipients: Type.Optional(
      Nullable(Type.String({ maxLength: 5000, description: 'E-mail addresses, separated by commas.' })),
    ),
  },
  { description: 'How changes are reported; omitted fields stay unchanged.' },
);

/** The body of `POST /api/ai-risk-configuration`. */
export const ConfigurationRequest = Type.Object({
  enabled: flag('Master switch of the AI risk module.'),
  default_mode: Type.Enum([...AI_RISK_MODES], { description: 'A mode that is available for the organization.' }),
  ai_risk_process_records: Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'Rows of an upload that are processed together.',
  }),
  lite_inputs: LiteInputs,
  advanced_fields: AdvancedFields,
  ongoing_monitoring_enabled: optional('Unchanged when omitted.'),
  ongoing_monitoring_frequency: Type.Optional(Nullable(Type.Enum(FREQUENCY_NAMES, { description: 'How often.' }))),
  alerts: Type.Optional(Nullable(Alerts)),
  auto_create_cases: optional('Unchanged when omitted.'),
  auto_create_case_verdicts: Type.Optional(
    Nullable(Type.Array(Type.Enum([...VERDICTS]), { description: 'Unchanged when omitted.' })),
  ),
});

/** A body before validation: the fields of its schema, with any values. */
type Unchecked<Schema extends TSchema> = { readonly [Field in keyof Static<Schema>]?: unknown };

/** The body as an update, with all errors. The update is meaningless unless `faults` is empty. */
export function readConfigurationRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
): { update: ConfigurationUpdate; faults: readonly FieldError[] } {
  const sent: Unchecked<typeof ConfigurationRequest> = objectOf(body);
  const faults: FieldError[] = [...schemaErrors];
  const isSound = (field: string) =>
    !faults.some((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
  const lite: Unchecked<typeof LiteInputs> = objectOf(sent.lite_inputs);
  const advanced: Unchecked<typeof AdvancedFields> = objectOf(sent.advanced_fields);
  const alerts: Unchecked<typeof Alerts> = objectOf(sent.alerts);
  for (const [field, switches] of [
    ['lite_inputs', lite],
    ['advanced_fields', advanced],
  ] as const) {
    if (switches.name === false) {
      faults.push({ field: `${field}.name`, message: 'must be true: the name is always used' });
    }
  }
  const { country, countries } = lite;
  if (typeof country === 'boolean' && typeof countries === 'boolean' && country !== countries) {
    faults.push({
      field: 'lite_inputs.country',
      message: 'must have the same value as countries, its alias',
    });
  }
  const advancedFields = switchesOf(ADVANCED_NAMES, advanced);
  const drivers = Object.entries(advancedFields).filter(([field]) => field !== 'name' && field !== 'image');
  if (isSound('advanced_fields') && !drivers.some(([, isOn]) => isOn)) {
    const message = 'must enable at least one field besides name and biometric_search_image';
    faults.push({ field: 'advanced_fields', message });
  }
  const recipients = recipientsOf(alerts.email_recipients, faults);
  const frequency = FREQUENCY_NAMES.find((name) => name === sent.ongoing_monitoring_frequency);
  const verdicts = sent.auto_create_case_verdicts;
  return {
    update: {
      enabled: sent.enabled === true,
      defaultMode: modeNamed(sent.default_mode) ?? 'lite',
      processRecords: Number(sent.ai_risk_process_records),
      liteInputs: switchesOf(LITE_NAMES, { ...lite, countries: countries ?? country }),
      advancedFields,
      monitoring: {
        ...given('enabled', sent.ongoing_monitoring_enabled),
        ...(frequency && { frequency: FREQUENCIES[frequency] }),
      },
      alerts: {
        ...given('email', alerts.email_enabled),
        ...given('webhook', alerts.webhook_enabled),
        ...(recipients && { recipients }),
      },
      ...given('autoCreateCases', sent.auto_create_cases),
      ...(Array.isArray(verdicts) && {
        autoCreateCaseVerdicts: VERDICTS.filter((verdict) => verdicts.includes(verdict)),
      }),
    },
    faults,
  };
}

function recipientsOf(sent: unknown, faults: FieldError[]): string[] | undefined {
  if (typeof sent !== 'string') return undefined;
  const addresses = sent
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  // Addresses are unique regardless of case.
  const recipients = [...new Map(addresses.map((address) => [normalEmail(address), address])).values()];
  const field = 'alerts.email_recipients';
  if (recipients.some((address) => emailErrors(address).length > 0)) {
    faults.push({ field, message: 'must be e-mail addresses, separated by commas' });
  }
  if (recipients.length > MAX_RECIPIENTS)
    faults.push({ field, message: `must be at most ${MAX_RECIPIENTS} addresses` });
  return recipients;
}

function switchesOf<Field extends string>(
  names: Readonly<Record<Field, string>>,
  sent: Readonly<Record<string, unknown>>,
): Record<Field, boolean> {
  const entries = Object.entries<string>(names).map(([field, name]) => [field, sent[name] === true]);
  return Object.fromEntries(entries) as Record<Field, boolean>;
}

function given<Key extends string>(key: Key, sent: unknown): { [K in Key]?: boolean } {
  return typeof sent === 'boolean' ? ({ [key]: sent } as { [K in Key]?: boolean }) : {};
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}
