import { AsyncLocalStorage } from 'node:async_hooks';

const organizations = new AsyncLocalStorage<string | undefined>();

/**
 * Runs work on behalf of an organization, or of none, with all that it calls and awaits: the connections that it uses count towards that
 * organization's share.
 */
export function onBehalfOf<T>(organizationId: string | undefined, work: () => T): T {
  return organizations.run(organizationId, work);
}

/** The organization on whose behalf the caller runs. */
export function organizationServed(): string | undefined {
  return organizations.getStore();
}
