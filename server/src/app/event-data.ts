import { casesIn } from '../cases/cases.repository.js';
import { presentSearch } from '../cases/search.present.js';
import { presentWholeCustomer } from '../customers/customer.schema.js';
import { customersIn } from '../customers/customers.repository.js';
import type { NewId } from '../domain/ports.js';
import type { Database } from '../platform/database/database.js';
import { type EventSubjectReaders, oneByOne } from '../platform/outbox/event-data.js';

/**
 * Readers of what events are about, without a biometric image: bodies are kept for weeks and leave the service; a receiver
 * fetches an image with its own credentials.
 */
export function eventSubjectReaders({ database, newId }: { database: Database; newId: NewId }): EventSubjectReaders {
  const cases = casesIn(database);
  const customers = customersIn(database, newId);
  return {
    case: oneByOne(async (organizationId, id) => {
      const found = await cases.find(organizationId, id);
      if (found === undefined) return undefined;
      const page = { number: 1, size: found.filters.perPage };
      const [customer] = await customers.findByCases(organizationId, [id]);
      return presentSearch(found, await cases.results(organizationId, id, page), page, customer);
    }),
    async customer(organizationId, ids) {
      const [found, decisions] = await Promise.all([
        customers.findEach(organizationId, ids),
        customers.decisionsOfEach(organizationId, ids),
      ]);
      return new Map(
        found.map((customer) => {
          return [customer.id, presentWholeCustomer({ customer, decisions: decisions.get(customer.id) ?? [] })];
        }),
      );
    },
  };
}
