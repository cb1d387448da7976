import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inArray, sql } from 'drizzle-orm';
import { testDatabase } from '../../test/support/test-database.js';
import type { IncomingArticle, ReadArticle } from '../domain/article.js';
import { addArticles } from './articles.js';
import { articlesRepository } from './articles.repository.js';
import { articles } from './articles.table.js';
import { readingThreads } from './reading/reading-threads.js';
import { rereadArticles } from './reread-articles.js';
import { noticeIn } from './understanding/notices.js';
import { READER_VERSION } from './understanding/understand-article.js';

const database = await testDatabase();
const threads = readingThreads({ threads: 1 });
after(() => threads.close());
const store = articlesRepository(database);
const readArticle = (one: IncomingArticle) => threads.read('article', one);
const now = () => new Date('2026-11-20T10:00:00Z');

const COURT = `A court in Harrow sentenced the former treasurer of a rowing club to three years in prison on Tuesday. Wendel Oakhurst, 58, of Pinner had admitted
  moving 412,000 pounds from the accounts of the club to a company that he ran with his brother. The court heard that he forged the signatures of two trustees on
  cheques for boats that were never built. Members noticed the missing money when a supplier of oars complained about an unpaid invoice. Judge Carla Montefiore said
  that the breach of trust was grave because volunteers had raised the money over many years. Oakhurst told the court that he had meant to pay everything back once
  a property in Spain was sold. The club has recovered about a third of its losses from its insurer and expects to sell a boathouse to cover the remainder.`;
const LEAD = 'PINNER (Northern Press Agency) – News from the courts, compiled by our staff. ';
const BOILERPLATE = ' Subscribe to our newsletter for more stories like this. Copyright Northern Press Agency.';
const sentences = COURT.split(/(?<=\.)\s+/);

let hosts = 0;
function article(text: string, more: Partial<IncomingArticle> = {}): IncomingArticle {
  hosts += 1;
  return { title: 'Treasurer jailed for fraud', text, url: `https://paper-${hosts}.example.com/story`, ...more };
}

async function stored(incoming: readonly IncomingArticle[], organizationId?: string) {
  const added = await addArticles({ articles: store, readArticle, now }, incoming, organizationId);
  const ids = added.map((one) => {
    assert.ok(one.status === 'stored', JSON.stringify(one));
    return one.id;
  });
  const rows = await database.db.select().from(articles).where(inArray(articles.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id) as typeof articles.$inferSelect);
}
const storiesOf = async (...texts: readonly string[]) =>
  (await stored(texts.map((text) => article(text)))).map(({ storyId }) => storyId);
const fresh = (name: string, text = COURT) => text.replaceAll('Oakhurst', name);

test('a text with another headline, opening, ending or length is one story, in one lot or one by one', async () => {
  const copies = [
    COURT,
    LEAD + COURT,
    COURT + BOILERPLATE,
    LEAD + COURT + BOILERPLATE,
    sentences.slice(0, 4).join(' '),
  ];
  const lot = await stored(copies.map((text, i) => article(text, { title: `Headline ${i} of this paper` })));
  assert.equal(new Set(lot.map(({ storyId }) => storyId)).size, 1);
  const [late] = await stored([article(`${COURT} The editor added a line.`)]);
  assert.equal(late?.storyId, lot[0]?.storyId);
});

test('reports after one pattern on different people, and other crimes of one person, are different stories', async () => {
  const text = fresh('Brackenridge');
  const burglary = `Wendel Brackenridge, 58, of Pinner was jailed for four years on Friday for burglary. He broke into three houses in the spring and
    stole jewellery, the court heard. A neighbour recognised him from a photograph, and police found a necklace in his car.`;
  const translated = `Ein Gericht in Harrow verurteilte den früheren Schatzmeister eines Ruderclubs am Dienstag zu drei Jahren Haft. Wendel Brackenridge, 58,
    aus Pinner hatte gestanden, 412.000 Pfund von den Konten des Clubs auf eine Firma übertragen zu haben, die er mit seinem Bruder führte.`;
  const ids = await storiesOf(text, fresh('Silverthwaite').replaceAll('Wendel', 'Marcus'), burglary, translated);
  assert.equal(new Set(ids).size, 4);
});

test('a sentence reported in the words of the charge is not the report of the charge', async () => {
  const charge = `Odalys Ferncastle, 44, of Leeds was charged with fraud on Monday. ${sentences.slice(2, 6).join(' ').replaceAll('Oakhurst', 'Ferncastle')}`;
  const [first, second] = await storiesOf(
    charge,
    charge.replace('was charged with fraud on Monday', 'was convicted of fraud on Thursday'),
  );
  assert.notEqual(first, second);
});

test("texts of one organization are not compared with those of another, but with everybody's", async () => {
  const text = fresh('Longmeadow');
  const [one] = await stored([article(text)], 'organization-1');
  const [other] = await stored([article(text)], 'organization-2');
  assert.notEqual(one?.storyId, other?.storyId);
  const [shared] = await stored([article(text)]);
  const [third] = await stored([article(text)], 'organization-3');
  assert.equal(third?.storyId, shared?.storyId);
});

test('two of one text that are stored at the same moment are one story', async () => {
  const text = fresh('Quillington');
  const both = await Promise.all([stored([article(text)]), stored([article(text)])]);
  assert.equal(new Set(both.flat().map(({ storyId }) => storyId)).size, 1);
});

test('a later version at one address replaces the earlier one, whatever the order in which they arrive', async () => {
  const text = fresh('Hartwell');
  const url = 'https://www.gazette.example.com/hartwell?utm_source=feed';
  const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 9, day)) });
  const [second] = await stored([article(`${text} He will appeal.`, { url, ...at(2) })]);
  const [first] = await stored([article(text, { url: 'http://gazette.example.com/hartwell/', ...at(1) })]);
  const [third] = await stored([
    article(`${text} The appeal was heard.`, { url: 'https://amp.gazette.example.com/x', canonical: url, ...at(3) }),
  ]);
  const rows = await database.db
    .select()
    .from(articles)
    .where(
      inArray(
        articles.id,
        [first, second].map((one) => one?.id ?? ''),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  assert.deepEqual([first?.replacedAs, first?.replacedBy], ['updated', second?.id]);
  assert.deepEqual(
    [byId.get(second?.id ?? '')?.replacedAs, byId.get(second?.id ?? '')?.replacedBy],
    ['updated', third?.id],
  );
  assert.equal(third?.replacedBy, null);
});

test('another article at an address used for all, or one that another host calls its own, replaces nothing', async () => {
  const url = 'https://list.example.com/news';
  const [first] = await stored([article(fresh('Tillbrook'), { url })]);
  const other =
    'Basil Winterbourne was jailed for two years on Friday for smuggling cigarettes, the customs service said. He had hidden them in a lorry.';
  await stored([
    article(other, { url }),
    article(`Retraction: see https://list.example.com/news`, { title: 'Retraction' }),
  ]);
  const [row] = await database.db
    .select()
    .from(articles)
    .where(inArray(articles.id, [first?.id ?? '']));
  assert.equal(row?.replacedBy, null);
});

test('a correction or withdrawal that names the address of an article of its host replaces it', async () => {
  const host = 'https://courier.example.com';
  for (const [as, title, text] of [
    ['corrected', 'Correction', `Our report ${host}/corrected of Monday gave the wrong age. We apologise.`],
    [
      'retracted',
      'Retraction: treasurer story',
      `We have withdrawn this article: ${host}/retracted, because its source was forged.`,
    ],
  ] as const) {
    const [report] = await stored([article(fresh(`Moorgate${as}`), { url: `${host}/${as}` })]);
    const [notice] = await stored([article(text, { title, url: `${host}/notices/${as}` })]);
    const [row] = await database.db
      .select()
      .from(articles)
      .where(inArray(articles.id, [report?.id ?? '']));
    assert.deepEqual([row?.replacedAs, row?.replacedBy], [as, notice?.id]);
    assert.equal(notice?.replacedAs, as === 'retracted' ? 'retracted' : null);
  }
});

for (const [wanted, title, text] of [
  ['correction', 'Clarification', 'Some words.'],
  ['correction', 'Man jailed', 'He was jailed.\nAn earlier version of this article said that he was 54.'],
  ['correction', 'Homme condamné', 'Texte.\nUne version précédente de cet article donnait un autre âge.'],
  ['correction', 'Mann verurteilt', 'Text.\nIn einer früheren Version stand ein anderer Name.'],
  ['correction', 'お詫びと訂正', '記事の内容に誤りがありました。'],
  ['retraction', 'RETRACTED: Banker jailed', 'Words.'],
  ['retraction', 'Banker jailed', 'This article has been withdrawn because of an error.'],
  ['retraction', 'Banquero', 'Este artículo ha sido retirado.'],
  ['retraction', 'Банкир', 'Эта статья отозвана редакцией.'],
  [
    undefined,
    'Minister withdraws report',
    'The report was withdrawn by the ministry after protests. A correction officer was charged.',
  ],
  [undefined, 'Scientist loses title', 'His study was retracted by the journal in May.'],
] as const) {
  test(`"${title}: ${text.slice(0, 40)}" is ${wanted ?? 'no notice'}`, () =>
    assert.equal(noticeIn(title, text), wanted));
}

test('articles of an earlier reader are read again within limits, and only those judged otherwise get a new number', async () => {
  const own = await stored(['Ashgrove', 'Birchfield', 'Cedarhurst'].map((name) => article(fresh(name))));
  const ids = own.map(({ id }) => id);
  const [changed, same] = own;
  await database.db.update(articles).set({ readerVersion: null }).where(inArray(articles.id, ids));
  const quiet = { ...(changed as typeof same & object).reading, parties: [] };
  await database.db
    .update(articles)
    .set({ reading: quiet })
    .where(inArray(articles.id, [changed?.id ?? '']));
  const deps = { articles: store, readArticle, version: READER_VERSION, now };
  const until = new Date(now().getTime() + 1000);
  assert.deepEqual(await rereadArticles(deps, { most: 2, until }), { read: 2, changed: 1, failed: 0 });
  assert.equal(await store.countOutdated(READER_VERSION), 1);
  assert.deepEqual(await rereadArticles(deps, { most: 10, until: now() }), { read: 0, changed: 0, failed: 0 });
  const unreadable = {
    ...deps,
    readArticle: (): Promise<ReadArticle> => Promise.reject(new Error('it took too long')),
  };
  assert.deepEqual(await rereadArticles(unreadable, { most: 10, until }), { read: 1, changed: 0, failed: 1 });
  assert.deepEqual(await rereadArticles(deps, { most: 10, until }), { read: 0, changed: 0, failed: 0 });
  const rows = new Map(
    (await database.db.select().from(articles).where(inArray(articles.id, ids))).map((row) => [row.id, row]),
  );
  assert.ok((rows.get(changed?.id ?? '')?.number ?? 0) > Math.max(...own.map(({ number }) => number)));
  assert.equal(rows.get(same?.id ?? '')?.number, same?.number);
  assert.ok(rows.get(changed?.id ?? '')?.reading.parties.some(({ adverse }) => adverse));
  const { rows: keys } = await database.db.execute(
    sql`select count(*)::int as count from article_names n join articles a on a.number = n.article where a.id = ${changed?.id}`,
  );
  assert.ok(Number(keys[0]?.count) > 0);
});
