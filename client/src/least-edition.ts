import type { Middleware } from 'openapi-fetch';

/**
 * Sends with every search the highest edition that this client has received, so that with several nodes no search is older than an
 * earlier one. After a restore the service may know no such edition: it says so once, and the client begins anew.
 */
export function leastEdition(): Middleware {
  let highest = 0;
  return {
    onRequest({ request, schemaPath }) {
      if (schemaPath === '/api/search' && highest > 0 && !request.headers.has('x-minimum-edition'))
        request.headers.set('x-minimum-edition', String(highest));
      return request;
    },
    async onResponse({ request, response, schemaPath }) {
      if (schemaPath !== '/api/search') return;
      if (response.status === 400 && request.headers.get('x-minimum-edition') === String(highest)) {
        const { error } = (await response.clone().json()) as { error?: { code?: string } };
        if (error?.code === 'unknown_edition') highest = 0;
      }
      const edition = Number(response.headers.get('x-edition') ?? 0);
      if (edition > highest) highest = edition;
    },
  };
}
