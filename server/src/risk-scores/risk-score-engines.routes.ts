import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import type { CountryRiskSource } from './country-risk.js';
import { presentCountryRisk, presentEngine } from './risk-score-engine.present.js';
import {
  ActivateRequest,
  CountryRiskData,
  EngineChangeRequest,
  EngineData,
  EngineParams,
  EngineQuery,
  EngineRequest,
  EnginesData,
  readEngineRequest,
} from './risk-score-engine.schema.js';
import type { RiskScoreEngineService } from './risk-score-engines.js';

const tag = 'Risk score engines';
const url = '/api/risk-score-engine/:id';

interface RiskScoreEngineRoutesDeps {
  readonly engines: RiskScoreEngineService;
  readonly countryRisk: readonly CountryRiskSource[];
}

export function riskScoreEngineRoutes({ engines, countryRisk }: RiskScoreEngineRoutesDeps): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/risk-score-engine',
      id: 'createRiskScoreEngine',
      scope: 'configure',
      tag,
      summary: 'Create a risk score engine',
      description:
        'Creates version 1 of an engine from the default engine and the values sent. Searches can name it at once; searches that name none use ' +
        'it once it is activated. For administrators.',
      access: ABILITIES['engine.write'],
      body: EngineRequest,
      read: readEngineRequest,
      data: EngineData,
      async handle({ caller, body, input }) {
        const created = await engines.create(caller, { ...input, title: body.title.trim() });
        return { risk_score_engine: presentEngine(created) };
      },
    }),

    route({
      method: 'GET',
      url: '/api/reference/country-risk',
      id: 'listCountryRisk',
      tag: 'Reference',
      summary: 'List country risk',
      description:
        'Countries that raise a risk score in the default engine, with the source of each score and its date.',
      access: ROLES,
      data: CountryRiskData,
      handle: async () => presentCountryRisk(countryRisk),
    }),

    route({
      method: 'GET',
      url: '/api/risk-score-engine-list',
      id: 'listRiskScoreEngines',
      tag,
      summary: 'List risk score engines',
      description: 'The newest version of every engine that a search can name.',
      access: ROLES,
      data: EnginesData,
      handle: async ({ caller }) => ({ risk_score_engines: (await engines.list(caller)).map(presentEngine) }),
    }),

    route({
      method: 'GET',
      url,
      id: 'readRiskScoreEngine',
      tag,
      summary: 'Read a risk score engine',
      description: 'Returns one version: by default the active one, or else the newest.',
      access: ROLES,
      params: EngineParams,
      query: EngineQuery,
      data: EngineData,
      handle: async ({ caller, params, query }) => ({
        risk_score_engine: presentEngine(await engines.read(caller, params.id, query.version)),
      }),
    }),

    route({
      method: 'POST',
      url,
      id: 'updateRiskScoreEngine',
      scope: 'configure',
      tag,
      summary: 'Change a risk score engine',
      description:
        'Creates the next version from the newest one and the values sent. The active version stays active, and past searches keep ' +
        'their scores. For administrators.',
      access: ABILITIES['engine.write'],
      params: EngineParams,
      body: EngineChangeRequest,
      read: readEngineRequest,
      data: EngineData,
      handle: async ({ caller, params, input }) => ({
        risk_score_engine: presentEngine(await engines.update(caller, params.id, input)),
      }),
    }),

    route({
      method: 'POST',
      url: `${url}/activate`,
      id: 'activateRiskScoreEngine',
      scope: 'configure',
      tag,
      summary: 'Activate a risk score engine',
      description:
        'Later searches that name no engine use this version, by default the newest. The default engine can be activated again the same ' +
        'way. For administrators.',
      access: ABILITIES['engine.write'],
      params: EngineParams,
      body: ActivateRequest,
      data: EngineData,
      handle: async ({ caller, params, body }) => ({
        risk_score_engine: presentEngine(await engines.activate(caller, params.id, body.version)),
      }),
    }),

    route({
      method: 'DELETE',
      url,
      id: 'deleteRiskScoreEngine',
      scope: 'configure',
      tag,
      summary: 'Delete a risk score engine',
      description: 'Past searches keep their scores. The active engine cannot be deleted. For administrators.',
      access: ABILITIES['engine.write'],
      params: EngineParams,
      data: MessageData,
      errors: { 400: 'The engine is active, or it is the default engine.' },
      async handle({ caller, params }) {
        await engines.remove(caller, params.id);
        return { message: 'The risk score engine is deleted' };
      },
    }),
  ];
}
