import type { MonitoringSettingsReader } from '../domain/configuration.js';
import type { Email } from '../domain/email.js';
import type { Clock, NewId } from '../domain/ports.js';

/** Monitoring alerts that are waiting to be sent by e-mail. */
export interface DigestRepository {
  /**
   * Tells whether customers of waiting alerts have been under analysis since then: their verdicts belong in the same
   * digest.
   */
  isAnalysing(organizationId: string, since: Date): Promise<boolean>;
  /** Reads the time of the last digest. */
  lastCreatedAt(organizationId: string): Promise<Date | undefined>;
  /** Enqueues another attempt to create a digest. */
  queue(organizationId: string, runAt: Date): Promise<void>;
  /** Creates one e-mail of everything that waits, with its job, in one transaction; none if nothing waits. */
  create(digest: Pick<Email, 'id' | 'organizationId' | 'recipients' | 'createdAt'>): Promise<void>;
  /** Takes waiting alerts out: the organization wants no e-mail. */
  drop(organizationId: string): Promise<void>;
}

export interface CreateDigestDeps {
  readonly digests: DigestRepository;
  readonly settings: MonitoringSettingsReader;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Longest wait for the analyses that a monitoring cycle requested; later verdicts make the next digest. */
const WAIT_FOR_ANALYSES_MS = 30 * 60_000;
const RETRY_MS = 60_000;
/** Between two digests: articles are found case by case, and each would be an e-mail of its own. */
const MIN_GAP_MS = 120_000;

/**
 * Creates one e-mail of everything that monitoring has found since the last digest. Without a mail server alerts wait, and the
 * first digest once there is one contains all of them; they are dropped where the organization wants no e-mail.
 */
export async function createDigest(deps: CreateDigestDeps, organizationId: string): Promise<void> {
  const { digests, now } = deps;
  const { email, recipients } = (await deps.settings(organizationId)).alerts;
  if (!email || recipients.length === 0) return digests.drop(organizationId);
  if (!deps.canMail) return;
  const at = now();
  if (await digests.isAnalysing(organizationId, new Date(at.getTime() - WAIT_FOR_ANALYSES_MS))) {
    return digests.queue(organizationId, new Date(at.getTime() + RETRY_MS));
  }
  const last = (await digests.lastCreatedAt(organizationId))?.getTime() ?? 0;
  const next = last + MIN_GAP_MS;
  // A digest in the future was created before the clock was set back.
  if (last <= at.getTime() && at.getTime() < next) return digests.queue(organizationId, new Date(next));
  await digests.create({ id: deps.newId(), organizationId, recipients, createdAt: at });
}
