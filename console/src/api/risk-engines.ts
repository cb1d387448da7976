import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import type { EngineValues } from '../logic/engine-values.js';
import { client } from './client.js';

export type RiskEngine = Schemas['RiskScoreEngine'];
export type WhatIf = DataOf<'/api/risk-score-engine/what-if', 'post'>;

/** Past cases that an engine is tried on. */
export const TRIED_CASES = 500;

const idOf = (id: string) => ({ path: { id } });

/** The newest version of every engine of the organization, the default engine last. */
export const riskEngines = queryOptions({
  queryKey: ['risk-engines'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/risk-score-engine-list', { signal })).risk_score_engines,
});

/** A version of an engine. */
export const riskEngine = (id: string, version: number) =>
  queryOptions({
    queryKey: ['risk-engines', id, version],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/risk-score-engine/{id}', { params: { ...idOf(id), query: { version } }, signal }))
        .risk_score_engine,
  });

/** The risk of the newest cases by values that are not stored, on top of the newest version of an engine. */
export const whatIf = (basedOn: string, { title: _, ...draft }: EngineValues) =>
  queryOptions({
    queryKey: ['what-if', basedOn, draft],
    queryFn: async ({ signal }) => {
      const body = { draft, based_on: basedOn, searches: TRIED_CASES };
      return dataOf(await client.POST('/api/risk-score-engine/what-if', { body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 0,
  });

/** Stores values as the next version of an engine, or as a new engine. Nothing uses it until it is activated. */
export const saveRiskEngine = async ({ id, values }: { id?: string; values: EngineValues }): Promise<RiskEngine> =>
  id === undefined
    ? dataOf(await client.POST('/api/risk-score-engine', { body: values })).risk_score_engine
    : dataOf(await client.POST('/api/risk-score-engine/{id}', { params: idOf(id), body: values })).risk_score_engine;

export const activateRiskEngine = async ({ id, version }: Pick<RiskEngine, 'id' | 'version'>) =>
  dataOf(await client.POST('/api/risk-score-engine/{id}/activate', { params: idOf(id), body: { version } }))
    .risk_score_engine;

export const removeRiskEngine = async (id: string) =>
  dataOf(await client.DELETE('/api/risk-score-engine/{id}', { params: idOf(id) }));
