import { TOKEN, UPDATE_CONFIGURATION } from './account-requests.js';
import {
  CREATE_CUSTOMER,
  DELETE_CUSTOMER,
  LIST_CUSTOMERS,
  UPDATE_CUSTOMER,
  UPLOAD_HISTORY,
} from './customer-requests.js';
import type { RequestTable } from './row.js';
import { LIST_CASES, MAKE_CASE } from './search-requests.js';

export const REQUESTS: readonly RequestTable[] = [
  CREATE_CUSTOMER,
  LIST_CUSTOMERS,
  UPDATE_CUSTOMER,
  DELETE_CUSTOMER,
  UPLOAD_HISTORY,
  TOKEN,
  UPDATE_CONFIGURATION,
  MAKE_CASE,
  LIST_CASES,
];
