import type { Static } from 'typebox';
import type { CaseArticle, Telling } from '../domain/case-article.js';
import { countryName } from '../domain/country.js';
import { OFFENCES } from '../domain/offence.js';
import type { SecondReading } from '../domain/second-reading.js';
import type { AdverseMediaArticle, AdverseMediaDetails, Sentiment } from './case-article.schema.js';
import { presentDecision } from './record-decision.present.js';

export function presentArticle(article: CaseArticle): Static<typeof AdverseMediaArticle> {
  const { shown } = article;
  return {
    id: article.articleId,
    title: shown.title,
    description: shown.description,
    link: shown.url ?? '',
    publication_date: shown.publishedAt ?? null,
    publisher: shown.publisher ?? '',
    publisher_tier: shown.publisherTier,
    author_name: shown.author ?? '',
    country: shown.country === undefined ? '' : countryName(shown.country),
    language: shown.language,
    thumbnail: shown.thumbnail ?? '',
    entity_type: shown.party.type === 'person' ? 'Person' : 'Organization',
    matched_name: shown.party.name,
    dob: shown.party.birthYears[0]?.toString() ?? '',
    role: shown.party.role,
    adverse_keywords: shown.party.offences.map((offence) => OFFENCES[offence]),
    sentiment: sentimentOf(shown.sentiment),
    sentiment_score: shown.sentiment,
    suspicious_text: shown.suspiciousText ?? false,
    score: 100,
    link_status: article.linkStatus,
    link_probability: article.probability,
    weight: article.weight,
    story_id: article.storyId,
    tellings: (article.tellings ?? [{ articleId: article.articleId, ...shown }]).map(presentTelling),
    reasons: [...article.reasons],
    second_reading: presentSecondReading(article.secondReading),
    decision: article.decision === undefined ? null : presentDecision(article.decision),
  };
}

function presentSecondReading(reading: SecondReading | undefined) {
  if (reading === undefined) return null;
  const { role, quote, model, promptVersion, askedAt } = reading;
  return { role, quote, model, prompt_version: promptVersion, asked_at: askedAt.toISOString() };
}

function presentTelling({ articleId, url, publisher, publishedAt }: Telling) {
  return {
    article_id: articleId,
    link: url ?? '',
    publisher: publisher ?? '',
    publication_date: publishedAt ?? null,
  };
}

export function presentArticleDetails(articles: readonly CaseArticle[]): Static<typeof AdverseMediaDetails> {
  const [first] = articles;
  if (first === undefined) return { adverse_keywords: {}, entity_type: '', sentiment: '', sentiment_score: 0 };
  const stories = new Map<string, Set<string>>();
  for (const { storyId, shown } of articles) {
    for (const offence of shown.party.offences) {
      stories.set(OFFENCES[offence], (stories.get(OFFENCES[offence]) ?? new Set()).add(storyId));
    }
  }
  const mean = articles.reduce((sum, { shown }) => sum + shown.sentiment, 0) / articles.length;
  const score = Math.round(1000 * mean) / 1000;
  return {
    adverse_keywords: Object.fromEntries([...stories].map(([keyword, { size }]) => [keyword, size])),
    entity_type: first.shown.party.type === 'person' ? 'Person' : 'Organization',
    sentiment: sentimentOf(score),
    sentiment_score: score,
  };
}

function sentimentOf(score: number): Sentiment {
  return score <= -0.2 ? 'negative' : score >= 0.2 ? 'positive' : 'neutral';
}
