import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import fc from 'fast-check';
import { analyseParty } from '../../../test/support/analyse-party.js';
import { gavrilo, minister } from '../../../test/support/sample-records.js';
import { joinStories } from '../../adverse-media/understanding/weigh-articles.js';
import type { AnalysedArticle, AnalysedMedia, AnalysedParty } from '../../domain/analysis.js';
import { analysedMedia } from '../../domain/analysis.js';
import type { AnalysisMode } from '../../domain/analysis-field.js';
import type { ArticleRole } from '../../domain/article.js';
import type { CaseArticle } from '../../domain/case-article.js';
import type { Offence } from '../../domain/offence.js';
import { VERDICTS } from '../../domain/verdict.js';

const nobody: AnalysedParty = { name: 'Nobody Atall Known', entityTypes: ['Person'] };
const himself: AnalysedParty = {
  ...{ name: 'Gavrilo Zaretsky', entityTypes: ['Person'] },
  ...{ identificationNumber: { value: 'MP1234567', type: 'passport', country: 'BY' } },
};
const somebodyElse: AnalysedParty = {
  ...{ name: 'Gavrilo Zaretsky', entityTypes: ['Person'], gender: 'female', nationality: 'FR' },
  date: parsePartialDate('2001-01-01') as NonNullable<ReturnType<typeof parsePartialDate>>,
};
const article: AnalysedArticle = {
  ...{ articleId: 'c'.repeat(24), title: 'A cobbler is charged', offences: ['fraud'] },
  ...{ linkStatus: 'linked', probability: 0.86, weight: 0.7 },
};
const media = (linkStatus: AnalysedArticle['linkStatus']): AnalysedMedia => ({
  status: 'completed',
  articles: [{ ...article, linkStatus }],
});

const left = (reason: string) => ({ title: 'A cobbler is charged', publisher: 'The Last', reason });
const elsewhere: AnalysedMedia = {
  ...{ status: 'completed', articles: [] },
  excluded: [{ ...left('the same name in another country, and nothing else that differs'), onlyCountryDiffers: true }],
};
const bystander: AnalysedMedia = { ...elsewhere, excluded: [left('named as judge, not accused')] };

const ROWS: readonly [string, AnalysedParty, AnalysisMode, AnalysedMedia | undefined, string, string][] = [
  ['nobody asked', nobody, 'lite', undefined, 'true_negative', 'No Further Action Required'],
  [
    'none was found',
    nobody,
    'lite',
    { status: 'completed', articles: [] },
    'true_negative',
    'No Further Action Required',
  ],
  ['the same name elsewhere', nobody, 'lite', elsewhere, 'uncertain', 'Escalate to Advanced Analysis'],
  ['the same name elsewhere', nobody, 'advanced', elsewhere, 'uncertain', 'Additional Information Required'],
  ['another role', nobody, 'lite', bystander, 'true_negative', 'No Further Action Required'],
  ['a linked one, no record', nobody, 'lite', media('linked'), 'potential_match', 'Compliance Review Required'],
  ['a linked one, no record', nobody, 'advanced', media('linked'), 'potential_match', 'Compliance Review Required'],
  ['a possible one, no record', nobody, 'lite', media('possible'), 'uncertain', 'Escalate to Advanced Analysis'],
  ['a possible one, no record', nobody, 'advanced', media('possible'), 'uncertain', 'Additional Information Required'],
  [
    'not known yet',
    nobody,
    'advanced',
    { status: 'pending', articles: [] },
    'uncertain',
    'Additional Information Required',
  ],
  ['not to be known', nobody, 'lite', { status: 'failed', articles: [] }, 'uncertain', 'Escalate to Advanced Analysis'],
  [
    'a linked one, record confirmed',
    himself,
    'advanced',
    media('linked'),
    'true_positive',
    'Sanctions Escalation Required',
  ],
];
for (const [name, party, mode, adverseMedia, verdict, recommendation] of ROWS) {
  test(`adverse media: ${name}, ${mode}: ${verdict}`, () => {
    const analysis = analyseParty(party, [gavrilo], { mode, ...(adverseMedia && { adverseMedia }) });
    assert.deepEqual([analysis.verdict, analysis.recommendation], [verdict, recommendation]);
    const drivers = analysis.keyDrivers.filter(({ code }) => code === 'adverse_media');
    assert.equal(
      drivers.length > 0,
      adverseMedia !== undefined &&
        (adverseMedia.articles.length > 0 || adverseMedia.status !== 'completed' || adverseMedia === elsewhere),
    );
    if (adverseMedia === elsewhere) assert.match(analysis.narrative, /"A cobbler is charged" \(The Last\)/);
  });
}

test('articles do not change the conclusion on a record, and never make a verdict milder', () => {
  const verdictOf = (adverseMedia?: AnalysedMedia) => (party: AnalysedParty, mode: AnalysisMode) =>
    analyseParty(party, [gavrilo, minister], { mode, ...(adverseMedia && { adverseMedia }) });
  fc.assert(
    fc.property(
      fc.constantFrom(nobody, himself, somebodyElse),
      fc.constantFrom<AnalysisMode>('lite', 'advanced'),
      fc.constantFrom<AnalysedMedia>(media('linked'), media('possible'), { status: 'pending', articles: [] }),
      (party, mode, known) => {
        const [without, beside] = [verdictOf()(party, mode), verdictOf(known)(party, mode)];
        assert.deepEqual(beside.records, without.records);
        assert.ok(VERDICTS.indexOf(beside.verdict) <= VERDICTS.indexOf(without.verdict));
        assert.ok(!['false_positive', 'true_negative'].includes(beside.verdict));
      },
    ),
    { numRuns: 18 },
  );
});

test('a story counts once, by a linked article before a more severe possible one; an excluded one does not count', () => {
  const shown = { title: 'T', party: { offences: [] } };
  const reasons = ['Country named in the article: Serbia', 'Excluded: named as victim, not accused'];
  const reported = (articleId: string, storyId: string, linkStatus: string, weight: number) =>
    ({ articleId, storyId, linkStatus, weight, probability: 0.6, reasons, shown }) as unknown as CaseArticle;
  const { articles, excluded } = analysedMedia('completed', [
    reported('1', 'a', 'possible', 0.9),
    reported('2', 'a', 'linked', 0.4),
    reported('3', 'b', 'possible', 0.8),
    reported('4', 'b', 'possible', 0.7),
    reported('5', 'c', 'excluded', 0),
    reported('6', 'c', 'excluded', 0),
    reported('7', 'a', 'excluded', 0),
  ]);
  assert.deepEqual(excluded, [{ title: 'T', reason: 'named as victim, not accused' }]);
  assert.deepEqual(
    articles.map(({ articleId }) => articleId),
    ['2', '3'],
  );
});

test('an acquittal lowers every earlier story of its offence without a conviction, however long ago, and no other', () => {
  const reported = (articleId: string, publishedAt: string, role: ArticleRole, offences: readonly Offence[]) =>
    ({
      ...{ articleId, storyId: articleId, linkStatus: 'linked', weight: 1 },
      shown: { publishedAt, party: { role, offences } },
    }) as unknown as CaseArticle;
  const articles = [
    reported('charged', '2025-01-10', 'charged', ['fraud']),
    reported('arrested', '2024-10-01', 'arrested', ['fraud']),
    reported('other', '2025-01-10', 'charged', ['drugs']),
    reported('convicted', '2023-05-05', 'convicted', ['fraud']),
    reported('acquitted', '2025-04-10', 'acquitted', ['fraud']),
    reported('again', '2025-08-10', 'charged', ['fraud']),
  ];
  const once = joinStories(articles);
  assert.deepEqual(
    once.map(({ articleId, storyId, weight }) => [articleId, storyId, weight]),
    [
      ['charged', 'charged', 0.2],
      ['arrested', 'charged', 0.2],
      ['other', 'other', 1],
      ['convicted', 'convicted', 1],
      ['acquitted', 'charged', 1],
      ['again', 'again', 1],
    ],
  );
  const twice = joinStories(once.map((one) => ({ ...one, weight: 1 })));
  assert.deepEqual(twice, once);
});

test('undated articles are one story if they share a named offence, and never join a dated one', () => {
  const reported = (articleId: string, role: ArticleRole, offences: readonly Offence[], publishedAt?: string) =>
    ({
      ...{ articleId, storyId: articleId, linkStatus: 'linked', weight: 1 },
      shown: { party: { role, offences }, ...(publishedAt && { publishedAt }) },
    }) as unknown as CaseArticle;
  const joined = joinStories([
    reported('a', 'charged', ['fraud', 'unnamed']),
    reported('b', 'convicted', ['fraud']),
    reported('c', 'charged', ['drugs', 'unnamed']),
    reported('d', 'acquitted', ['fraud']),
    reported('e', 'charged', ['fraud'], '2025-01-10'),
    reported('f', 'charged', ['unnamed']),
  ]);
  assert.deepEqual(
    joined.map(({ articleId, storyId, weight }) => [articleId, storyId, weight]),
    ['a', 'a', 'c', 'd', 'e', 'f'].map((storyId, i) => ['abcdef'[i], storyId, 1]),
  );
});

test('the reason for excluding a story is also read as older releases worded it', () => {
  const of = (reason: string) =>
    analysedMedia('completed', [
      {
        ...{ articleId: '1', storyId: 'a', linkStatus: 'excluded', weight: 0, probability: 0.1 },
        ...{
          reasons: ['Country named in the article: Serbia', reason],
          shown: { title: 'T', party: { offences: [] } },
        },
      } as unknown as CaseArticle,
    ]).excluded?.[0]?.reason;
  assert.equal(of('Left out: named as victim, not accused'), 'named as victim, not accused');
  assert.equal(of('Excluded: named as victim, not accused'), 'named as victim, not accused');
});
