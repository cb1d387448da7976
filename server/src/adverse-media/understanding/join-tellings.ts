import type { ReplacedAs } from '../../domain/article.js';
import type { CaseArticle, Telling } from '../../domain/case-article.js';

/** Most publications of a text that are kept; the oldest. */
const MAX_TELLINGS = 50;
const RANK = { linked: 2, possible: 1, excluded: 0 } as const;
const REPLACED: Readonly<Record<ReplacedAs, string>> = {
  updated: 'the publisher has replaced this report with a later version',
  corrected: 'the publisher has corrected this report',
  retracted: 'the publisher has withdrawn this report',
};

/**
 * Makes one article of those with the same text: the first one's id and decision, the judgement of the one that says
 * most, and all publications. Of an article and its later version the version counts; one without a version is excluded.
 */
export function joinTellings(articles: readonly CaseArticle[]): CaseArticle[] {
  const texts = new Map<string, CaseArticle[]>();
  for (const article of articles) {
    const key = article.textId ?? article.articleId;
    texts.set(key, [...(texts.get(key) ?? []), article]);
  }
  return [...texts.values()].flatMap(([first, ...others]) => (first === undefined ? [] : oneText([first, ...others])));
}

function oneText(copies: readonly [CaseArticle, ...CaseArticle[]]): CaseArticle[] {
  const [current, ...others] = copies.filter(({ replacedAs }) => replacedAs === undefined);
  if (current === undefined) return copies.map(replaced);
  const first = copies.find(({ decision }) => decision !== undefined) ?? copies[0];
  const tellings = tellingsOf(copies);
  const strongest = others.reduce((best, one) => (isStronger(one, best) ? one : best), current);
  if (copies.length === 1 && tellings.length < 2) return [current];
  const { replacedAs: _, tellings: __, decision: ___, ...judged } = strongest;
  const [earliest] = tellings.flatMap(({ publishedAt }) => publishedAt ?? []);
  return [
    {
      ...judged,
      articleId: first.articleId,
      storyId: copies[0].storyId,
      shown: {
        ...(first.replacedAs === undefined ? first.shown : current.shown),
        party: strongest.shown.party,
        ...(earliest !== undefined && { publishedAt: earliest }),
      },
      ...(tellings.length > 1 && { tellings }),
      ...(first.decision && { decision: first.decision }),
    },
  ];
}

function isStronger(one: CaseArticle, other: CaseArticle): boolean {
  return (
    RANK[one.linkStatus] - RANK[other.linkStatus] > 0 ||
    (one.linkStatus === other.linkStatus && one.probability > other.probability)
  );
}

/** Every publication once, oldest first, undated ones last. */
function tellingsOf(copies: readonly CaseArticle[]): Telling[] {
  const all = copies.flatMap((copy): readonly Telling[] => copy.tellings ?? [tellingOf(copy)]);
  const replacedIds = new Set(copies.flatMap((copy) => (copy.replacedAs === undefined ? [] : [copy.articleId])));
  const byId = new Map(all.filter(({ articleId }) => !replacedIds.has(articleId)).map((one) => [one.articleId, one]));
  const at = ({ publishedAt }: Telling) => publishedAt ?? '9999';
  return [...byId.values()].sort((a, b) => (at(a) === at(b) ? 0 : at(a) < at(b) ? -1 : 1)).slice(0, MAX_TELLINGS);
}

function tellingOf({ articleId, shown: { url, publisher, publishedAt } }: CaseArticle): Telling {
  return {
    articleId,
    ...(url !== undefined && { url }),
    ...(publisher !== undefined && { publisher }),
    ...(publishedAt !== undefined && { publishedAt }),
  };
}

function replaced(article: CaseArticle): CaseArticle {
  if (article.replacedAs === undefined) return article;
  const reason = `Excluded: ${REPLACED[article.replacedAs]}`;
  const { onlyCountryDiffers: _, ...rest } = article;
  return {
    ...rest,
    linkStatus: 'excluded',
    resultIds: [],
    reasons: [...article.reasons.filter((one) => one !== reason), reason],
  };
}
