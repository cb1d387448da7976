import Type from 'typebox';
import { EngineDraft, EngineParams } from '../risk-scores/risk-score-engine.schema.js';
import { riskLevel } from './state-words.schema.js';

const text = (description: string) => Type.String({ description });

const searches = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 2000,
    default: 500,
    description: 'Number of searches to try it on: the newest with results.',
  }),
);

export const WhatIfRequest = Type.Object({
  version: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'A version of the engine; the newest by default.' }),
  ),
  searches,
});

export const DraftRequest = Type.Object({
  draft: EngineDraft,
  based_on: Type.Optional(
    Type.String({
      ...EngineParams.properties.id,
      description: 'Engine whose newest version has the values that the draft omits; the default engine if omitted.',
    }),
  ),
  searches,
});

const standing = (description: string) =>
  Type.Object(
    { risk_score: Type.Number({ description: '0 to 100.' }), risk_level: riskLevel('Risk level at this score.') },
    { description },
  );
const levelCounts = (description: string) =>
  Type.Object(
    {
      Low: Type.Integer({ description: 'Searches that would be Low.' }),
      Medium: Type.Integer({ description: 'Searches that would be Medium.' }),
      High: Type.Integer({ description: 'Searches that would be High.' }),
    },
    { description },
  );

export const WhatIfData = Type.Object({
  searches: Type.Integer({ description: 'Number of searches examined.' }),
  cut_short: Type.Boolean({
    description:
      'Whether fewer searches than requested were examined because it took too long or they have too many results.',
  }),
  changed_scores: Type.Integer({ description: 'Searches whose risk score would change.' }),
  changed_levels: Type.Integer({ description: 'Searches whose risk level would change.' }),
  levels: Type.Object(
    {
      Low: levelCounts('Searches that are Low now.'),
      Medium: levelCounts('Searches that are Medium now.'),
      High: levelCounts('Searches that are High now.'),
    },
    { description: 'Searches by current risk level and by the level they would have.' },
  ),
  examples: Type.Array(
    Type.Object({
      search_reference: text('Id of the search.'),
      searched_name: text('Name that was searched.'),
      before: standing('Current risk.'),
      after: standing('Risk with the tested engine.'),
    }),
    {
      description:
        'Searches whose score would change, at most 50: changes of level first, then the largest changes of score.',
    },
  ),
});
