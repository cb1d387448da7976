import { Command } from 'commander';
import { organizationNamed } from '../accounts/organization-named.js';
import { addArticles } from '../adverse-media/articles.js';
import { updateMedia } from '../adverse-media/update-media.js';
import type { IncomingArticle } from '../domain/article.js';
import type { CliDeps } from './world.js';

/** Articles that are stored in one transaction. */
const RUN = 200;
/** Rows without use that are told one by one. */
const MOST_TOLD = 20;
/** An update by hand waits for polite pauses, but not for ever. */
const UPDATE_MS = 60 * 60_000;

/** `touchstone media …` */
export function mediaCommand(deps: CliDeps): Command {
  const media = new Command('media').description('articles for adverse media');
  media
    .command('import')
    .description('read articles and store them for every organization; one that is stored already is not stored again')
    .argument(
      '<file...>',
      'NDJSON or CSV with a header row, plain or .gz: title, text, url, date, language, publisher, …',
    )
    .option('--organization <name>', 'for this organization alone, by name or id')
    .action((paths: string[], { organization }: { organization?: string }) => importFiles(deps, paths, organization));
  media
    .command('update')
    .description('fetch feeds and what they newly tell; a running server does it by itself')
    .argument('[feed...]', 'which, by name; all that are configured when none is named')
    .action((names: string[], _options, command: Command) => update(deps, names, command));
  media
    .command('status')
    .description('every feed: where it is, when it was last fetched, and why it was not')
    .action(() =>
      deps.withArticles(async ({ feeds, checks }) => {
        const known = new Map((await checks.all()).map((check) => [check.name, check]));
        for (const { name, kind, address, query, publisher } of feeds.feeds) {
          const check = known.get(name);
          deps.print({
            ...{ feed: name, kind, address, query: query ?? null, publisher: publisher ?? null },
            fetched_at: check?.confirmedAt?.toISOString() ?? null,
            failures: check?.failures ?? 0,
            last_failure: check?.failure ?? null,
          });
        }
      }),
    );
  return media;
}

async function update(deps: CliDeps, names: readonly string[], command: Command): Promise<void> {
  await deps.withArticles(async (articles) => {
    const { feeds } = articles.feeds;
    const unknown = names.filter((name) => !feeds.some((feed) => feed.name === name));
    if (unknown.length > 0) {
      const allowed = feeds.map(({ name }) => name).join(', ');
      command.error(`touchstone: there is no feed ${unknown.join(', ')}; there are ${allowed}`);
    }
    const wanted = names.length === 0 ? feeds : feeds.filter(({ name }) => names.includes(name));
    const failed: string[] = [];
    await updateMedia(articles, wanted, {
      until: new Date(articles.now().getTime() + UPDATE_MS),
      report({ feed, outcome, reason, fresh, stored, withoutPage, waiting, dropped }) {
        if (reason !== undefined) failed.push(`${feed}: ${reason}`);
        deps.print({
          feed,
          outcome,
          fresh,
          stored,
          without_page: withoutPage,
          waiting,
          dropped,
          reason: reason ?? null,
        });
      },
    });
    if (failed.length > 0) {
      throw new Error(`${failed.length} of ${wanted.length} feeds were not fetched`);
    }
  });
}

async function importFiles(deps: CliDeps, paths: readonly string[], organization?: string): Promise<void> {
  const begun = performance.now();
  const counts = { read: 0, stored: 0, known: 0, skipped: 0, incomplete: 0 };
  const empty: string[] = [];
  const skip = (place: string, why: string) => {
    counts.skipped += 1;
    if (counts.skipped <= MOST_TOLD) deps.note(`skipped ${place}: ${why}`);
  };
  await deps.withArticles(async (articles) => {
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
        for await (const { line, article, leftOut, fault } of deps.readArticles(path)) {
          const place = `${name} line ${line}`;
          if (article === undefined) {
            skip(place, fault);
            continue;
          }
          if (leftOut.length > 0) {
            counts.incomplete += 1;
            if (counts.incomplete <= MOST_TOLD) deps.note(`${place}: ${leftOut.join(', ')} cannot be read, left out`);
          }
          counts.read += 1;
          run.push({ place, article });
          if (run.length === RUN) await flush();
        }
        if (counts.read === before) empty.push(name);
      }
    } finally {
      // What was read before a file that cannot be read on is kept.
      if (run.length > 0) await flush();
    }
  });
  deps.print({ ...counts, milliseconds: Math.round(performance.now() - begun) });
  if (empty.length > 0) throw new Error(`there is no article in ${empty.join(', ')}`);
}
