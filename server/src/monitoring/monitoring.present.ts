import type { Static } from 'typebox';
import type { Alert } from '../domain/alert.js';
import type { AlertSchema } from './monitoring.schema.js';

export function presentAlert(alert: Alert): Static<typeof AlertSchema> {
  return {
    alert_id: alert.id,
    type: alert.type,
    created_at: alert.at.toISOString(),
    search_reference: alert.caseId,
    searched_name: alert.name,
    client_reference: alert.clientReference ?? '',
    customer_id: alert.customerId ?? '',
    changes: { ...alert.changes },
  };
}
