import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { StoredArticle } from '../domain/article.js';
import { bandsOf, writeSignature } from '../domain/text-signature.js';
import type { Database, Queries } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { Articles, NewArticle, RereadArticle } from './articles.js';
import { articleBands, articleNames, articlePrints, articles, EVERYBODY } from './articles.table.js';
import { type Placed, placeArticles } from './stories.repository.js';

/** Held while articles get their numbers: who holds it alone knows that no lower number will come. */
export const ARTICLES_BEING_STORED = 7_060_107;
const ROWS_A_STATEMENT = 2000;
/** Characters of a text that a search reads; everything understood of the text is stored beside it. */
const OPENING = 1000;
/** Articles that one search reads at a time. */
const NUMBERS_AT_ONCE = 1000;
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

    async find(organizationId, id) {
      const visible = inArray(articles.organizationId, [EVERYBODY, organizationId]);
      const [row] = await db
        .select()
        .from(articles)
        .where(and(eq(articles.id, id), visible));
      return row && fromRow(row);
    },

    async changed(organizationId, ids, after) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: articles.id, number: articles.number, replacedAs: articles.replacedAs })
        .from(articles)
        .where(and(inArray(articles.id, [...ids]), inArray(articles.organizationId, [EVERYBODY, organizationId])));
      return rows.flatMap(({ id, number, replacedAs }) =>
        number > after || replacedAs !== null
          ? [{ id, isReadAgain: number > after, ...(replacedAs !== null && { replacedAs }) }]
          : [],
      );
    },

    async outdated(version, most) {
      const rows = await db
        .select()
        .from(articles)
        .where(lt(readerVersion, version))
        .orderBy(asc(readerVersion), asc(articles.number))
        .limit(most);
      return rows.map((row) => ({ ...fromRow(row), number: row.number }));
    },

    async countOutdated(version) {
      const [counted] = await db.select({ total: count() }).from(articles).where(lt(readerVersion, version));
      return counted?.total ?? 0;
    },

    replaceReading: (number, article, isNews) => transaction((tx) => replaceReading(tx, number, article, isNews)),

    async skip(number, version) {
      await db.update(articles).set({ readerVersion: version }).where(eq(articles.number, number));
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
  const lot = incoming.map((article) => ({ id: newId(), article }));
  const places = await placeArticles(tx, lot);
  const placed = lot.map(({ id, article }, i) => ({ id, article, place: places[i] as Placed }));
  const numbers = new Map<string, number>();
  for (const run of runs(placed, 200)) {
    const returned = await tx
      .insert(articles)
      .values(run.map(({ id, article, place }) => toRow(id, article, place, storedAt)))
      .onConflictDoNothing({ target: [articles.organizationId, articles.contentHash] })
      .returning({ id: articles.id, number: articles.number });
    for (const { id, number } of returned) numbers.set(id, number);
  }
  const stored = placed.flatMap((one) => {
    const number = numbers.get(one.id);
    return number === undefined ? [] : [{ ...one, number }];
  });
  await writeKeys(tx, stored);
  await replaceEarlier(tx, stored);
  return placed.map(({ id }) => (numbers.has(id) ? id : undefined));
}

/** Writes the keys by which articles are found: of the names in them, and of their texts. */
async function writeKeys(
  tx: Queries,
  stored: readonly {
    readonly number: number;
    readonly article: Pick<NewArticle, 'nameKeys' | 'signature' | 'organizationId'>;
  }[],
): Promise<void> {
  const names = stored.flatMap(({ number, article }) => article.nameKeys.map((key) => ({ key, article: number })));
  const bands = stored.flatMap(({ number, article: { signature, organizationId = EVERYBODY } }) =>
    bandsOf(signature, organizationId).map((band) => ({ band, article: number })),
  );
  for (const run of runs(names, ROWS_A_STATEMENT)) await tx.insert(articleNames).values(run);
  for (const run of runs(bands, ROWS_A_STATEMENT)) await tx.insert(articleBands).values(run).onConflictDoNothing();
}

async function replaceEarlier(
  tx: Queries,
  stored: readonly { readonly id: string; readonly place: Placed }[],
): Promise<void> {
  for (const { id: by, place } of stored) {
    for (const { id, as } of place.replaces) {
      await tx
        .update(articles)
        .set({ replacedBy: by, replacedAs: as })
        .where(and(eq(articles.id, id), isNull(articles.replacedBy)));
    }
  }
}

/** The reader of rows of earlier versions is unknown. */
const readerVersion = sql<number>`coalesce(${articles.readerVersion}, 0)`;

/** Stores what was read again. With news the article gets a new number, and so is searched like a new one. */
async function replaceReading(tx: Queries, number: number, article: RereadArticle, isNews: boolean): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ARTICLES_BEING_STORED})`);
  const itself = eq(articles.number, number);
  const { id, storyId, replacedBy: replacedNow } = articles;
  const [row] = await tx.select({ id, storyId, replacedNow }).from(articles).where(itself).for('update');
  if (row === undefined) return false;
  const { reading, signature } = article;
  const [place] = await placeArticles(tx, [{ id: row.id, storyId: row.storyId, article }]);
  for (const table of [articleNames, articleBands]) await tx.delete(table).where(eq(table.article, number));
  await tx.delete(articlePrints).where(eq(articlePrints.article, number));
  const { replacedBy, replacedAs, ...placed } = placeInRow(place as Placed);
  const [changed] = await tx
    .update(articles)
    .set({
      ...placed,
      ...(row.replacedNow === null && { replacedBy, replacedAs }),
      ...{
        reading,
        wrongdoing: reading.wrongdoing,
        readerVersion: reading.version,
        signature: writeSignature(signature),
      },
      ...(isNews && { number: sql`default` }),
    })
    .where(itself)
    .returning({ number: articles.number });
  if (changed === undefined) return false;
  await writeKeys(tx, [{ ...changed, article }]);
  await replaceEarlier(tx, [{ id: row.id, place: place as Placed }]);
  return true;
}

function toRow(id: string, article: NewArticle, place: Placed, storedAt: Date) {
  const { contentHash, title, text, language, publisherTier, reading, organizationId = EVERYBODY } = article;
  const { url, publishedAt, publisher, author, country, thumbnail } = article;
  return {
    id,
    organizationId,
    ...placeInRow(place),
    readerVersion: reading.version,
    signature: writeSignature(article.signature),
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

function placeInRow({ storyId, addressKey, replacedBy }: Placed) {
  return {
    storyId,
    addressKey: addressKey ?? null,
    replacedBy: replacedBy?.id ?? null,
    replacedAs: replacedBy?.as ?? null,
  };
}

function fromRow(row: typeof articles.$inferSelect): StoredArticle {
  const {
    number: _,
    contentHash: __,
    wrongdoing: ___,
    readerVersion: ____,
    signature: _____,
    addressKey: ______,
    replacedBy: _______,
    replacedAs,
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
    ...(replacedAs !== null && { replacedAs }),
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
