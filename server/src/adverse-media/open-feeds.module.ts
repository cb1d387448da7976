import { readPublishers } from '../lists/feeds/read-publishers.js';
import type { Config } from '../platform/config/config.js';
import { mediaFeeds } from './feeds/media-feeds.js';
import { readFeeds } from './feeds/read-feeds.js';
import type { ReadingThreads } from './reading/reading-threads.js';

/** Pause between two requests to one host. */
const PAUSE_MS = 1000;

/** Rejects an unusable file of addresses, naming its variable, so that a bad file fails at startup, not at the first fetch. */
export function checkFeedFiles(config: Pick<Config, 'listsAddresses' | 'mediaFeeds'>): void {
  readPublishers(config.listsAddresses);
  readFeeds(config.mediaFeeds);
}

/** Opens the configured article feeds. Must be closed. */
export function openMediaFeeds(
  config: Config,
  threads: ReadingThreads,
  now: () => Date,
): ReturnType<typeof mediaFeeds> {
  return mediaFeeds({
    feeds: readFeeds(config.mediaFeeds),
    threads,
    now,
    proxy: config.mediaProxy,
    allowPrivate: config.mediaAllowPrivate,
    maxBytes: config.mediaMaxMegabytes * 1_000_000,
    timeoutMs: config.mediaTimeoutSeconds * 1000,
    pauseMs: PAUSE_MS,
  });
}
