import { API_KEYS } from './en/api-keys.js';
import { AUDIT } from './en/audit.js';
import { CASE } from './en/case.js';
import { CASES } from './en/cases.js';
import { CHANGES } from './en/changes.js';
import { CONFIGURATION } from './en/configuration.js';
import { CUSTOM_LISTS } from './en/custom-lists.js';
import { DASHBOARD } from './en/dashboard.js';
import { DATA_PROTECTION } from './en/data-protection.js';
import { EMAILS } from './en/emails.js';
import { FACES } from './en/faces.js';
import { KEYS } from './en/keys.js';
import { LISTS } from './en/lists.js';
import { MEDIA } from './en/media.js';
import { MONITORING } from './en/monitoring.js';
import { PREFERENCES } from './en/preferences.js';
import { PROFILES } from './en/profiles.js';
import { RECORD } from './en/record.js';
import { RELATIONS } from './en/relations.js';
import { REVIEW_POLICY } from './en/review-policy.js';
import { RISK_ENGINES } from './en/risk-engines.js';
import { SEARCH } from './en/search.js';
import { SECOND_FACTOR } from './en/second-factor.js';
import { SHARED } from './en/shared.js';
import { SINGLE_SIGN_ON } from './en/single-sign-on.js';
import { STEP_UP } from './en/step-up.js';
import { UPLOADS } from './en/uploads.js';
import { USERS } from './en/users.js';
import { WEBHOOKS } from './en/webhooks.js';
import { WHITELIST } from './en/whitelist.js';

/** All English texts of the console. Pages import their own part only, so that no script holds those of others. */
export const en = {
  ...SHARED,
  ...API_KEYS,
  ...AUDIT,
  ...CASE,
  ...CASES,
  ...CHANGES,
  ...CONFIGURATION,
  ...CUSTOM_LISTS,
  ...DASHBOARD,
  ...DATA_PROTECTION,
  ...EMAILS,
  ...FACES,
  ...KEYS,
  ...LISTS,
  ...MEDIA,
  ...MONITORING,
  ...PREFERENCES,
  ...PROFILES,
  ...RECORD,
  ...RELATIONS,
  ...REVIEW_POLICY,
  ...RISK_ENGINES,
  ...SEARCH,
  ...SECOND_FACTOR,
  ...SINGLE_SIGN_ON,
  ...STEP_UP,
  ...UPLOADS,
  ...USERS,
  ...WEBHOOKS,
  ...WHITELIST,
} as const;
