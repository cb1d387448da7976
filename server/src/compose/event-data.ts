import type { Event, EventSubject } from '../domain/event.js';
import { listStatus } from '../flow/list-status.js';
import type { EventData } from '../flow/ports/deliveries.js';
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

/** Those of these things that exist, by id. */
type Reader = (organizationId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;

/**
 * The `data` of an event: that of the GET which reads the thing, without a biometric image. Bodies are kept for weeks and leave the
 * service; the receiver fetches an image with its own credentials.
 */
export function eventData({
  database,
  webhooks,
  newId,
}: {
  database: Database;
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
    webhook: oneByOne(async (organizationId, id) => {
      const found = await webhooks.find(organizationId, id);
      return found && { webhook: toWireWebhook(found) };
    }),
    bulk_upload: oneByOne(async (organizationId, id) => {
      const found = await bulkUploads.find(organizationId, id);
      return found && { upload: toWireBulkUpload(found) };
    }),
    list: oneByOne(async (_, version) => {
      const status = (await listStatus(lists)).find(({ edition }) => edition.version === version);
      // Another edition has come since: what it was is in the history.
      return status === undefined ? { version } : toWireList(status);
    }),
  };
  return async (events) => {
    const things = new Map<string, object>();
    for (const alike of alikes(events)) {
      const [{ organizationId, about }] = alike;
      const ids = [...new Set(alike.map((event) => event.about.id))];
      const found = await readers[about.kind]?.(organizationId, ids);
      for (const event of alike) {
        const thing = found?.get(event.about.id);
        if (thing !== undefined) things.set(event.id, thing);
      }
    }
    return things;
  };
}

/** Events of one organization about things of one kind, together. */
function alikes(events: readonly Event[]): Iterable<[Event, ...Event[]]> {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const key = `${event.organizationId} ${event.about.kind}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [event]);
    else known.push(event);
  }
  return groups.values();
}

function oneByOne(read: (organizationId: string, id: string) => Promise<object | undefined>): Reader {
  return async (organizationId, ids) => {
    const found = await Promise.all(ids.map(async (id) => [id, await read(organizationId, id)] as const));
    return new Map(found.flatMap(([id, thing]) => (thing === undefined ? [] : [[id, thing] as const])));
  };
}
