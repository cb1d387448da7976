import assert from 'node:assert/strict';
import type { Service } from './service.js';

/** Screens monitored cases again with each edition. */
export async function monitorAtOnce({ ask }: Service): Promise<void> {
  const { configuration } = await ask('GET', '/api/ai-risk-configuration');
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  await ask('POST', '/api/ai-risk-configuration', {
    ...{ enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields },
    ...{ ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' },
  });
}

/** Makes a monitored case. */
export async function monitor({ ask }: Service, name: string, client_reference: string): Promise<void> {
  const request = { name, client_reference, entity_type: ['Person'], categories: ['Sanctions'] };
  await ask('POST', '/api/search', { ...request, ongoing_monitoring: true });
}

/** Waits until monitoring has found such a change. */
export async function alertRaised({ ask }: Service, kind: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { alerts } = await ask('GET', `/api/monitoring/alerts?type=monitoring.${kind}`);
    if (alerts.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`no ${kind}`);
}
