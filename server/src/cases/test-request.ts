import type { FieldError } from '../domain/app-error.js';
import type { Category } from '../domain/category.js';

/** Description of the field `test` of searches and customers. */
export const TEST_DESCRIPTION =
  'True screens the invented records of the demonstration list and nothing else, whatever lists are loaded, to test a connection. The ' +
  'result is marked `test` and is in no queue or metric; it takes no credit. Events are sent. `DELETE /api/test-data` removes it.';

interface Asked {
  readonly categories: readonly Category[];
  readonly ongoingMonitoring: boolean;
  readonly adverseMediaMonitoring?: boolean;
  readonly searchProfile?: string | undefined;
}

/** Errors of a test that asks for more than the demonstration list has: it never changes, and it has no articles. */
export function testErrors(isTest: boolean, asked: Asked): FieldError[] {
  if (!isTest) return [];
  const message = 'is not allowed with test, which screens the demonstration list once';
  return [
    ...(asked.ongoingMonitoring ? [{ field: 'ongoing_monitoring', message }] : []),
    ...(asked.adverseMediaMonitoring ? [{ field: 'adverse_media_monitoring', message }] : []),
    ...(asked.searchProfile === undefined ? [] : [{ field: 'search_profile', message }]),
    ...(asked.categories.includes('Adverse Media')
      ? [
          {
            field: 'categories',
            message: 'must not include Adverse Media with test: the demonstration list has no articles',
          },
        ]
      : []),
  ];
}
