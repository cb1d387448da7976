import Type, { type Static } from 'typebox';
import type { CaseArticle } from '../domain/case-article.js';
import { countryName } from '../domain/country.js';
import { OFFENCES } from '../domain/offence.js';

const text = (description: string) => Type.String({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const AdverseMediaArticle = Type.Object(
  {
    id: text('The article: 24 lower-case hex characters.'),
    title: text('Headline, as published: somebody else’s words, to be shown as text.'),
    description: text('First lines, as published.'),
    link: text('Where it was published; empty when it was imported without an address.'),
    publication_date: nullableText('ISO 8601, UTC; null when it is not known.'),
    publisher: text('Who published it; empty when not known.'),
    publisher_tier: Type.Integer({ description: '1 official, 2 press with an editor, 3 anybody else.' }),
    author_name: text('Author; empty when not known.'),
    country: text('Country of the publisher, English short name; empty when not known.'),
    language: text('ISO 639-1.'),
    thumbnail: text('Address of a picture; empty when there is none.'),
    entity_type: text('`Person` or `Organization`: what was taken for the subject.'),
    matched_name: text('As the article writes the one who was taken for the subject.'),
    dob: text('Year of birth in the article; empty when it gives none.'),
    role: text(
      '`suspected`, `arrested`, `charged`, `convicted`, `sanctioned` or `acquitted`; of those left out also who they are instead, such as `victim` or `prosecutor`.',
    ),
    adverse_keywords: Type.Array(Type.String(), {
      description: 'Offences that the article holds against the subject.',
    }),
    sentiment: text('`negative`, `neutral` or `positive`.'),
    sentiment_score: Type.Number({ description: '-1 to 1.' }),
    score: Type.Integer({ description: 'Always 100.' }),
    link_status: text('`linked`, `possible` or `excluded`.'),
    link_probability: Type.Number({ description: '0 to 1: how surely it speaks of the subject.' }),
    weight: Type.Number({ description: '0 to 1: how much it counts, by its age, its outcome and its publisher.' }),
    story_id: text('Articles with the same id tell one story, which counts once.'),
    reasons: Type.Array(Type.String(), { description: 'Why it was linked so, or left out; the strongest first.' }),
  },
  { $id: 'AdverseMediaArticle', description: 'An article that names the subject, and how it was judged.' },
);

export const AdverseMediaDetails = Type.Object(
  {
    adverse_keywords: Type.Record(Type.String(), Type.Integer(), {
      description: 'Keyword to count of stories, however often each is told.',
    }),
    entity_type: text('What kind of party the articles speak of; empty without any.'),
    sentiment: text('Of all articles: `negative`, `neutral` or `positive`; empty without any.'),
    sentiment_score: Type.Number({ description: 'Its mean, -1 to 1.' }),
  },
  { $id: 'AdverseMediaDetails', description: 'The articles taken together.' },
);

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
    score: 100,
    link_status: article.linkStatus,
    link_probability: article.probability,
    weight: article.weight,
    story_id: article.storyId,
    reasons: [...article.reasons],
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

function sentimentOf(score: number): string {
  return score <= -0.2 ? 'negative' : score >= 0.2 ? 'positive' : 'neutral';
}
