import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock, SourceNamed } from '../../domain/ports.js';
import { ageHours, type Edition, isOverdue } from '../../domain/source.js';

/** Connections of a database pool now. */
interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Work that is stored and not done, of all organizations together. */
export interface Backlog {
  /** Of every task in every state, also 0. */
  readonly jobs: readonly {
    readonly task: string;
    readonly state: 'waiting' | 'running' | 'failed';
    readonly count: number;
  }[];
  /** How long the job that is due the longest has waited; 0 if none is due. */
  readonly oldestJobSeconds: number;
  readonly deliveries: readonly Undelivered[];
  readonly emails: readonly Undelivered[];
  /** End of the last cycle of the organization that has waited longest; absent if none with monitored searches has monitoring enabled. */
  readonly lastCycleAt?: Date;
  /** Stored articles that an earlier version of the reader read. */
  readonly outdatedArticles: number;
}

interface Undelivered {
  readonly status: 'pending' | 'failed';
  readonly count: number;
}

/** The numbers of this process for Prometheus. Labels are routes, statuses and list names: never a person or a tenant. */
export interface Metrics {
  /** Counts an answered request; `route` is the pattern (`/api/api-key/:id`), never the path. */
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  screeningBegan(): void;
  screeningEnded(seconds: number, isAnswered: boolean): void;
  showEditions(screener: { editions(): readonly Edition[] }, now: Clock, sourceNamed: SourceNamed): void;
  /** Added up. */
  showConnections(pools: () => readonly PoolState[]): void;
  /** Shows nothing of it while it cannot be read. */
  showBacklog(backlog: () => Promise<Backlog | undefined>): void;
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
    help: 'Time from the first byte of a request to its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const screenings = new Histogram({
    name: 'touchstone_screening_duration_seconds',
    help: 'Duration of one screening, including the wait for a thread.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'touchstone_screening_failures_total',
    help: 'Screenings that failed.',
    registers,
  });
  const running = new Gauge({
    name: 'touchstone_screenings_in_progress',
    help: 'Screenings that are running or waiting for a thread.',
    registers,
  });

  return {
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    screeningBegan: () => running.inc(),
    screeningEnded(seconds, isAnswered) {
      running.dec();
      screenings.observe(seconds);
      if (!isAnswered) failures.inc();
    },
    showEditions,
    showConnections(pools) {
      new Gauge({
        name: 'touchstone_database_connections',
        help: 'Connections to the database, and requests waiting for one.',
        labelNames: ['state'],
        registers,
        collect() {
          this.reset();
          for (const { total, idle, waiting } of pools()) {
            this.inc({ state: 'in_use' }, total - idle);
            this.inc({ state: 'idle' }, idle);
            this.inc({ state: 'waiting' }, waiting);
          }
        },
      });
    },
    showBacklog: (backlog) => showBacklog(registry, backlog),
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };

  function showEditions(screener: { editions(): readonly Edition[] }, now: Clock, sourceNamed: SourceNamed): void {
    new Gauge({
      name: 'touchstone_edition_age_seconds',
      help: 'Time since the edition in force was last confirmed as current.',
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

function showBacklog(registry: Registry, backlog: () => Promise<Backlog | undefined>): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    values: (
      found: Backlog,
    ) => readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[],
  ) =>
    new Gauge({
      ...{ name, help, labelNames: [...labelNames], registers: [registry] },
      async collect() {
        const found = await backlog();
        this.reset();
        // Resetting leaves a gauge without labels at 0.
        if (labelNames.length === 0) this.remove();
        for (const { labels, value } of found === undefined ? [] : values(found)) this.set(labels, value);
      },
    });
  const byStatus = (rows: readonly Undelivered[]) =>
    rows.map(({ status, count: value }) => ({ labels: { status }, value }));
  gauge(
    'touchstone_jobs',
    'Stored jobs by task: waiting, running, or failed for good.',
    ['task', 'state'],
    ({ jobs }) => jobs.map(({ task, state, count: value }) => ({ labels: { task, state }, value })),
  );
  gauge(
    'touchstone_jobs_oldest_due_seconds',
    'Time for which the job that is due the longest has waited.',
    [],
    ({ oldestJobSeconds: value }) => [{ labels: {}, value }],
  );
  gauge(
    'touchstone_webhook_deliveries_undelivered',
    'Deliveries to webhooks that are pending, or failed after their last attempt.',
    ['status'],
    ({ deliveries }) => byStatus(deliveries),
  );
  gauge(
    'touchstone_emails_undelivered',
    'E-mails that are pending, or failed after their last attempt.',
    ['status'],
    ({ emails }) => byStatus(emails),
  );
  gauge(
    'touchstone_articles_outdated',
    'Stored articles that an earlier version of the reader read, and that will be read again.',
    [],
    ({ outdatedArticles: value }) => [{ labels: {}, value }],
  );
  gauge(
    'touchstone_monitoring_last_cycle_timestamp_seconds',
    'Unix time of the last monitoring cycle of the organization that has waited longest for its next one.',
    [],
    ({ lastCycleAt }) => (lastCycleAt === undefined ? [] : [{ labels: {}, value: lastCycleAt.getTime() / 1000 }]),
  );
}
