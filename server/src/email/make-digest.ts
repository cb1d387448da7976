import type { MonitoringWishes } from '../domain/configuration.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Digests } from './emails.js';

export interface MakeDigestDeps {
  readonly digests: Digests;
  readonly inputs: MonitoringWishes;
  /** Whether a mail server is configured. */
  readonly canMail: boolean;
  readonly now: Clock;
  readonly newId: NewId;
}

/** So long a digest waits for the analyses that its own cycle has asked for; later verdicts make the next one. */
const WAIT_FOR_ANALYSES_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 60_000;
/** Between two digests: articles are found case by case, and are not told case by case. */
const LEAST_GAP_MS = 120_000;

/**
 * Makes one e-mail of everything that monitoring has found since the last one. Without a mail server it goes on waiting, and
 * the first digest with one tells all of it; where the organization wants no e-mail, it waits no longer.
 */
export async function makeDigest(deps: MakeDigestDeps, organizationId: string): Promise<void> {
  const { digests, now } = deps;
  const { email, recipients } = (await deps.inputs(organizationId)).alerts;
  if (!email || recipients.length === 0) return digests.drop(organizationId);
  if (!deps.canMail) return;
  const at = now();
  if (await digests.isAnalysing(organizationId, new Date(at.getTime() - WAIT_FOR_ANALYSES_MS))) {
    return digests.queue(organizationId, new Date(at.getTime() + LOOK_AGAIN_MS));
  }
  const last = (await digests.lastMadeAt(organizationId))?.getTime() ?? 0;
  const next = last + LEAST_GAP_MS;
  // One of a time to come was made before the clock was set back.
  if (last <= at.getTime() && at.getTime() < next) return digests.queue(organizationId, new Date(next));
  await digests.make({ id: deps.newId(), organizationId, recipients, createdAt: at });
}
