import { ABILITIES } from '../accounts/abilities.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import { EngineParams } from '../risk-scores/risk-score-engine.schema.js';
import type { WhatIf } from './what-if.js';
import { presentWhatIf } from './what-if.present.js';
import { WhatIfData, WhatIfRequest } from './what-if.schema.js';

/** Tries an engine on past cases; at most `most`. */
export type TryEngine = (
  caller: AuthenticatedCaller,
  engineId: string,
  input: { version?: number; most: number },
) => Promise<WhatIf>;

export const whatIfRoutes = (tryEngine: TryEngine): Route[] => [
  route({
    method: 'POST',
    url: '/api/risk-score-engine/:id/what-if',
    id: 'tryRiskScoreEngine',
    scope: 'read',
    tag: 'Risk score engines',
    summary: 'Try a risk score engine on past searches',
    description:
      'Computes the risk of the newest searches with results by a version of the engine, by default the newest. Changes nothing. For administrators.',
    access: ABILITIES['engine.write'],
    params: EngineParams,
    body: WhatIfRequest,
    data: WhatIfData,
    async handle({ caller, params, body: { version, searches } }) {
      const input = { most: searches ?? 500, ...(version !== undefined && { version }) };
      return presentWhatIf(await tryEngine(caller, params.id, input));
    },
  }),
];
