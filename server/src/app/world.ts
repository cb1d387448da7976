import type { FastifyBaseLogger } from 'fastify';
import type { AccountsModule } from '../accounts/accounts.module.js';
import type { Clock } from '../domain/ports.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import type { Metrics } from '../platform/http/metrics.js';
import type { Route } from '../platform/http/route.js';
import type { HttpSettings } from '../platform/http/settings.js';

/**
 * Everything the front door needs, as deeds (by topic in `worlds/`) that `compose/` has bound to their own worlds. A deed refuses by throwing
 * a `Refusal`; whatever else it throws is answered as a bug.
 */
export interface World extends Pick<AccountsModule, 'authenticate' | 'recordRefusal'> {
  readonly settings: HttpSettings;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly now: Clock;
  /** Of the features that are bound to their dependencies by a module of their own. */
  readonly routes: readonly Route[];

  /** Never throws: what cannot be checked is not ok. */
  checkReadiness(): Promise<readonly ReadinessCheck[]>;
}
