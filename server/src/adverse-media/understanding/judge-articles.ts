import { nameKeys } from '@touchstone/engine';
import type { ArticleParty, StoredArticle } from '../../domain/article.js';
import type { CaseResult } from '../../domain/case.js';
import { type CaseArticle, isRuledOut } from '../../domain/case-article.js';
import { LEAST_MEDIUM, type RiskScore, type RiskScoreEngine } from '../../domain/risk-score.js';
import { storedRiskFacts } from '../../risk-scores/risk-facts.js';
import { riskScore } from '../../risk-scores/risk-score.js';
import { joinTellings } from './join-tellings.js';
import { linkArticle, type MediaSubject } from './link-article.js';
import { subjectKeys, subjectOfResult } from './media-subject.js';
import { crimesOf, joinStories, weightOf } from './weigh-articles.js';

/** Maximum number of excluded articles kept. */
const MAX_EXCLUDED = 50;
/** Maximum number of results whose data is compared with the articles. */
const MAX_RESULTS = 100;
const DESCRIPTION = 300;

/** Judges each article that names the subject on its own. */
export function judgeArticles(
  subject: MediaSubject,
  candidates: readonly StoredArticle[],
  results: readonly CaseResult[],
): CaseArticle[] {
  const parties = results.slice(0, MAX_RESULTS).map((result) => {
    const own = subjectOfResult(result);
    return { id: result.id, subject: own, keys: new Set(subjectKeys(own)) };
  });
  /** Results whose own data ties them to the party taken for the subject. Their keys alone distinguish most of them. */
  function tiedTo(article: StoredArticle, party: ArticleParty): string[] {
    const keys = nameKeys(party.name, party.type === 'person' ? 'Person' : 'Organization');
    return parties
      .filter((one) => keys.some((key) => one.keys.has(key)))
      .filter(({ subject: own }) => linkArticle(own, article, [party])?.status === 'linked')
      .map(({ id }) => id);
  }
  return candidates.flatMap((article): CaseArticle[] => {
    const link = linkArticle(subject, article);
    if (link === undefined) return [];
    return [
      {
        articleId: article.id,
        linkStatus: link.status,
        probability: link.probability,
        reasons: [...link.reasons, ...(article.publishedAt === undefined ? ['The article is undated'] : [])],
        ...(link.onlyCountryDiffers && { onlyCountryDiffers: true }),
        weight: 0,
        storyId: article.storyId,
        textId: article.storyId,
        ...(article.replacedAs && { replacedAs: article.replacedAs }),
        resultIds: link.status === 'excluded' ? [] : tiedTo(article, link.party),
        shown: shownOf(article, link.party),
      },
    ];
  });
}

/**
 * Builds the articles of a case: each text once, weighed as of now, counted ones first, by weight, then the excluded
 * ones. Articles already in the case come first, so that their stories keep their ids.
 */
export function gatherArticles(articles: readonly CaseArticle[], now: Date): CaseArticle[] {
  const weighed = joinTellings(articles).map((article) => ({ ...article, weight: weightNow(article, now) }));
  const sorted = joinStories(weighed).sort((a, b) => b.weight - a.weight || b.probability - a.probability);
  // Unrelated articles must not displace those that keep a subject from being cleared.
  const excluded = sorted
    .filter(({ linkStatus }) => linkStatus === 'excluded')
    .sort((a, b) => Number(b.onlyCountryDiffers ?? false) - Number(a.onlyCountryDiffers ?? false))
    .slice(0, MAX_EXCLUDED);
  return [...countedArticles(sorted), ...excluded];
}

/** Articles linked to the subject, certainly or possibly. */
export function countedArticles(articles: readonly CaseArticle[]): CaseArticle[] {
  return articles.filter(({ linkStatus }) => linkStatus !== 'excluded');
}

/** Returns a result's risk, including crimes reported by the articles tied to it. */
export function riskWithArticles(
  engine: RiskScoreEngine,
  result: CaseResult,
  articles: readonly CaseArticle[],
): RiskScore {
  const own = articles.filter(({ resultIds }) => resultIds.includes(result.id));
  if (own.length === 0) return result.risk;
  const facts = storedRiskFacts(result);
  return riskScore(engine, {
    ...facts,
    categories: [...new Set([...facts.categories, 'Adverse Media'])],
    // The result's own data ties it to them, however uncertain the search.
    crimes: crimesOf(own.map((article) => ({ ...article, linkStatus: 'linked' }))),
  });
}

/** Returns the subject's own risk score, at least Medium, from linked articles not ruled out; undefined if there are none. */
export function mediaRiskOf(
  engine: RiskScoreEngine,
  countries: readonly string[],
  articles: readonly CaseArticle[],
): number | undefined {
  const counting = articles.filter((article) => !isRuledOut(article));
  if (!counting.some(({ linkStatus }) => linkStatus === 'linked')) return undefined;
  const crimes = crimesOf(counting);
  return Math.max(
    LEAST_MEDIUM,
    riskScore(engine, { categories: ['Adverse Media'], countries, positions: [], crimes }).score,
  );
}

function weightNow({ linkStatus, shown }: CaseArticle, now: Date): number {
  if (linkStatus === 'excluded') return 0;
  const { party, publishedAt, publisherTier } = shown;
  return weightOf(
    { ...party, publisherTier, ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }) },
    now,
  );
}

function shownOf(article: StoredArticle, party: CaseArticle['shown']['party']): CaseArticle['shown'] {
  const { title, text, url, author, publisher, publisherTier, country, thumbnail, language, publishedAt, reading } =
    article;
  const { name, type, role, offences, birthYears } = party;
  return {
    title,
    description: text.slice(0, DESCRIPTION).replace(/\s+/g, ' ').trim(),
    publisherTier,
    language: language ?? reading.language,
    sentiment: reading.sentiment,
    readerVersion: reading.version,
    ...(reading.suspiciousText && { suspiciousText: true }),
    party: { name, type, role, offences, birthYears },
    ...(url !== undefined && { url }),
    ...(author !== undefined && { author }),
    ...(publisher !== undefined && { publisher }),
    ...(country !== undefined && { country }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt.toISOString() }),
  };
}
