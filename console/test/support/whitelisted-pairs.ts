import type { Service } from './service.js';

/** Entries of a custom list, each ruled out and whitelisted for a customer of its name. */
export const WHITELISTED = ['Bertram Osterhagen', 'Cornelia Zwiebelbach', 'Dagobert Firlefanz'];

/** Makes the list and the whitelistings; returns the id of the list. */
export async function whitelistPairs({ ask }: Service): Promise<string> {
  const { custom_list: list } = await ask('POST', '/api/custom-lists', { name: 'Ruled out' });
  const entries = WHITELISTED.map((name) => ({ id: name, name }));
  await ask('POST', `/api/custom-lists/${list.id}/entries`, { entries });
  for (const name of WHITELISTED) {
    const subject = { name, entity_type: ['Person'], categories: ['Sanctions'], client_reference: `pair ${name}` };
    const { search_reference: reference, results } = await ask('POST', '/api/search', subject);
    await ask('POST', `/api/searches/${reference}/records/${results[0].id}`, {
      ...{ match_status: 'False Positive', reason: 'Another person of this name', whitelist: true },
    });
  }
  return list.id;
}

/** Gives the entry another nationality, which is material. */
export async function changeEntry({ ask }: Service, list: string, name: string): Promise<void> {
  await ask('POST', `/api/custom-lists/${list}/entries`, { entries: [{ id: name, name, nationality: 'FR' }] });
}
