import { RefusedError } from '../api/client.js';

/** Message of the service about a field, shown beside it. */
export function faultOf(error: Error | null, field: string): string | undefined {
  return error instanceof RefusedError ? error.details.find((detail) => detail.field === field)?.message : undefined;
}
