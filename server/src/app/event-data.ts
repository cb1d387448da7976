import { listStatus } from '../flow/list-status.js';
import type { NewId } from '../flow/ports.js';
import { sourceNamed } from '../lists/sources.js';
import { type EventSubjectReaders, oneByOne } from '../platform/outbox/event-data.js';
import { bulkUploadsIn } from '../store/bulk-uploads.js';
import { casesIn } from '../store/cases.js';
import { customersIn } from '../store/customers.js';
import type { Database } from '../store/database.js';
import { editionsIn } from '../store/editions.js';
import { listChecksIn } from '../store/list-checks.js';
import { toWireBulkUpload } from '../wire/bulk-upload.js';
import { toWireWholeCustomer } from '../wire/customer.js';
import { toWireList } from '../wire/list.js';
import { toWireSearch } from '../wire/to-wire-search.js';

/**
 * Readers of what events are about, without a biometric image: bodies are kept for weeks and leave the service; a receiver
 * fetches an image with its own credentials.
 */
export function eventSubjectReaders({ database, newId }: { database: Database; newId: NewId }): EventSubjectReaders {
  const cases = casesIn(database);
  const bulkUploads = bulkUploadsIn(database);
  const lists = {
    now: () => new Date(),
    editions: editionsIn(database),
    checks: listChecksIn(database),
    sourceNamed,
  };
  const customers = customersIn(database, newId);
  return {
    case: oneByOne(async (organizationId, id) => {
      const found = await cases.find(organizationId, id);
      if (found === undefined) return undefined;
      const page = { number: 1, size: found.filters.perPage };
      const [customer] = await customers.findByCases(organizationId, [id]);
      return toWireSearch(found, await cases.results(organizationId, id, page), page, customer);
    }),
    async customer(organizationId, ids) {
      const [found, decisions] = await Promise.all([
        customers.findEach(organizationId, ids),
        customers.decisionsOfEach(organizationId, ids),
      ]);
      return new Map(
        found.map((customer) => {
          return [customer.id, toWireWholeCustomer({ customer, decisions: decisions.get(customer.id) ?? [] })];
        }),
      );
    },
    bulk_upload: oneByOne(async (organizationId, id) => {
      const found = await bulkUploads.find(organizationId, id);
      return found && { upload: toWireBulkUpload(found) };
    }),
    list: oneByOne(async (_, version) => {
      const status = (await listStatus(lists)).find(({ edition }) => edition.version === version);
      // Superseded by now: the history shows it.
      return status === undefined ? { version } : toWireList(status);
    }),
  };
}
