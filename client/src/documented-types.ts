import type { components, paths } from './contract.js';

/** Every named part of the interface (`Schemas['SearchResult']`), as the service documents it. */
export type Schemas = components['schemas'];

/** The `data` of the 200 answer of a path and method. */
export type DataOf<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

/** Query parameters of an operation: `QueryOf<'/api/audit', 'get'>`. */
export type QueryOf<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;
