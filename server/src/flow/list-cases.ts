import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { Cases, Page } from './ports/cases.js';

/** One page of the caller's organization's cases, newest first; of one UTC day (YYYY-MM-DD) when it is given. */
export async function listCases(
  world: { readonly cases: Pick<Cases, 'list'> },
  caller: Caller,
  page: Page,
  day?: string,
): Promise<{ cases: readonly Case[]; total: number }> {
  return world.cases.list(caller.organizationId, page, day);
}
