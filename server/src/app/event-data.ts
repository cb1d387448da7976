import { presentWholeCustomer } from '../customers/customer.schema.js';
import { customersIn } from '../customers/customers.repository.js';
import type { NewId } from '../domain/ports.js';
import type { Database } from '../platform/database/database.js';
import type { EventSubjectReaders } from '../platform/outbox/event-data.js';

/**
 * Readers of what events are about, without a biometric image: bodies are kept for weeks and leave the service; a receiver
 * fetches an image with its own credentials.
 */
export function eventSubjectReaders({ database, newId }: { database: Database; newId: NewId }): EventSubjectReaders {
  const customers = customersIn(database, newId);
  return {
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
