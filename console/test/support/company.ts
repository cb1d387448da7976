import { freePort } from '@touchstone/server/testing/free-port';
import { openidProvider } from '@touchstone/server/testing/openid-provider';
import type { Page } from 'playwright-core';
import { type Service, startService } from './service.js';

const ORGANIZATION = 'ab'.repeat(12);

/** A service with a provider, whose people are all of one organization. */
export async function startCompany() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const provider = await openidProvider(address);
  const service: Service = await startService({
    ...{ PORT: String(port), PUBLIC_URL: address, OIDC_ORGANIZATION: ORGANIZATION },
    ...provider.settings,
  });
  await service.change("insert into organizations (id, name, created_at) values ($1, 'Example Bank', now())", [
    ORGANIZATION,
  ]);
  return {
    service,
    issuer: provider.issuer,
    /** Adds a person, with the groups of the claim. */
    employ(name: string, ...groups: string[]) {
      provider.people.set(name, { email: `${name}@bank.example`, email_verified: true, name: `The ${name}`, groups });
    },
  };
}

/** Signs in on the page of the provider. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
