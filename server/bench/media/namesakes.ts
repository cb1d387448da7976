import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { linkArticle } from '../../src/adverse-media/understanding/link-article.js';
import { understandArticle } from '../../src/adverse-media/understanding/understand-article.js';
import type { StoredArticle } from '../../src/domain/article.js';
import { jsonLines } from './labelled-articles.js';

/**
 * How often an accused person's article is linked to a namesake, by the year of birth alone. Of every accused person whose age a
 * dated article states, the subject of the true year should keep the article, and subjects born 3, 10 and 30 years earlier should
 * not. `node dist/bench/media/namesakes.js [folder of the releases and Wikinews]`
 */
const [folder = '../shared/data/adverse-media'] = process.argv.slice(2);
const YEARS_EARLIER = [0, 3, 10, 30];

interface DatedText {
  readonly id: string;
  readonly lang: string;
  readonly date?: string;
  readonly title: string;
  readonly text: string;
}

if (existsSync(folder)) report();
else console.log(`namesakes: not measured, ${folder} is not there`);

function report(): void {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((file) => jsonLines(gunzipSync(readFileSync(join(folder, file))).toString('utf8')) as DatedText[]);
  const counts = YEARS_EARLIER.map(() => ({ linked: 0, possible: 0, excluded: 0 }));
  let without = 0;
  for (const { id, lang, date, title, text } of rows) {
    if (date === undefined || !/^\d{4}-\d\d-\d\d/.test(date)) continue;
    const publishedAt = new Date(date);
    const reading = understandArticle({ title, text }, lang);
    const article: StoredArticle = {
      id,
      title,
      text,
      publishedAt,
      storyId: id,
      storedAt: publishedAt,
      publisherTier: 2,
      reading,
    };
    for (const { type, adverse, ages, name } of reading.parties) {
      const [age] = ages;
      if (type !== 'person' || !adverse || !name.includes(' ')) continue;
      const person = { name, aliases: [], entityTypes: ['Person'], countries: [], relatives: [] } as const;
      if (age === undefined) {
        without += 1;
        continue;
      }
      for (const [at, years] of YEARS_EARLIER.entries()) {
        const born = String(publishedAt.getUTCFullYear() - age - years);
        const of = { precision: 'year', circa: false, start: `${born}-01-01`, end: `${born}-12-31` } as const;
        const link = linkArticle({ ...person, date: of }, article);
        (counts[at] as (typeof counts)[number])[link?.status ?? 'excluded'] += 1;
      }
    }
  }
  for (const [at, years] of YEARS_EARLIER.entries())
    console.log(
      `${years === 0 ? 'the true year of birth' : `born ${years} years earlier`}: ${JSON.stringify(counts[at])}`,
    );
  console.log(`accused persons without an age beside the name, who are not measured: ${without}`);
}
