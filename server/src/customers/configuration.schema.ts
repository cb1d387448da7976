import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, modeNamed, presentMode } from '../cases/ai-risk-mode.js';
import type { ADVANCED_FIELDS, LITE_FIELDS } from '../domain/analysis-field.js';
import type { FieldError } from '../domain/app-error.js';
import type { Configuration, MonitoringFrequency } from '../domain/configuration.js';
import { emailErrors, normalEmail } from '../domain/user.js';
import { VERDICTS, type Verdict } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';

const FREQUENCIES = {
  Instantly: 'instantly',
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
  'Do not run': 'never',
} as const satisfies Record<string, MonitoringFrequency>;
type WireFrequency = keyof typeof FREQUENCIES;
const WIRE_FREQUENCIES = Object.keys(FREQUENCIES) as WireFrequency[];

const LITE_NAMES = {
  name: 'name',
  date: 'birth_incorporation_date',
  image: 'biometric_search_image',
  countries: 'countries',
} as const satisfies Record<(typeof LITE_FIELDS)[number], string>;

const ADVANCED_NAMES = {
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
  return Object.fromEntries(names.map((name) => [name, flag('True where it may be looked at.')])) as never;
}

function optionalFlags<Name extends string>(
  names: readonly Name[],
): Record<Exclude<Name, 'name'>, ReturnType<typeof optional>> {
  const rest = names.filter((name) => name !== 'name');
  return Object.fromEntries(rest.map((name) => [name, optional('Left out is false.')])) as never;
}

const MOST_RECIPIENTS = 50;

const NAME = Type.Boolean({ description: 'Must be true: the name is always looked at.' });

const ConfigurationSchema = Type.Object(
  {
    enabled: flag('Master switch of the AI risk module.'),
    default_mode: Type.Enum([...AI_RISK_MODES], { description: 'Used whenever a request names no `ai_risk_mode`.' }),
    ai_risk_process_records: Type.Integer({ description: 'Records of a batch that are processed at a time.' }),
    lite_inputs: Type.Object(flags(Object.values(LITE_NAMES)), { description: 'What Lite may look at.' }),
    advanced_fields: Type.Object(flags(Object.values(ADVANCED_NAMES)), { description: 'What Advanced may look at.' }),
    ongoing_monitoring_enabled: flag('Monitored customers are screened again by themselves.'),
    ongoing_monitoring_frequency: Type.Enum(WIRE_FREQUENCIES, { description: 'How often.' }),
    alerts: Type.Object(
      {
        email_enabled: flag('Changes are told by e-mail.'),
        webhook_enabled: flag('Changes are told by webhook.'),
        email_recipients: Type.String({ description: 'E-mail addresses, separated by commas.' }),
        email_available: flag('False where the server has no mail server (SMTP_URL): then no e-mail is sent.'),
      },
      { description: 'Who is told of changes, and how.' },
    ),
    auto_create_cases: flag('Bulk records with one of the verdicts below become cases that need following up.'),
    auto_create_case_verdicts: Type.Array(Type.Enum([...VERDICTS]), { description: 'Those verdicts.' }),
    created_at: httpDate('When the organization began'),
    updated_at: httpDate('When it was last saved'),
  },
  { $id: 'Configuration', description: 'How the organization wants its AI risk module.' },
);

export const ConfigurationData = Type.Object({ configuration: ConfigurationSchema });
export const SavedConfigurationData = Type.Object({
  configuration: ConfigurationSchema,
  message: Type.String({ description: 'A sentence for people.' }),
});

/** The body of `POST /api/ai-risk-configuration`. */
export const ConfigurationRequest = Type.Object({
  enabled: flag('Master switch of the AI risk module.'),
  default_mode: Type.Enum([...AI_RISK_MODES], { description: 'One of the modes that the organization has.' }),
  ai_risk_process_records: Type.Integer({ minimum: 1, maximum: 1000, description: 'Records of a batch at a time.' }),
  lite_inputs: Type.Object(
    { name: NAME, ...optionalFlags(Object.values(LITE_NAMES)), country: optional('Another name for `countries`.') },
    {
      additionalProperties: false,
      description: 'What Lite may look at; what is left out is off, and told in `message`.',
    },
  ),
  advanced_fields: Type.Object(
    { name: NAME, ...optionalFlags(Object.values(ADVANCED_NAMES)) },
    {
      additionalProperties: false,
      description:
        'What Advanced may look at; what is left out is off, and told in `message`. At least one besides name and image must be on.',
    },
  ),
  ongoing_monitoring_enabled: optional('Left out stays as it is.'),
  ongoing_monitoring_frequency: Type.Optional(Nullable(Type.Enum(WIRE_FREQUENCIES, { description: 'How often.' }))),
  alerts: Type.Optional(
    Nullable(
      Type.Object(
        {
          email_enabled: optional('Tell changes by e-mail.'),
          webhook_enabled: optional('Tell changes by webhook.'),
          email_recipients: Type.Optional(
            Nullable(Type.String({ maxLength: 5000, description: 'E-mail addresses, separated by commas.' })),
          ),
        },
        { description: 'Who is told of changes; what is left out stays as it is.' },
      ),
    ),
  ),
  auto_create_cases: optional('Left out stays as it is.'),
  auto_create_case_verdicts: Type.Optional(
    Nullable(Type.Array(Type.Enum([...VERDICTS]), { description: 'Left out stays as it is.' })),
  ),
});

/** What an update says, once it is sound; the same shape as the flow's. */
export interface ReadConfiguration
  extends Pick<Configuration, 'enabled' | 'defaultMode' | 'processRecords' | 'liteInputs' | 'advancedFields'> {
  readonly monitoring: Partial<Configuration['monitoring']>;
  readonly alerts: Partial<Configuration['alerts']>;
  readonly autoCreateCases?: boolean;
  readonly autoCreateCaseVerdicts?: readonly Verdict[];
}

/** The body as an update, with every fault of it. The update means nothing unless `faults` is empty. */
export function readConfigurationRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
): { update: ReadConfiguration; faults: readonly FieldError[] } {
  const sent = objectOf(body);
  const faults: FieldError[] = [...schemaErrors];
  const isSound = (field: string) =>
    !faults.some((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
  const lite = objectOf(sent.lite_inputs);
  const advanced = objectOf(sent.advanced_fields);
  const alerts = objectOf(sent.alerts);
  for (const [field, switches] of [
    ['lite_inputs', lite],
    ['advanced_fields', advanced],
  ] as const) {
    if (switches.name === false) {
      faults.push({ field: `${field}.name`, message: 'must be true: the name is always looked at' });
    }
  }
  const { country, countries } = lite;
  if (typeof country === 'boolean' && typeof countries === 'boolean' && country !== countries) {
    faults.push({
      field: 'lite_inputs.country',
      message: 'must not differ from countries, of which it is another name',
    });
  }
  const advancedFields = switchesOf(ADVANCED_NAMES, advanced);
  const drivers = Object.entries(advancedFields).filter(([field]) => field !== 'name' && field !== 'image');
  if (isSound('advanced_fields') && !drivers.some(([, isOn]) => isOn)) {
    const message = 'must enable at least one field besides name and biometric_search_image';
    faults.push({ field: 'advanced_fields', message });
  }
  const recipients = recipientsOf(alerts.email_recipients, faults);
  const frequency = WIRE_FREQUENCIES.find((known) => known === sent.ongoing_monitoring_frequency);
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

export function presentConfiguration(
  shown: Configuration,
  emailAvailable: boolean,
): Static<typeof ConfigurationSchema> {
  const { monitoring, alerts } = shown;
  const frequency = WIRE_FREQUENCIES.find((name) => FREQUENCIES[name] === monitoring.frequency) ?? 'Daily';
  return {
    enabled: shown.enabled,
    default_mode: presentMode(shown.defaultMode),
    ai_risk_process_records: shown.processRecords,
    lite_inputs: presentSwitches(LITE_NAMES, shown.liteInputs),
    advanced_fields: presentSwitches(ADVANCED_NAMES, shown.advancedFields),
    ongoing_monitoring_enabled: monitoring.enabled,
    ongoing_monitoring_frequency: frequency,
    alerts: {
      email_enabled: alerts.email,
      webhook_enabled: alerts.webhook,
      email_recipients: alerts.recipients.join(','),
      email_available: emailAvailable,
    },
    auto_create_cases: shown.autoCreateCases,
    auto_create_case_verdicts: [...shown.autoCreateCaseVerdicts],
    created_at: shown.createdAt.toUTCString(),
    updated_at: shown.updatedAt.toUTCString(),
  };
}

/** Which fields nothing looks at, in words; empty where all are on. */
export function switchedOff({ lite_inputs, advanced_fields }: Static<typeof ConfigurationSchema>): string {
  const off = Object.entries({ lite_inputs, advanced_fields }).map(([object, switches]) => {
    const names = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [name]));
    return names.length === 0 ? '' : `. Off in ${object}: ${names.join(', ')}`;
  });
  return off.join('');
}

function recipientsOf(sent: unknown, faults: FieldError[]): string[] | undefined {
  if (typeof sent !== 'string') return undefined;
  const addresses = sent
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  // Whatever its capitals, an address is written to once.
  const recipients = [...new Map(addresses.map((address) => [normalEmail(address), address])).values()];
  const field = 'alerts.email_recipients';
  if (recipients.some((address) => emailErrors(address).length > 0)) {
    faults.push({ field, message: 'must be e-mail addresses, separated by commas' });
  }
  if (recipients.length > MOST_RECIPIENTS) faults.push({ field, message: `must be at most ${MOST_RECIPIENTS}` });
  return recipients;
}

function switchesOf<Field extends string>(
  names: Readonly<Record<Field, string>>,
  sent: Readonly<Record<string, unknown>>,
): Record<Field, boolean> {
  const entries = Object.entries<string>(names).map(([field, name]) => [field, sent[name] === true]);
  return Object.fromEntries(entries) as Record<Field, boolean>;
}

function presentSwitches<Field extends string, Name extends string>(
  names: Readonly<Record<Field, Name>>,
  switches: Readonly<Record<Field, boolean>>,
): Record<Name, boolean> {
  const fields = Object.keys(names) as Field[];
  return Object.fromEntries(fields.map((field) => [names[field], switches[field]])) as Record<Name, boolean>;
}

function given<Key extends string>(key: Key, sent: unknown): { [K in Key]?: boolean } {
  return typeof sent === 'boolean' ? ({ [key]: sent } as { [K in Key]?: boolean }) : {};
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}
