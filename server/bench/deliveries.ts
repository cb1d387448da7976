import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../src/platform/database/database.js';
import { recordEvents } from '../src/platform/outbox/events.repository.js';
import { askJson, type BenchService, startBenchService } from './bench-service.js';

/**
 * `node server/dist/bench/deliveries.js [deliveries] [receivers]`: so many events (20,000 unless told), each of one of 100 customers and wanted by
 * one of as many healthy receivers on this machine (4), delivered by the real service: rendered, signed, sent, answered, noted. Prints how
 * many a second arrived, from the moment at which they are stored.
 */
const [DELIVERIES = 20_000, RECEIVERS = 4] = process.argv.slice(2).map(Number);
const CUSTOMERS = 100;
const TOGETHER = 1000;
const TYPES = [
  'ai_risk.completed',
  'analyst_decision.updated',
  'monitoring.verdict_changed',
  'monitoring.risk_changed',
] as const;

const arrived = new Set<string>();
let doubled = 0;
let everything = () => {};

const service = await startBenchService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });
const database = openDatabase(service.databaseUrl, { connections: 2 });
const receivers = await Promise.all(Array.from({ length: Math.min(RECEIVERS, TYPES.length) }, startReceiver));
try {
  const customers = await addCustomers(service);
  const types = TYPES.slice(0, receivers.length);
  for (const [index, receiver] of receivers.entries()) {
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    await askJson(service, 'POST', '/api/webhook', { name: `receiver ${index}`, endpoint, type: types[index] });
  }
  const all = new Promise<void>((resolve) => {
    everything = resolve;
  });
  const before = service.usage();
  const begun = performance.now();
  for (let first = 0; first < DELIVERIES; first += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, DELIVERIES - first) }, (_, index) => first + index);
    const announced = numbers.map((number) => {
      const { customer_id: id, organization_id: organizationId } = customers[number % CUSTOMERS] as Made;
      const type = types[number % types.length] as (typeof TYPES)[number];
      return { type, organizationId, about: { kind: 'customer', id }, at: new Date() } as const;
    });
    await database.transaction((tx) => recordEvents(tx, announced));
  }
  await all;
  const seconds = (performance.now() - begun) / 1000;
  const after = service.usage();
  const perDelivery = (spent: number) => `${((spent / DELIVERIES) * 1000).toFixed(2)}`;
  console.table({
    'deliveries a second': { measured: (DELIVERIES / seconds).toFixed(0), goal: '1,000' },
    'processor time of the server, ms each': { measured: perDelivery(after.server - before.server), goal: '' },
    'processor time of PostgreSQL, ms each': { measured: perDelivery(after.database - before.database), goal: '' },
    'events that came twice': { measured: doubled, goal: '0' },
  });
} finally {
  for (const receiver of receivers) {
    receiver.closeAllConnections();
    receiver.close();
  }
  await database.close();
  await service.stop();
}

/** Answers 204 to everything, and counts the events. */
async function startReceiver(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(204).end();
      const id = String(request.headers['webhook-id']);
      if (arrived.has(id)) doubled += 1;
      arrived.add(id);
      if (arrived.size === DELIVERIES) everything();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

interface Made {
  readonly customer_id: string;
  readonly organization_id: string;
}

async function addCustomers(service: BenchService): Promise<Made[]> {
  const made: Made[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const body = {
      name: `Customer Number${number} Bench`,
      entity_type: ['Person'],
      categories: ['Sanctions'],
      match_score: 80,
    };
    made.push((await askJson(service, 'POST', '/api/ai-risk-customers', body)) as Made);
  }
  return made;
}
