import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  ActivateRequest,
  CountryRiskData,
  EngineChangeRequest,
  EngineData,
  EngineParams,
  EngineQuery,
  EngineRequest,
  EnginesData,
  presentCountryRisk,
  presentEngine,
  readEngineRequest,
} from './risk-score-engine.schema.js';
import type { RiskScoreEngineDeeds } from './risk-score-engines.world.js';

const tag = 'Risk score engines';
const url = '/api/risk-score-engine/:id';

export function riskScoreEngineRoutes(app: FastifyInstance, deps: Authenticator & RiskScoreEngineDeeds): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/risk-score-engine',
    id: 'createRiskScoreEngine',
    tag,
    summary: 'Create a risk score engine',
    description:
      'Makes version 1 of an engine, from the default engine and what is sent. Searches can name it at once; those that name none use ' +
      'it after its activation. For administrators.',
    access: ['admin'],
    body: EngineRequest,
    read: readEngineRequest,
    data: EngineData,
    async handle({ caller, body, asked }) {
      const made = await deps.createEngine(caller, { ...asked, title: body.title.trim() });
      return { risk_score_engine: presentEngine(made) };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/reference/country-risk',
    id: 'listCountryRisk',
    tag: 'Reference',
    summary: 'List country risk',
    description: 'Which countries raise a risk score in the default engine, on whose word and as of when.',
    access: ROLES,
    data: CountryRiskData,
    handle: async () => presentCountryRisk(deps.countryRisk()),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/risk-score-engine-list',
    id: 'listRiskScoreEngines',
    tag,
    summary: 'List risk score engines',
    description: 'The newest version of every engine that a search can name.',
    access: ROLES,
    data: EnginesData,
    handle: async ({ caller }) => ({ risk_score_engines: (await deps.listEngines(caller)).map(presentEngine) }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url,
    id: 'readRiskScoreEngine',
    tag,
    summary: 'Read a risk score engine',
    description: 'One version; without a number the active one, or else the newest.',
    access: ROLES,
    params: EngineParams,
    query: EngineQuery,
    data: EngineData,
    handle: async ({ caller, params, query }) => ({
      risk_score_engine: presentEngine(await deps.readEngine(caller, params.id, query.version)),
    }),
  });

  addRoute(app, deps, {
    method: 'POST',
    url,
    id: 'updateRiskScoreEngine',
    tag,
    summary: 'Change a risk score engine',
    description:
      'Makes the next version from the newest one and what is sent. The active version stays active, and past searches keep the ' +
      'scores and the table they were computed with. For administrators.',
    access: ['admin'],
    params: EngineParams,
    body: EngineChangeRequest,
    read: readEngineRequest,
    data: EngineData,
    handle: async ({ caller, params, asked }) => ({
      risk_score_engine: presentEngine(await deps.updateEngine(caller, params.id, asked)),
    }),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: `${url}/activate`,
    id: 'activateRiskScoreEngine',
    tag,
    summary: 'Activate a risk score engine',
    description:
      'From now on searches that name no engine use this version, the newest unless told; the default engine can be activated again ' +
      'likewise. For administrators.',
    access: ['admin'],
    params: EngineParams,
    body: ActivateRequest,
    data: EngineData,
    handle: async ({ caller, params, body }) => ({
      risk_score_engine: presentEngine(await deps.activateEngine(caller, params.id, body.version)),
    }),
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url,
    id: 'deleteRiskScoreEngine',
    tag,
    summary: 'Delete a risk score engine',
    description:
      'Takes it out of use; past searches keep what they were computed with. The active one is refused. For administrators.',
    access: ['admin'],
    params: EngineParams,
    data: MessageData,
    errors: { 400: 'The engine is active, or the default one.' },
    async handle({ caller, params }) {
      await deps.deleteEngine(caller, params.id);
      return { message: 'The risk score engine is deleted' };
    },
  });
}
