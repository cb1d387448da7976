import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { explainNames } from '../src/explain-names.js';
import { comparedText, placesOfNames } from '../src/explain-spans.js';
import { kindOf } from '../src/index/stored-codes.js';
import { buildWatchlist, type ComparedText, ENTITY_TYPES, type EntityType, screen } from '../src/index.js';
import { prepareName } from '../src/names/prepare-name.js';
import { prepareQuery } from '../src/names/prepare-query.js';
import { party } from './example-parties.js';

type Side = 'subject' | 'listed';

function explained(subjectName: string, listedName: string, type: EntityType): ComparedText {
  const kind = kindOf(type);
  const name = explainNames(prepareQuery(subjectName, kind), prepareName(listedName, kind), kind === 'person');
  return comparedText(name, subjectName, listedName, placesOfNames());
}

function sideOf(one: ComparedText, side: Side) {
  return side === 'subject'
    ? { name: one.subjectName, parts: one.subjectSpans, rest: one.subjectRest }
    : { name: one.listedName, parts: one.listedSpans, rest: one.listedRest };
}

/** The pieces of a name as they are drawn: `[a]` for a part, `(why b)` for a word without a partner, and what is between. */
function drawn(one: ComparedText, side: Side): string {
  const { name, parts, rest } = sideOf(one, side);
  const marks = [
    ...parts.flatMap((span, i) => (span === null ? [] : [{ span, mark: `${i + 1}` }])),
    ...rest.map(({ span, why }) => ({ span, mark: why })),
  ].sort((a, b) => a.span[0] - b.span[0]);
  let told = '';
  let last = 0;
  for (const { span, mark } of marks) {
    told += `${name.slice(last, span[0])}[${mark} ${name.slice(...span)}]`;
    last = span[1];
  }
  return told + name.slice(last);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function assertDrawable(one: ComparedText): void {
  for (const side of ['subject', 'listed'] as const) {
    const { name, parts, rest } = sideOf(one, side);
    for (const { text, span } of rest) assert.equal(text, name.slice(...span));
    const spans = [...parts, ...rest.map(({ span }) => span)].flatMap((span) => (span === null ? [] : [span]));
    const bounds = new Set([name.length]);
    for (const { index } of segmenter.segment(name)) bounds.add(index);
    let end = 0;
    for (const span of spans.sort((a, b) => a[0] - b[0])) {
      assert.ok(end <= span[0] && span[0] < span[1] && span[1] <= name.length, `${name}: ${JSON.stringify(spans)}`);
      assert.ok(bounds.has(span[0]) && bounds.has(span[1]), `${name}: ${JSON.stringify(span)} cuts a character`);
      end = span[1];
    }
  }
}

const DRAWN: readonly (readonly [subject: string, listed: string, type: EntityType])[] = [
  ['[1 Saadi] [2 Al]-[3 Saadi]', '[2 AL]-[3 SA’AADI], [1 Saadi]', 'Person'],
  ['[1 Mohamad] [2 Abas] [unmatched Mohammadi]', '[1 Mohammad] [2 Abbas] [title Akhund]', 'Person'],
  ['[1 Pavel] [2 Orlov] [contradicted Senior]', '[1 Pavel] [2 Orlov] [contradicted Tarkhan]', 'Person'],
  [
    '[title Dr]. [1 Omar] [2 Hussein]',
    '[2 HUSSEIN], [1 Omar] [omitted Khalid] [particle bin] [omitted Zayd]',
    'Person',
  ],
  ['[1 Abdul Rahman] [2 Nasser]', '[2 Nasser] [1 Abdurrahman]', 'Person'],
  ['[1 习][2 近平]', '[1 XI] [2 Jinping]', 'Person'],
  ['[1 김][2 정은]', '[1 Kim] [2 Jong-un]', 'Person'],
  ['[1 عبدالجبار] [2 عمری]', '[1 Abdul Jabbar] [2 Omari]', 'Person'],
  ['[1 Мельников] [2 Сергей]', '[omitted Sergei] [1 MELNIKOV] ([2 Серге\u0301й])', 'Person'],
  ['[1 J].[2 P]. [3 Mu\u0308ller]', '[1 John] [2 Paul] [3 Müller]', 'Person'],
  ['[1 Siemens][unmatched AG]', '[1 Siemens] [omitted A.G]. [particle of] [omitted Munich]', 'Company'],
  ['[title M]/[title V] [1 OCEAN] [2 STAR] [3 II]', '[1 Ocean] [2 Star] [3 2]', 'Vessel'],
  ['[1 شركة] [2 النفط] [3 للتجارة]', '[2 Oil] [3 Trading] [1 Company]', 'Company'],
  ['[1 Lord]’s [2 Resistance] [3 Army]', '[1 Lords] [2 Resistance] [3 Army]', 'Company'],
  ['[1 ﬁnbank] [2 𝐎mega]', '[1 Finbank] [2 Omega]', 'Company'],
];

for (const [subject, listed, type] of DRAWN) {
  const [subjectName, listedName] = [subject, listed].map((one) => one.replace(/\[\w+ ([^\]]+)\]/gu, '$1'));
  test(`the words of ${subjectName} and ${listedName} are found where they are written`, () => {
    const one = explained(subjectName as string, listedName as string, type);
    assertDrawable(one);
    assert.deepEqual([drawn(one, 'subject'), drawn(one, 'listed')], [subject, listed]);
  });
}

test('words that are read from one written word share its place: the first has it', () => {
  const one = explained('پژوهشگاه نفت', 'Petroleum Research Institute', 'Organization');
  assertDrawable(one);
  assert.deepEqual(one.subjectSpans, [[0, 8], null]);
});

const word = fc.constantFrom(
  ...['Mohammed', 'al-Rawi', "O'Neil,", 'J.P.', 'S.A.', 'SiemensAG', 'Handelsgesellschaft', 'Dr.', 'abdul', 'rahman'],
  ...['bin', 'II', 'No. 7', 'Серге\u0301й', 'Олегович', '習近平', '김정은', 'محمد', 'عبدالجبار', 'زَيْنُ', 'ﷺ', '№9', 'ﬁ'],
  ...[
    'Straße',
    'İ',
    '👩‍👩‍👧',
    'e\u0301\u0323',
    '\u200c',
    'שׁלום',
    'นายกฯ',
    'Sech1n',
    'क्षत्रिय',
    '\ud800',
    '北京市',
    'of',
  ],
);
const name = fc.oneof(
  fc.array(word, { maxLength: 7 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 5 }).map((words) => words.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

test('the spans of any two names can be drawn', () => {
  fc.assert(
    fc.property(name, name, fc.constantFrom(...ENTITY_TYPES), (a, b, type) => {
      assertDrawable(explained(a, b, type));
      assertDrawable(explained(a, `${b} ${a}`, type));
    }),
    { numRuns: 500 },
  );
});

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** Names of members of parliaments and of the United Nations' list, each party's with one another: all scripts. */
function realNames(): readonly (readonly string[])[] {
  const folder = `${DATA}pep/everypolitician-2015-11/`;
  const parliaments = readdirSync(folder).flatMap((file) => {
    const { persons } = JSON.parse(gunzipSync(readFileSync(folder + file)).toString()) as {
      persons: readonly { name: string; other_names?: readonly { name: string }[] }[];
    };
    return persons
      .slice(0, 30)
      .map((person) => [person.name, ...(person.other_names ?? []).map((other) => other.name)].slice(0, 8));
  });
  const parties = gunzipSync(readFileSync(`${DATA}un/consolidated-2026-02-27.xml.gz`)).toString();
  const listed = parties
    .split('</DATAID>')
    .map((party) =>
      [...party.matchAll(/<(?:NAME_ORIGINAL_SCRIPT|ALIAS_NAME|FIRST_NAME)>([^<]+)</g)].map(
        (found) => found[1] as string,
      ),
    );
  return [...parliaments, ...listed];
}

test('the spans of real names of all scripts can be drawn, and nearly every aligned word has one', {
  skip: !existsSync(`${DATA}pep`) && 'the publishers’ files do not lie beside the repository',
}, () => {
  let [parts, placed] = [0, 0];
  for (const names of realNames()) {
    for (const [i, own] of names.entries()) {
      for (const other of [own, names[i + 1] ?? names[0] ?? own]) {
        for (const type of ['Person', 'Organization'] as const) {
          const one = explained(own, other, type);
          assertDrawable(one);
          const spans = [...one.subjectSpans, ...one.listedSpans];
          parts += spans.length;
          placed += spans.filter((span) => span !== null).length;
        }
      }
    }
  }
  assert.ok(parts > 30_000 && placed / parts > 0.99, `${placed} of ${parts}`);
});

test('a hit tells the names it compared: an alias of the subject where it fits better, none for an identifier alone', () => {
  const listed = party('1', 'Hassan Ghul', { identifiers: [{ type: 'passport', value: 'A1234567' }] });
  const list = buildWatchlist([listed]);
  const found = (options: { exact?: boolean }, name: string, aliases: readonly string[], passport?: string) =>
    screen(
      list,
      { name, aliases, ...(passport && { identifiers: [{ type: 'passport', value: passport }] }) },
      { minScore: 60, limit: 0, ...options },
    )[0]?.explanation.compared;
  const alias = found({}, 'Zoltan Varga', ['Hasan Ghul']);
  assert.deepEqual([alias?.subjectName, alias?.listedName], ['Hasan Ghul', 'Hassan Ghul']);
  const exact = found({ exact: true }, 'Zoltan Varga', ['HASSAN GHUL']);
  assert.deepEqual([exact?.subjectName, exact?.listedName], ['HASSAN GHUL', 'Hassan Ghul']);
  const another = found({}, 'Zoltan Varga', [], 'A1234567');
  assert.deepEqual(
    another?.subjectRest.map(({ text, why }) => `${text} ${why}`),
    ['Zoltan unmatched', 'Varga unmatched'],
  );
  assert.equal(found({ exact: true }, 'Zoltan Varga', [], 'A1234567')?.listedName, '');
});
