import { understandArticle } from '../../src/adverse-media/understanding/understand-article.js';
import type { ArticleReading } from '../../src/domain/article.js';
import { WRONGDOING_BAR } from '../../src/domain/article.js';
import { ADVERSE, PARTS, type PartyArticle, partiesOf, partyArticles } from './labelled-parties.js';
import { f1 } from './re3d.js';

/**
 * How well articles are read that the reader was not made for.
 * `node dist/bench/media/parties.js <folder> [--part=check|sealed] [--series=1] [--wrong]`; the folder may be given as `ARTICLES`.
 * What is wrong is told of the sealed part in figures only.
 */
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? process.env.ARTICLES;
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const part = PARTS.find((one) => one === (option('part') ?? 'fit'));
const series = option('series');
const verbose = process.argv.includes('--wrong') && part !== 'sealed';
if (folder === undefined || part === undefined) {
  console.error('usage: parties <folder> [--part=check|sealed] [--series=1] [--wrong]');
  process.exitCode = 2;
} else
  report(partyArticles(folder, part).filter((article) => series === undefined || String(article.series) === series));

function report(articles: readonly PartyArticle[]): void {
  const read = articles.map((article) => ({ article, reading: understandArticle(article, article.language) }));
  const languages = [...new Set(articles.map(({ language }) => language))];
  for (const language of languages)
    score(
      language,
      read.filter(({ article }) => article.language === language),
    );
  if (languages.length > 1) score('all', read);
}

function score(group: string, read: readonly { article: PartyArticle; reading: ArticleReading }[]): void {
  const shown = verbose && group !== 'all';
  const said = read.filter(({ reading }) => reading.wrongdoing >= WRONGDOING_BAR);
  const articles = {
    right: said.filter(({ article }) => article.wrongdoing).length,
    found: said.length,
    all: read.filter(({ article }) => article.wrongdoing).length,
  };
  const wrongdoers = { right: 0, found: 0, all: 0 };
  /** Labelled parties that are no wrongdoers and are marked: what a search for each of them by name would show. */
  let markedWrongly = 0;
  const counts = new Map<string, [marked: number, all: number]>();
  const count = (kind: string, marked: boolean) => {
    const [before, all] = counts.get(kind) ?? [0, 0];
    counts.set(kind, [before + (marked ? 1 : 0), all + 1]);
  };
  for (const { article, reading } of read) {
    const whole = `${article.title}\n\n${article.text}`;
    if (shown && reading.wrongdoing >= WRONGDOING_BAR !== article.wrongdoing)
      console.log(`  ${article.id} wrongdoing ${reading.wrongdoing}: ${article.title.slice(0, 90)}`);
    const expected = new Set<ArticleReading['parties'][number]>();
    for (const label of article.parties) {
      const parties = partiesOf(reading, whole, label);
      const adverse = parties.filter((party) => party.adverse);
      const hit = adverse.length > 0;
      const [first] = adverse;
      if (ADVERSE.has(label.role)) {
        wrongdoers.all += 1;
        for (const party of parties) expected.add(party);
        count('stage', first?.role === label.role);
        if (label.role === 'acquitted') count('acquitted shown as convicted', first?.role === 'convicted');
        if (hit) wrongdoers.right += 1;
        if (shown && !hit) console.log(`  ${article.id} missed ${label.role}: ${label.name}`);
        if (shown && hit && first?.role !== label.role)
          console.log(`  ${article.id} stage ${label.role} read as ${first?.role}: ${label.name}`);
      } else {
        const official = ['official', 'prosecutor', 'judge'].includes(label.role);
        count(official ? 'officials' : 'bystanders', hit);
        if (hit) markedWrongly += 1;
        if (shown && hit)
          console.log(`  ${article.id} marked ${label.role}: ${label.name} ${JSON.stringify(first?.grounds)}`);
      }
    }
    for (const party of reading.parties.filter(({ adverse }) => adverse)) {
      wrongdoers.found += 1;
      if (shown && !expected.has(party))
        console.log(`  ${article.id} not accused: ${party.name} ${JSON.stringify(party.grounds)}`);
    }
    wrongdoers.found -= [...expected].filter(({ adverse }) => adverse).length;
  }
  wrongdoers.found += wrongdoers.right;
  const share = (kind: string) => {
    const [marked, all] = counts.get(kind) ?? [0, 0];
    return all === 0 ? '-' : `${((100 * marked) / all).toFixed(1)} % of ${all}`;
  };
  console.log(
    [
      `${group}: ${read.length} articles`,
      `about wrongdoing P ${ratio(articles.right, articles.found)} R ${ratio(articles.right, articles.all)} F1 ${f1(articles).toFixed(3)}`,
      `wrongdoers P ${ratio(wrongdoers.right, wrongdoers.found)} R ${ratio(wrongdoers.right, wrongdoers.all)} of ${wrongdoers.all}`,
      `of labelled parties only P ${ratio(wrongdoers.right, wrongdoers.right + markedWrongly)}`,
      `stage right ${share('stage')}`,
      `bystanders marked ${share('bystanders')}`,
      `officials marked ${share('officials')}`,
      `acquitted shown as convicted ${share('acquitted shown as convicted')}`,
    ].join(' · '),
  );
}

function ratio(right: number, all: number): string {
  return all === 0 ? '-' : (right / all).toFixed(3);
}
