import { ADVERSE_MEDIA_PERSONAL_DATA } from '../../src/adverse-media/personal-data.repository.js';
import { BULK_UPLOADS_PERSONAL_DATA } from '../../src/bulk-uploads/personal-data.repository.js';
import { CASES_PERSONAL_DATA } from '../../src/cases/personal-data.repository.js';
import { CUSTOMERS_PERSONAL_DATA } from '../../src/customers/personal-data.repository.js';
import { HOLDS_PERSONAL_DATA } from '../../src/data-protection/rows-of-subject.repository.js';
import { MONITORING_PERSONAL_DATA } from '../../src/monitoring/personal-data.repository.js';
import { STORED_ANSWERS_PERSONAL_DATA } from '../../src/platform/http/stored-answers.repository.js';
import { WEBHOOKS_PERSONAL_DATA } from '../../src/webhooks/personal-data.repository.js';
import { QUEUE_VIEWS_PERSONAL_DATA } from '../../src/work/queue-views.repository.js';

/** Registrations of the features' modules, in the order of `app/modules.ts`. */
export const PERSONAL_DATA = [
  ...HOLDS_PERSONAL_DATA,
  ...STORED_ANSWERS_PERSONAL_DATA,
  ...WEBHOOKS_PERSONAL_DATA,
  ...MONITORING_PERSONAL_DATA,
  ...QUEUE_VIEWS_PERSONAL_DATA,
  ...BULK_UPLOADS_PERSONAL_DATA,
  ...CUSTOMERS_PERSONAL_DATA,
  ...ADVERSE_MEDIA_PERSONAL_DATA,
  ...CASES_PERSONAL_DATA,
];
