import type { FastifyInstance } from 'fastify';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { EngineParams, presentWhatIf, WhatIfData, WhatIfRequest } from '../risk-scores/risk-score-engine.schema.js';
import type { CaseDeeds } from './cases.world.js';

export function whatIfRoute(app: FastifyInstance, deps: Authenticator & Pick<CaseDeeds, 'tryEngine'>): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/risk-score-engine/:id/what-if',
    id: 'tryRiskScoreEngine',
    tag: 'Risk score engines',
    summary: 'Try a risk score engine on past searches',
    description:
      'What a version, the newest unless told, would have made of the newest searches with results. Changes nothing. For administrators.',
    access: ['admin'],
    params: EngineParams,
    body: WhatIfRequest,
    data: WhatIfData,
    async handle({ caller, params, body: { version, searches } }) {
      const input = { most: searches ?? 500, ...(version !== undefined && { version }) };
      return presentWhatIf(await deps.tryEngine(caller, params.id, input));
    },
  });
}
