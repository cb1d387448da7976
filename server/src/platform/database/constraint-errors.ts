import { AppError } from '../../domain/app-error.js';

/**
 * Errors of violated constraints, by the constraint's name in the database. A rule that must hold under concurrency is
 * an index or a check there, and is reported through this table, never through a SELECT before the INSERT.
 */
export const CONSTRAINT_ERRORS: Readonly<Record<string, () => AppError>> = {
  client_references_unique: () => new AppError('client_reference_in_use'),
  customers_case_unique: () => new AppError('compliance_request_exists'),
  users_email_unique: () =>
    new AppError('validation_failed', { faults: [{ field: 'email', message: 'is already registered' }] }),
  custom_lists_name_unique: () =>
    new AppError('validation_failed', { faults: [{ field: 'name', message: 'is already the name of a custom list' }] }),
  record_splits_pair_unique: () =>
    new AppError('validation_failed', { faults: [{ field: 'records', message: 'are already split' }] }),
  search_profiles_name_unique: () =>
    new AppError('validation_failed', {
      faults: [{ field: 'name', message: 'is already the name of a search profile' }],
    }),
};
