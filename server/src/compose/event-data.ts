import type { Event, EventSubject } from '../domain/event.js';
import { listStatus } from '../flow/list-status.js';
import type { EventData } from '../flow/ports/deliveries.js';
import type { Images } from '../flow/ports/images.js';
import type { Webhooks } from '../flow/ports/webhooks.js';
import type { NewId } from '../flow/ports.js';
import { sourceNamed } from '../lists/sources.js';
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
import { toWireWebhook } from '../wire/webhook.js';

type Reader = (organizationId: string, id: string) => Promise<object | undefined>;

/** What is told of each kind of thing: the `data` of the GET that reads it. */
export function eventData({
  database,
  images,
  webhooks,
  newId,
}: {
  database: Database;
  images: Pick<Images, 'read'>;
  webhooks: Pick<Webhooks, 'find'>;
  newId: NewId;
}): EventData {
  const cases = casesIn(database);
  const bulkUploads = bulkUploadsIn(database);
  const lists = {
    now: () => new Date(),
    editions: editionsIn(database),
    checks: listChecksIn(database),
    sourceNamed,
  };
  const customers = customersIn(database, newId);
  const readers: Partial<Record<EventSubject['kind'], Reader>> = {
    async case(organizationId, id) {
      const found = await cases.find(organizationId, id);
      if (found === undefined) return undefined;
      const page = { number: 1, size: found.filters.perPage };
      const [customer] = await customers.findByCases(organizationId, [id]);
      return toWireSearch(found, await cases.results(organizationId, id, page), page, customer);
    },
    async customer(organizationId, id) {
      const customer = await customers.find(organizationId, id);
      if (customer === undefined) return undefined;
      const decisions = await customers.decisions(organizationId, id);
      const image = customer.hasImage ? await images.read(organizationId, customer.caseId) : undefined;
      return toWireWholeCustomer({ customer, decisions, ...(image !== undefined && { image }) });
    },
    async webhook(organizationId, id) {
      const found = await webhooks.find(organizationId, id);
      return found && { webhook: toWireWebhook(found) };
    },
    async bulk_upload(organizationId, id) {
      const found = await bulkUploads.find(organizationId, id);
      return found && { upload: toWireBulkUpload(found) };
    },
    async list(_, version) {
      const status = (await listStatus(lists)).find(({ edition }) => edition.version === version);
      // Another edition has come since: what it was is in the history.
      return status === undefined ? { version } : toWireList(status);
    },
  };
  return async ({ organizationId, about }: Event) => readers[about.kind]?.(organizationId, about.id);
}
