import Type from 'typebox';
import { ARTICLE_ROLES } from '../domain/article.js';
import { LINK_STATUSES } from '../domain/case-article.js';
import { PROPOSED_ROLES } from '../domain/second-reading.js';
import { oneOf } from '../platform/http/one-of.js';
import { DecisionSchema } from './record-decision.schema.js';

const ARTICLE_ENTITY_TYPES = ['Person', 'Organization'] as const;
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

const text = (description: string) => Type.String({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const MAX_TELLINGS = 50;

const ArticleTelling = Type.Object({
  article_id: text('Id of the stored article.'),
  link: text('Web address; empty if it was imported without one.'),
  publisher: text('Publisher; empty if unknown.'),
  publication_date: nullableText('ISO 8601, UTC; null if unknown.'),
});

const SecondReadingSchema = Type.Object(
  {
    role: oneOf(PROPOSED_ROLES, 'Role of the party according to the model; `none` if it is accused of nothing.'),
    quote: text('Words of the article that the model gives as its reason; untrusted, display them as plain text.'),
    model: text('Name of the model.'),
    prompt_version: Type.Integer({ description: 'Version of the prompt.' }),
    asked_at: text('ISO 8601, UTC.'),
  },
  { description: 'A proposal. It changes neither link status, weight, risk nor verdict.' },
);

export const AdverseMediaArticle = Type.Object(
  {
    id: text('Id of the article: 24 lower-case hex characters.'),
    title: text('Headline as published; untrusted, display it as plain text.'),
    description: text('First lines as published; untrusted, display them as plain text.'),
    link: text('Web address of the article; empty if it was imported without one.'),
    publication_date: nullableText('ISO 8601, UTC; null if unknown.'),
    publisher: text('Publisher; empty if unknown.'),
    publisher_tier: Type.Integer({ description: '1 official, 2 edited press, 3 other.' }),
    author_name: text('Author; empty if unknown.'),
    country: text('Country of the publisher, English short name; empty if unknown.'),
    language: text('ISO 639-1.'),
    thumbnail: text('Web address of a picture; empty if there is none.'),
    entity_type: oneOf(ARTICLE_ENTITY_TYPES, 'Entity type of the named party.'),
    matched_name: text('Name of the party in the article.'),
    dob: text('Year of birth in the article; empty if none is given.'),
    role: oneOf(
      ARTICLE_ROLES,
      'Role of the party in the accusation; `victim` and those after it occur only in excluded articles.',
    ),
    adverse_keywords: Type.Array(Type.String(), {
      description: 'Offences that the article attributes to the subject.',
    }),
    sentiment: oneOf(SENTIMENTS, 'Sentiment of the article.'),
    sentiment_score: Type.Number({ description: '-1 to 1.' }),
    suspicious_text: Type.Boolean({
      description:
        'True if the text contains or hides instructions to software; those sentences were ignored. Read the source.',
    }),
    score: Type.Integer({ description: 'Always 100; kept for compatibility.' }),
    link_status: oneOf(LINK_STATUSES, 'Whether the article is about the subject.'),
    link_probability: Type.Number({ description: 'Probability that the article is about the subject, 0 to 1.' }),
    weight: Type.Number({ description: 'Weight of the article by age, outcome and publisher, 0 to 1.' }),
    story_id: text('Articles with the same story id report on one case, whose weight counts once.'),
    tellings: Type.Array(ArticleTelling, {
      description: `Publications of this text, or nearly the same one, oldest first, at most ${MAX_TELLINGS}; all are one article.`,
    }),
    reasons: Type.Array(Type.String(), { description: 'Reasons for the link status, strongest first.' }),
    second_reading: Type.Union([SecondReadingSchema, Type.Null()], {
      description:
        'What a language model proposes about the party, for review; null if none was asked or its answer could not be checked.',
    }),
    decision: Type.Union([DecisionSchema, Type.Null()], {
      description:
        'Latest decision on the article: `True Positive` if it is about the subject, `False Positive` if it is not; null if there is none.',
    }),
  },
  { $id: 'AdverseMediaArticle', description: 'An article that names the subject, and its assessment.' },
);

export const AdverseMediaDetails = Type.Object(
  {
    adverse_keywords: Type.Record(Type.String(), Type.Integer(), {
      description: 'Number of stories by keyword.',
    }),
    entity_type: oneOf(
      ['', ...ARTICLE_ENTITY_TYPES],
      'Entity type of the party in the articles; empty without articles.',
    ),
    sentiment: oneOf(['', ...SENTIMENTS], 'Overall sentiment; empty without articles.'),
    sentiment_score: Type.Number({ description: 'Mean sentiment, -1 to 1.' }),
  },
  { $id: 'AdverseMediaDetails', description: 'Summary of the articles.' },
);
