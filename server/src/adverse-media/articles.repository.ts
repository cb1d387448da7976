import { and, desc, eq, getTableColumns, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { StoredArticle } from '../domain/article.js';
import { apart, SAME_STORY } from '../domain/fingerprint.js';
import type { Database, Queries } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { Articles, NewArticle } from './articles.js';
import { articleNames, articlePrints, articles, EVERYBODY } from './articles.table.js';

/** Held while articles get their numbers: who holds it alone knows that no lower number will come. */
export const ARTICLES_BEING_STORED = 7_060_107;
const ROWS_A_STATEMENT = 2000;
/** Characters of a text that a search reads; everything understood of the text is stored beside it. */
const OPENING = 1000;
/** Articles that one search reads at a time. */
const NUMBERS_AT_ONCE = 1000;
/** Near-duplicates are looked for among articles of these days. */
const STORY_DAYS = 30;
/** Largest band that counts: a value shared by many articles is no evidence. */
const MAX_SIMILAR = 50;
const newId = idFactory(() => new Date());

/** Stores articles in PostgreSQL. Shared articles are visible to all organizations, others to their own alone. */
export function articlesRepository({ db, transaction }: Database): Articles {
  return {
    add: (incoming) => transaction((tx) => addArticles(tx, incoming)),

    async named(organizationId, keys, limit, after = 0) {
      const found: StoredArticle[] = [];
      if (keys.length === 0) return found;
      // Numbers first: of a common name there are more articles than anybody looks at, and rows are wide.
      for (let before = Number.MAX_SAFE_INTEGER; found.length < limit; ) {
        const numbers = await db
          .selectDistinct({ number: articleNames.article })
          .from(articleNames)
          .where(
            and(
              inArray(articleNames.key, [...keys]),
              lt(articleNames.article, before),
              gt(articleNames.article, after),
            ),
          )
          .orderBy(desc(articleNames.article))
          .limit(NUMBERS_AT_ONCE);
        const oldest = numbers.at(-1);
        if (oldest === undefined) break;
        before = oldest.number;
        // Among them may be other organizations' own, so that more are read than wanted.
        const rows = await db
          .select({ ...getTableColumns(articles), text: sql<string>`left(${articles.text}, ${OPENING})` })
          .from(articles)
          .where(
            and(
              sql`${articles.number} = any(${sql.param(numbers.map(({ number }) => number))}::bigint[])`,
              inArray(articles.organizationId, [EVERYBODY, organizationId]),
            ),
          )
          .orderBy(desc(articles.number))
          .limit(limit - found.length);
        found.push(...rows.map(fromRow));
        if (numbers.length < NUMBERS_AT_ONCE) break;
      }
      return found;
    },

    async any(organizationId) {
      const rows = await db
        .select({ number: articles.number })
        .from(articles)
        .where(inArray(articles.organizationId, [EVERYBODY, organizationId]))
        .limit(1);
      return rows.length > 0;
    },

    remove: (organizationId, id, auditOf) =>
      transaction(async (tx) => {
        const own = and(eq(articles.organizationId, organizationId), eq(articles.id, id));
        const [gone] = await tx.delete(articles).where(own).returning({ contentHash: articles.contentHash });
        if (gone !== undefined) await recordAudit(tx, auditOf(gone.contentHash));
        return gone !== undefined;
      }),

    async forgetBefore(moment) {
      const gone = await db
        .delete(articles)
        .where(
          or(
            lt(articles.publishedAt, moment),
            and(sql`${articles.publishedAt} is null`, lt(articles.storedAt, moment)),
          ),
        )
        .returning({ number: articles.number });
      return gone.length;
    },
  };
}

async function addArticles(tx: Queries, incoming: readonly NewArticle[]): Promise<(string | undefined)[]> {
  if (incoming.length === 0) return [];
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ARTICLES_BEING_STORED})`);
  const storedAt = new Date();
  const stories = await storiesOf(tx, incoming);
  const rows = incoming.map((article, i) => toRow(article, stories[i] as string, storedAt));
  const stored = new Map<string, { id: string; number: number }>();
  for (const run of runs(rows, 200)) {
    const returned = await tx
      .insert(articles)
      .values(run)
      .onConflictDoNothing({ target: [articles.organizationId, articles.contentHash] })
      .returning({ id: articles.id, number: articles.number });
    for (const row of returned) stored.set(row.id, row);
  }
  const names: (typeof articleNames.$inferInsert)[] = [];
  const prints: (typeof articlePrints.$inferInsert)[] = [];
  for (const [i, article] of incoming.entries()) {
    const row = stored.get((rows[i] as { id: string }).id);
    if (row === undefined) continue;
    for (const key of article.nameKeys) names.push({ key, article: row.number });
    for (const [at, band] of article.fingerprint.entries()) {
      prints.push({
        band: (at << 16) | band,
        article: row.number,
        print: article.fingerprint.join(' '),
        day: dayOf(article, storedAt),
      });
    }
  }
  for (const run of runs(names, ROWS_A_STATEMENT)) await tx.insert(articleNames).values(run);
  for (const run of runs(prints, ROWS_A_STATEMENT)) await tx.insert(articlePrints).values(run);
  return rows.map(({ id }) => (stored.has(id) ? id : undefined));
}

/** The story of each: that of a near-duplicate, stored or among the same lot, or one of its own. */
async function storiesOf(tx: Queries, incoming: readonly NewArticle[]): Promise<string[]> {
  const bands = [...new Set(incoming.flatMap(({ fingerprint }) => fingerprint.map((band, at) => (at << 16) | band)))];
  const earliest = new Date(Date.now() - STORY_DAYS * 86_400_000 * 2).toISOString().slice(0, 10);
  const known = await tx
    .select({
      band: articlePrints.band,
      print: articlePrints.print,
      story: articles.storyId,
      organizationId: articles.organizationId,
    })
    .from(articlePrints)
    .innerJoin(articles, eq(articles.number, articlePrints.article))
    .where(
      and(
        inArray(articlePrints.band, bands),
        sql`${articlePrints.day} >= least(${earliest}::date, ${earliestOf(incoming)}::date)`,
      ),
    )
    .orderBy(desc(articlePrints.article))
    .limit(bands.length * MAX_SIMILAR);
  const byBand = new Map<number, { print: readonly number[]; story: string; organizationId: string }[]>();
  const remember = (band: number, entry: { print: readonly number[]; story: string; organizationId: string }) => {
    const list = byBand.get(band);
    if (list === undefined) byBand.set(band, [entry]);
    else if (list.length < MAX_SIMILAR) list.push(entry);
  };
  for (const { band, print, story, organizationId } of known) {
    remember(band, { print: print.split(' ').map(Number), story, organizationId });
  }
  return incoming.map(({ fingerprint, organizationId = EVERYBODY }) => {
    const own = fingerprint.map((band, at) => (at << 16) | band);
    const alike = own
      .flatMap((band) => byBand.get(band) ?? [])
      .find((other) => other.organizationId === organizationId && apart(other.print, fingerprint) <= SAME_STORY);
    const story = alike?.story ?? newId();
    for (const band of own) remember(band, { print: fingerprint, story, organizationId });
    return story;
  });
}

function earliestOf(incoming: readonly NewArticle[]): string {
  const times = incoming.flatMap(({ publishedAt }) => (publishedAt === undefined ? [] : [publishedAt.getTime()]));
  return new Date(Math.min(Date.now(), ...times) - STORY_DAYS * 86_400_000).toISOString().slice(0, 10);
}

function dayOf({ publishedAt }: NewArticle, storedAt: Date): string {
  return (publishedAt ?? storedAt).toISOString().slice(0, 10);
}

function toRow(article: NewArticle, storyId: string, storedAt: Date) {
  const { contentHash, title, text, language, publisherTier, reading, organizationId = EVERYBODY } = article;
  const { url, publishedAt, publisher, author, country, thumbnail } = article;
  return {
    id: newId(),
    organizationId,
    storyId,
    contentHash,
    title,
    text,
    language: language ?? reading.language,
    publisherTier,
    storedAt,
    wrongdoing: reading.wrongdoing,
    reading,
    url: url ?? null,
    publishedAt: publishedAt ?? null,
    publisher: publisher ?? null,
    author: author ?? null,
    country: country ?? null,
    thumbnail: thumbnail ?? null,
  };
}

function fromRow(row: typeof articles.$inferSelect): StoredArticle {
  const {
    number: _,
    contentHash: __,
    wrongdoing: ___,
    organizationId,
    url,
    publishedAt,
    publisher,
    author,
    country,
    thumbnail,
    ...rest
  } = row;
  return {
    ...rest,
    ...(organizationId !== EVERYBODY && { organizationId }),
    ...(url !== null && { url }),
    ...(publishedAt !== null && { publishedAt }),
    ...(publisher !== null && { publisher }),
    ...(author !== null && { author }),
    ...(country !== null && { country }),
    ...(thumbnail !== null && { thumbnail }),
  };
}

function runs<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, run) => rows.slice(run * size, (run + 1) * size));
}
