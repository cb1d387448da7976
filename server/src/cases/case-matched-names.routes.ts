import { ABILITIES } from '../accounts/abilities.js';
import type { Caller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { ComparedName } from './case-matched-names.js';
import { MatchedNamesSchema } from './case-matched-names.schema.js';
import { RecordParams } from './case-work.schema.js';
import { presentExplanation } from './search.present.js';

export const caseMatchedNamesRoutes = (
  read: (caller: Caller, caseId: string, resultId: string) => Promise<readonly ComparedName[]>,
): Route[] => [
  route({
    method: 'GET',
    url: '/api/searches/:search_reference/records/:id/names',
    id: 'listMatchedNames',
    tag: 'Console',
    summary: 'Compare all matched names of a result',
    description:
      'Every name of a result that reached the threshold, each aligned word by word with the name of the subject or one of its aliases. The ' +
      '`explanation` is of the two names alone, without other evidence. It is null if an earlier version of the scorer screened the search.',
    access: ABILITIES['case.read'],
    params: RecordParams,
    data: MatchedNamesSchema,
    async handle({ caller, params }) {
      const names = await read(caller, params.search_reference, params.id);
      return {
        names: names.map(({ name, sources, score, explanation }) => ({
          ...{ name: name.full, kind: name.kind, sources: [...sources], score },
          explanation: explanation === undefined ? null : presentExplanation(explanation),
        })),
      };
    },
  }),
];
