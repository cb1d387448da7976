import type { Service } from './service.js';

/** Requires a second person for every true positive and every whitelisting, from now on. */
export function requireSecondPerson(service: Service): Promise<unknown> {
  return service.ask('POST', '/api/review-policy', {
    ...{ enabled: true, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
    ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'always' },
    ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
  });
}

export const TRUE_POSITIVE = {
  ...{ match_status: 'True Positive', reason_code: 'confirmed_by_party' },
  reason: 'The customer said so on the phone',
};
export const FALSE_POSITIVE = { match_status: 'False Positive', reason_code: 'birth_date', reason: '' };

/** Decides on the first record of a case by the interface. */
export async function decideFirst(service: Service, reference: string, choice: object, token?: string): Promise<void> {
  const { work, results } = await service.ask('GET', `/api/searches/${reference}?mark_read=false`, undefined, token);
  const decisions = [{ record_ids: [results[0].id], ...choice }];
  await service.ask('POST', `/api/searches/${reference}/decisions`, { version: work.version, decisions }, token);
}
