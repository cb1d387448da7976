import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Configuration = Schemas['Configuration'];
export type AcceptedGaps = Schemas['AcceptedGaps'];

/** How customers are analysed, monitored and reported. */
export const configuration = queryOptions({
  queryKey: ['configuration'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/ai-risk-configuration', { signal })).configuration,
});

/** Replaces the configuration. */
export const saveConfiguration = async (body: Configuration): Promise<Configuration> =>
  dataOf(await client.POST('/api/ai-risk-configuration', { body: withoutFacts(body) })).configuration;

/** The configuration without what only the service knows. */
function withoutFacts({ created_at: _made, updated_at: _changed, alerts, ...settings }: Configuration) {
  const { email_available: _available, ...chosen } = alerts;
  // The document gives the name of an input as always true.
  const named = { name: true };
  return {
    ...settings,
    lite_inputs: { ...settings.lite_inputs, ...named },
    advanced_fields: { ...settings.advanced_fields, ...named },
    alerts: chosen,
  };
}

/** Whether each client reference is used once only. */
export const clientReferencePolicy = queryOptions({
  queryKey: ['client-reference-policy'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/client-reference-policy', { signal })),
});

export const setClientReferencePolicy = async (unique: boolean) =>
  dataOf(await client.POST('/api/client-reference-policy', { body: { unique } }));

/** Categories that the organization knowingly does not cover; null if nothing was ever accepted. */
export const acceptedGaps = queryOptions({
  queryKey: ['accepted-gaps'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/accepted-gaps', { signal })).accepted_gaps,
});

/** Replaces what was accepted before. */
export const acceptGaps = async (body: { categories: string[]; reason: string }): Promise<AcceptedGaps | null> =>
  dataOf(await client.POST('/api/accepted-gaps', { body })).accepted_gaps;

export const renameOrganization = async (name: string) =>
  dataOf(await client.POST('/api/organization', { body: { name } })).organization;
