import { loadDemonstration } from '../../src/lists/demonstration/load-demonstration.js';
import { publishEdition } from './publish-edition.js';
import { listedRecord, primary } from './sample-records.js';
import type { TestDatabase } from './test-database.js';

interface Service {
  readonly database: TestDatabase;
  ask(
    method: string,
    path: string,
    options: { headers: Record<string, string>; body: object },
  ): Promise<{ readonly body: { readonly data: Record<string, unknown> } }>;
  newOrganization(): Promise<{ readonly headers: Record<string, string> }>;
}

/** Publishes the invented records as an official list (`un_sc`) that covers Sanctions and PEP: searches of these are complete. */
export async function publishOfficial<Running extends Service>(service: Running): Promise<Running> {
  const { ask, database, newOrganization } = service;
  const source = 'un_sc';
  const { records } = await loadDemonstration();
  const official = records.map((record) => ({ ...record, source }));
  const pep = listedRecord({ source, sourceId: 'pep', names: [primary('Wilhelmina Osterhoudt')], categories: ['PEP'] });
  const { headers } = await newOrganization();
  const body = { name: 'Zzyzx Qwfpgj', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
  await publishEdition(database, source, [...official, pep], async () => {
    const { data } = (await ask('POST', '/api/search', { headers, body })).body;
    return data.editions as string[];
  });
  return service;
}
