import { Command } from 'commander';
import type { IncomingArticle } from '../domain/article.js';
import { addArticles } from '../flow/add-articles.js';
import type { CliWorld } from './world.js';

/** Articles that are stored in one transaction. */
const RUN = 200;
/** Rows without use that are told one by one. */
const MOST_TOLD = 20;

/** `touchstone media …` */
export function mediaCommand(world: CliWorld): Command {
  const media = new Command('media').description('articles for adverse media');
  media
    .command('import')
    .description('read articles and store them for every organization; one that is stored already is not stored again')
    .argument(
      '<file...>',
      'NDJSON or CSV with a header row, plain or .gz: title, text, url, date, language, publisher, …',
    )
    .option('--organization <id>', 'for this organization alone')
    .action((paths: string[], { organization }: { organization?: string }) => importFiles(world, paths, organization));
  return media;
}

async function importFiles(world: CliWorld, paths: readonly string[], organizationId?: string): Promise<void> {
  const begun = performance.now();
  const counts = { read: 0, stored: 0, known: 0, skipped: 0 };
  await world.withArticles(async (articles) => {
    let run: IncomingArticle[] = [];
    const flush = async () => {
      const { added, known } = await addArticles(articles, run, organizationId);
      counts.stored += added;
      counts.known += known;
      run = [];
      world.progress(`${counts.read} articles`);
    };
    for (const path of paths) {
      for await (const { line, article, fault } of world.readArticles(path)) {
        if (article === undefined) {
          counts.skipped += 1;
          if (counts.skipped <= MOST_TOLD) world.note(`skipped ${path.replace(/^.*[/\\]/, '')} line ${line}: ${fault}`);
          continue;
        }
        counts.read += 1;
        run.push(article);
        if (run.length === RUN) await flush();
      }
    }
    if (run.length > 0) await flush();
  });
  world.print({ ...counts, milliseconds: Math.round(performance.now() - begun) });
}
