import type { FieldError } from '../domain/app-error.js';
import type { Category } from '../domain/category.js';

/** Description of the field `dry_run` of a search. */
export const DRY_RUN_DESCRIPTION =
  'True screens without storing: the answer is the same with an empty `search_reference`, no case is created, and the audit log keeps ' +
  'only that a search was tried, without its name. Not allowed with monitoring, an analysis, a webhook or Adverse Media.';

interface Asked {
  readonly categories: readonly Category[];
  readonly callbackUrl: string | undefined;
  readonly ongoingMonitoring: boolean;
  readonly adverseMediaMonitoring: boolean;
  readonly runAiRisk: boolean;
}

/** Errors of a dry run that asks for what only a stored search has. */
export function dryRunErrors(asked: Asked): FieldError[] {
  const message = 'is not allowed with dry_run, which stores nothing';
  const media = 'must not include Adverse Media with dry_run: articles are searched once the search is stored';
  return [
    ...(asked.categories.includes('Adverse Media') ? [{ field: 'categories', message: media }] : []),
    ...(asked.callbackUrl === undefined ? [] : [{ field: 'webhook', message }]),
    ...(asked.ongoingMonitoring ? [{ field: 'ongoing_monitoring', message }] : []),
    ...(asked.adverseMediaMonitoring ? [{ field: 'adverse_media_monitoring', message }] : []),
    ...(asked.runAiRisk ? [{ field: 'run_ai_risk', message }] : []),
  ];
}
