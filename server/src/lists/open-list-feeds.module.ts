import type { Config } from '../platform/config/config.js';
import { listFeeds } from './feeds/list-feeds.js';
import { readPublishers } from './feeds/read-publishers.js';

/** Opens the configured publishers with the readers of their lists. Must be closed. */
export function openListFeeds(config: Config): ReturnType<typeof listFeeds> {
  return listFeeds({
    publishers: readPublishers(config.listsAddresses, config.listsContact),
    ...(config.listsContact !== undefined && { contact: config.listsContact }),
    proxy: config.listsProxy,
    allowPrivate: config.listsAllowPrivate,
    maxBytes: config.listsMaxMegabytes * 1_000_000,
    timeoutMs: config.listsTimeoutSeconds * 1000,
  });
}
