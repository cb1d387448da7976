import { ADVANCED_FIELDS, type AnalysisField, type AnalysisMode, LITE_FIELDS } from './analysis-field.js';
import type { Verdict } from './verdict.js';

/** Interval of rescreening; `never` only enrols customers. */
export type MonitoringFrequency = 'instantly' | 'daily' | 'weekly' | 'monthly' | 'never';

/** AI risk settings of an organization. Changes apply to later requests. */
export interface Configuration {
  /** The master switch. */
  readonly enabled: boolean;
  /** Used whenever a request names no mode. */
  readonly defaultMode: AnalysisMode;
  /** Records of a batch that are processed at a time, 1 to 1000. */
  readonly processRecords: number;
  /** Inputs that an analysis may use. A disabled one is ignored even when given. */
  readonly liteInputs: Readonly<Record<(typeof LITE_FIELDS)[number], boolean>>;
  readonly advancedFields: Readonly<Record<(typeof ADVANCED_FIELDS)[number], boolean>>;
  readonly monitoring: { readonly enabled: boolean; readonly frequency: MonitoringFrequency };
  readonly alerts: { readonly email: boolean; readonly webhook: boolean; readonly recipients: readonly string[] };
  /** Bulk records with one of these verdicts become cases that need following up. */
  readonly autoCreateCases: boolean;
  readonly autoCreateCaseVerdicts: readonly Verdict[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Default configuration of an organization. */
export function firstConfiguration(createdAt: Date): Configuration {
  const on = <Field extends string>(fields: readonly Field[]) =>
    Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>;
  return {
    enabled: true,
    defaultMode: 'lite',
    processRecords: 50,
    liteInputs: on(LITE_FIELDS),
    advancedFields: on(ADVANCED_FIELDS),
    monitoring: { enabled: false, frequency: 'daily' },
    alerts: { email: false, webhook: false, recipients: [] },
    autoCreateCases: true,
    autoCreateCaseVerdicts: ['true_positive', 'potential_match', 'uncertain'],
    createdAt,
    updatedAt: createdAt,
  };
}

/** Lists the fields that an analysis in this mode may use. */
export function fieldsInUse(
  { liteInputs, advancedFields }: Pick<Configuration, 'liteInputs' | 'advancedFields'>,
  mode: AnalysisMode,
): AnalysisField[] {
  const fields: Readonly<Partial<Record<AnalysisField, boolean>>> = mode === 'lite' ? liteInputs : advancedFields;
  const known: readonly AnalysisField[] = mode === 'lite' ? LITE_FIELDS : ADVANCED_FIELDS;
  return known.filter((field) => field === 'name' || fields[field] === true);
}

/** Tells whether a bulk record with this verdict becomes a case for follow-up. */
export function asksForFollowUp(
  { autoCreateCases, autoCreateCaseVerdicts }: Pick<Configuration, 'autoCreateCases' | 'autoCreateCaseVerdicts'>,
  verdict: Verdict,
): boolean {
  return autoCreateCases && autoCreateCaseVerdicts.includes(verdict);
}

/** Monitoring and alert settings of an organization: a part of its configuration. */
export type MonitoringSettings = Pick<Configuration, 'monitoring' | 'alerts'>;

export type MonitoringSettingsReader = (organizationId: string) => Promise<MonitoringSettings>;
