import type { Clock } from '../domain/ports.js';
import type { Articles } from './articles.js';
import type { FeedChecks } from './media-feeds.js';

const DAY_MS = 86_400_000;
/** Longer than feeds go on showing what is old: an item that was settled must not come again. */
const ITEMS_KEPT_DAYS = 90;

/** Forgets articles older than the retention, if there is one, and items that no feed shows any more. */
export async function forgetArticles(deps: {
  readonly articles: Pick<Articles, 'forgetBefore'>;
  readonly checks: Pick<FeedChecks, 'forgetBefore'>;
  /** 0 keeps all. */
  readonly retentionDays: number;
  readonly now: Clock;
}): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  if (deps.retentionDays > 0) await deps.articles.forgetBefore(daysAgo(deps.retentionDays));
  await deps.checks.forgetBefore(daysAgo(ITEMS_KEPT_DAYS));
}
