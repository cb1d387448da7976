import { ABILITIES } from '../accounts/abilities.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import { whileAwaited } from '../platform/http/while-awaited.js';
import { EngineParams, readEngineRequest } from '../risk-scores/risk-score-engine.schema.js';
import type { RiskScoreEngineInput } from '../risk-scores/risk-score-engines.js';
import type { WhatIf } from './what-if.js';
import { presentWhatIf } from './what-if.present.js';
import { DraftRequest, WhatIfData, WhatIfRequest } from './what-if.schema.js';

/** Tries engines on past cases; at most `most`. */
interface WhatIfs {
  tryEngine(
    caller: AuthenticatedCaller,
    engineId: string,
    input: { version?: number; most: number; signal: AbortSignal },
  ): Promise<WhatIf>;
  tryDraft(
    caller: AuthenticatedCaller,
    draft: RiskScoreEngineInput,
    input: { basedOn?: string; most: number; signal: AbortSignal },
  ): Promise<WhatIf>;
}

const SEARCHES = 500;

export const whatIfRoutes = ({ tryEngine, tryDraft }: WhatIfs): Route[] => [
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
    async handle({ caller, params, body: { version, searches }, raw }) {
      const input = { most: searches ?? SEARCHES, ...(version !== undefined && { version }) };
      return presentWhatIf(await whileAwaited(raw, (signal) => tryEngine(caller, params.id, { ...input, signal })));
    },
  }),

  route({
    method: 'POST',
    url: '/api/risk-score-engine/what-if',
    id: 'tryRiskScoreEngineDraft',
    scope: 'read',
    tag: 'Risk score engines',
    summary: 'Try a draft of a risk score engine on past searches',
    description:
      'Computes the risk of the newest searches with results by an engine that is not stored: the values of the draft, the others as in ' +
      '`based_on`. Stores nothing. For administrators.',
    access: ABILITIES['engine.write'],
    body: DraftRequest,
    read(body, schemaErrors) {
      const { draft } = (typeof body === 'object' && body !== null ? body : {}) as { readonly draft?: unknown };
      return readEngineRequest(draft, schemaErrors, 'draft.');
    },
    data: WhatIfData,
    async handle({ caller, input: draft, body: { based_on: basedOn, searches }, raw }) {
      const input = { most: searches ?? SEARCHES, ...(basedOn !== undefined && { basedOn }) };
      return presentWhatIf(await whileAwaited(raw, (signal) => tryDraft(caller, draft, { ...input, signal })));
    },
  }),
];
