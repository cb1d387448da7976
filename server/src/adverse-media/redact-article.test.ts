import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArticleWords, redactArticle } from './redact-article.js';
import { readArticle } from './understanding/read-article.js';

const LANGUAGE = () => 'en';

function article(title: string, text: string, rest: Partial<ArticleWords> = {}): ArticleWords {
  const { reading } = readArticle({ title, text }, LANGUAGE);
  return { title, text, reading, ...rest };
}

function redacted(given: ArticleWords, ...names: string[]): ArticleWords {
  const left = redactArticle(given, names);
  assert.ok(typeof left === 'object', String(left));
  return left;
}

const TRIAL = article(
  'Two convicted of bribery',
  'Gavril Tverdokhlebenko, 65, was convicted of bribery on Friday. Harold Brindlemoor, 45, was convicted of fraud. Tverdokhlebenko had paid Brindlemoor for years.',
);

test('every mention of the party is redacted, and those of others stay', () => {
  const left = redacted(TRIAL, 'Gavril Tverdokhlebenko');
  assert.doesNotMatch(JSON.stringify(left), /Gavril|Tverdokhlebenko/i);
  const whole = `${left.title}\n\n${left.text}`;
  assert.equal(whole.length, `${TRIAL.title}\n\n${TRIAL.text}`.length);
  assert.deepEqual(
    left.reading.parties.map(({ name }) => name),
    ['Harold Brindlemoor'],
  );
  for (const [start, end] of left.reading.parties[0]?.mentions ?? []) {
    assert.match(whole.slice(start, end), /Brindlemoor/);
  }
});

for (const name of ['TVERDOKHLEBENKO, Gavril', 'Гаврил Твердохлебенко', 'Gávril Tverdokhlebenko']) {
  test(`the party is recognized by its name written as ${name}`, () => {
    assert.doesNotMatch(redacted(TRIAL, name).text, /Gavril/);
  });
}

test('an article about the party alone, and one without the party, are reported as such', () => {
  const alone = article('Convicted', 'Gavril Tverdokhlebenko was convicted of bribery on Friday.');
  assert.equal(redactArticle(alone, ['Gavril Tverdokhlebenko']), 'names_nobody_else');
  assert.equal(redactArticle(TRIAL, ['Gavril Brindlemoor']), 'not_named');
});

test('the family name of a relative is not redacted', () => {
  const family = article(
    'Brothers in court',
    'Gavril Tverdokhlebenko was convicted of bribery. Boris Tverdokhlebenko was acquitted of bribery.',
  );
  const left = redacted(family, 'Gavril Tverdokhlebenko');
  assert.match(left.text, /Boris Tverdokhlebenko was acquitted/);
  assert.doesNotMatch(JSON.stringify(left), /Gavril/);
});

test('a URL, author or publisher with the name is removed; a picture always is', () => {
  const left = redacted(
    {
      ...TRIAL,
      ...{ url: 'https://example.com/gavril-tverdokhlebenko-convicted', author: 'Ann Ash' },
      ...{ publisher: 'Gavril Tverdokhlebenko', thumbnail: 'https://example.com/1.jpg' },
    },
    'Gavril Tverdokhlebenko',
  );
  assert.deepEqual(
    [left.url, left.author, left.publisher, left.thumbnail],
    [undefined, 'Ann Ash', undefined, undefined],
  );
});

test('a name written without spaces is found within a sentence', () => {
  const { reading } = TRIAL;
  const text = '警方周五表示，王小明因受贿被捕。';
  assert.equal(redacted({ title: '受贿', text, reading }, '王小明').text, text.replace('王小明', '███'));
});

test('the whole name is redacted in any order and with initials, also beside a mention of others and in what is kept of their context', () => {
  const ring = article(
    'Fraud ring jailed',
    'Zebulon Quartermaine was convicted of fraud in Paris on Monday. Odalys Brimstone, his accomplice, was convicted too. ' +
      'Z. Quartermaine appealed; QUARTERMAINE, ZEBULON denied. zebulon  quartermaine wept. Zebulon\u200b Quartermaine.',
  );
  const left = redacted(ring, 'Zebulon Quartermaine');
  assert.doesNotMatch(JSON.stringify(left), /zebulon|uartermaine/i);
  assert.deepEqual(
    left.reading.parties.map(({ name }) => name),
    ['Odalys Brimstone'],
  );
  const flight = article(
    'Mr Zebulon J. Quartermaine',
    'Mr Zebulon J. Quartermaine fled with Odalys Brimstone. Ms Brimstone was convicted of fraud.',
  );
  assert.doesNotMatch(JSON.stringify(redacted(flight, 'Zebulon Quartermaine')), /zebulon|uartermaine/i);
});
