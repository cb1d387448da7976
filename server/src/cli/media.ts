import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { Accounts } from '../accounts/accounts.js';
import { organizationNamed } from '../accounts/organizations.js';
import { addArticles } from '../adverse-media/articles.js';
import { replayReadings } from '../adverse-media/second-reader/second-reader.js';
import { type UpdateMediaDeps, updateMedia } from '../adverse-media/update-media.js';
import type { IncomingArticle } from '../domain/article.js';
import type { CliDeps, OpenOptions } from './cli-deps.js';

/** Articles stored in one transaction. */
const BATCH = 200;
/** Skipped rows reported one by one. */
const MAX_REPORTED = 20;
/** Limit of an update by hand, polite pauses included. */
const UPDATE_MS = 60 * 60_000;

/** `touchstone media …` */
export function mediaCommand(deps: CliDeps): Command {
  const media = new Command('media').description('Import articles for adverse media, and update their feeds');
  media
    .command('import')
    .description(
      'Read articles and store them for every organization, or one; articles already stored are not stored again',
    )
    .argument(
      '<file...>',
      'NDJSON or CSV with a header row, plain or .gz: title, text, url, date, language, publisher, …',
    )
    .option('--organization <name>', 'store for this organization only: its name or id')
    .action((paths: string[], { organization }: { organization?: string }) => importFiles(deps, paths, organization));
  media
    .command('update')
    .description('Fetch feeds and their new articles; a running server does this automatically')
    .argument('[feed...]', 'names of feeds; default: all configured feeds')
    .action((names: string[], _options, command: Command) => update(deps, names, command));
  media
    .command('status')
    .description('Show every feed: its address, when it was last fetched, and its last failure')
    .action(() =>
      withArticles(deps, async ({ feeds, checks }) => {
        const known = new Map((await checks.all()).map((check) => [check.name, check]));
        for (const { name, kind, address, query, publisher } of feeds.feeds) {
          const check = known.get(name);
          const status = {
            ...{ feed: name, kind, address, query: query ?? null, publisher: publisher ?? null },
            fetched_at: check?.confirmedAt?.toISOString() ?? null,
            failures: check?.failures ?? 0,
            last_failure: check?.failure ?? null,
          };
          await deps.print(status, ['feed', 'fetched_at', 'failures', 'last_failure', 'address']);
        }
      }),
    );
  media
    .command('replay')
    .description('Judge the stored answers of the second reader again, from the store alone')
    .action(async () => {
      const { secondReadingsRepository } = await import('../adverse-media/second-reader/second-readings.repository.js');
      const { read, different } = await deps.withDatabase(({ database }) =>
        replayReadings(secondReadingsRepository(database)),
      );
      await deps.print({ read, different: different.length });
      if (different.length > 0) throw new Error(`Judged otherwise now: ${different.slice(0, 20).join(', ')}`);
    });
  return media;
}

/** Opens articles and feeds for the duration of `work`. */
async function withArticles<T>(
  { withDatabase }: CliDeps,
  work: (deps: UpdateMediaDeps & { readonly accounts: Accounts }) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const [
    { accountsRepository },
    { articlesRepository },
    { feedChecksRepository },
    { readingThreads },
    { openMediaFeeds },
  ] = await Promise.all([
    import('../accounts/accounts.repository.js'),
    import('../adverse-media/articles.repository.js'),
    import('../adverse-media/feed-checks.repository.js'),
    import('../adverse-media/reading/reading-threads.js'),
    import('../adverse-media/open-feeds.module.js'),
  ]);
  return withDatabase(async ({ database, config, now }) => {
    const threads = readingThreads({ threads: availableParallelism() });
    const feeds = openMediaFeeds(config, threads, now);
    try {
      return await work({
        ...{ now, feeds, accounts: accountsRepository(database) },
        ...{ articles: articlesRepository(database), checks: feedChecksRepository(database) },
        readArticle: (article) => threads.read('article', article),
      });
    } finally {
      await Promise.all([feeds.close(), threads.close()]);
    }
  }, options);
}

async function update(deps: CliDeps, names: readonly string[], command: Command): Promise<void> {
  await withArticles(
    deps,
    async (articles) => {
      const { feeds } = articles.feeds;
      const unknown = names.filter((name) => !feeds.some((feed) => feed.name === name));
      if (unknown.length > 0) {
        const allowed = feeds.map(({ name }) => name).join(', ');
        command.error(`touchstone: unknown feed ${unknown.join(', ')}; configured feeds: ${allowed}`);
      }
      const wanted = names.length === 0 ? feeds : feeds.filter(({ name }) => names.includes(name));
      const failed: string[] = [];
      await updateMedia(articles, wanted, {
        until: new Date(articles.now().getTime() + UPDATE_MS),
        report({ feed, outcome, reason, fresh, stored, withoutPage, waiting, dropped }) {
          if (reason !== undefined) failed.push(`${feed}: ${reason}`);
          const update = {
            ...{ feed, outcome, fresh, stored, without_page: withoutPage, waiting, dropped },
            reason: reason ?? null,
          };
          void deps.print(update, ['feed', 'outcome', 'fresh', 'stored', 'waiting', 'reason']);
        },
      });
      if (failed.length > 0) {
        throw new Error(`${failed.length} of ${wanted.length} feeds could not be fetched`);
      }
    },
    { create: true },
  );
}

async function importFiles(deps: CliDeps, paths: readonly string[], organization?: string): Promise<void> {
  const begun = performance.now();
  const counts = { read: 0, stored: 0, known: 0, skipped: 0, incomplete: 0 };
  const empty: string[] = [];
  const skip = (place: string, why: string) => {
    counts.skipped += 1;
    if (counts.skipped <= MAX_REPORTED) deps.note(`skipped ${place}: ${why}`);
  };
  const { readArticleFile } = await import('../adverse-media/read-article-file.js');
  await withArticles(
    deps,
    async (articles) => {
      const owner =
        organization === undefined ? undefined : (await organizationNamed(articles.accounts, organization)).id;
      let run: { place: string; article: IncomingArticle }[] = [];
      const flush = async () => {
        const given = run;
        run = [];
        const added = await addArticles(
          articles,
          given.map(({ article }) => article),
          owner,
        );
        for (const [at, one] of added.entries()) {
          if (one.status === 'failed') skip(given[at]?.place ?? '', one.reason);
          else counts[one.status] += 1;
        }
        deps.progress(`${counts.read} articles`);
      };
      try {
        for (const path of paths) {
          const name = path.replace(/^.*[/\\]/, '');
          const before = counts.read;
          for await (const { line, article, leftOut, fault } of readArticleFile(path)) {
            const place = `${name} line ${line}`;
            if (article === undefined) {
              skip(place, fault);
              continue;
            }
            if (leftOut.length > 0) {
              counts.incomplete += 1;
              if (counts.incomplete <= MAX_REPORTED)
                deps.note(`${place}: omitted ${leftOut.join(', ')}, which could not be read`);
            }
            counts.read += 1;
            run.push({ place, article });
            if (run.length === BATCH) await flush();
          }
          if (counts.read === before) empty.push(name);
        }
      } finally {
        // Articles read before a file breaks off are kept.
        if (run.length > 0) await flush();
      }
    },
    { create: true },
  );
  await deps.print({ ...counts, milliseconds: Math.round(performance.now() - begun) });
  if (empty.length > 0) throw new Error(`No articles in ${empty.join(', ')}`);
}
