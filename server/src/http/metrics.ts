import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ageHours, isOverdue } from '../domain/source.js';
import type { Clock, Screener, SourceNamed } from '../flow/ports.js';

/** How the database pool stands at this moment. */
interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The numbers of this process for Prometheus. Labels are routes, statuses and list names: never a person or a tenant. */
export interface Metrics {
  /** One answered request; `route` is the pattern (`/api/api-key/:id`), never the path. */
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** The same screener, with its times and its queue measured, and the age of its editions shown. */
  measured(screener: Screener, now: Clock, sourceNamed: SourceNamed): Screener;
  showPool(state: () => PoolState): void;
  /** The text that Prometheus reads, and its media type. */
  exposition(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'touchstone_http_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const screenings = new Histogram({
    name: 'touchstone_screening_duration_seconds',
    help: 'Time of one screening, waiting for a thread included.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'touchstone_screening_failures_total',
    help: 'Screenings that ended without an answer.',
    registers,
  });
  const running = new Gauge({
    name: 'touchstone_screenings_in_progress',
    help: 'Screenings that run or wait for a thread.',
    registers,
  });

  return {
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    measured(screener, now, sourceNamed) {
      showEditions(screener, now, sourceNamed);
      return {
        editions: () => screener.editions(),
        async screen(subject, options, scope) {
          const stop = screenings.startTimer();
          running.inc();
          try {
            return await screener.screen(subject, options, scope);
          } catch (error) {
            failures.inc();
            throw error;
          } finally {
            running.dec();
            stop();
          }
        },
      };
    },
    showPool(state) {
      new Gauge({
        name: 'touchstone_database_connections',
        help: 'Connections to the database, and requests waiting for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle, waiting } = state();
          this.set({ state: 'in_use' }, total - idle);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };

  function showEditions(screener: Screener, now: Clock, sourceNamed: SourceNamed): void {
    new Gauge({
      name: 'touchstone_edition_age_seconds',
      help: 'Time since the publisher was last known to have nothing newer than the edition in force.',
      labelNames: ['source'],
      registers,
      collect() {
        this.reset();
        for (const edition of screener.editions()) {
          this.set({ source: edition.source }, ageHours(edition, now()) * 3600);
        }
      },
    });
    new Gauge({
      name: 'touchstone_edition_overdue',
      help: '1 when the edition in force is older than its source allows.',
      labelNames: ['source'],
      registers,
      collect() {
        this.reset();
        for (const edition of screener.editions()) {
          const source = sourceNamed(edition.source);
          if (source) this.set({ source: edition.source }, isOverdue(edition, source, now()) ? 1 : 0);
        }
      },
    });
    new Gauge({
      name: 'touchstone_edition_records',
      help: 'Records in the edition in force.',
      labelNames: ['source'],
      registers,
      collect() {
        this.reset();
        for (const { source, recordCount } of screener.editions()) this.set({ source }, recordCount);
      },
    });
  }
}
