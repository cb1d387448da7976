import Type from 'typebox';
import { DecisionSchema } from './record-decision.schema.js';

const text = (description: string) => Type.String({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

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
    entity_type: text('Entity type of the named party: `Person` or `Organization`.'),
    matched_name: text('Name of the party in the article.'),
    dob: text('Year of birth in the article; empty if none is given.'),
    role: text(
      '`suspected`, `arrested`, `charged`, `convicted`, `sanctioned` or `acquitted`; in excluded articles also another role, such as `victim` or `prosecutor`.',
    ),
    adverse_keywords: Type.Array(Type.String(), {
      description: 'Offences that the article attributes to the subject.',
    }),
    sentiment: text('`negative`, `neutral` or `positive`.'),
    sentiment_score: Type.Number({ description: '-1 to 1.' }),
    suspicious_text: Type.Boolean({
      description:
        'True if the text contains or hides instructions to software; those sentences were ignored. Read the source.',
    }),
    score: Type.Integer({ description: 'Always 100.' }),
    link_status: text('`linked`, `possible` or `excluded`.'),
    link_probability: Type.Number({ description: 'Probability that the article is about the subject, 0 to 1.' }),
    weight: Type.Number({ description: 'Weight of the article by age, outcome and publisher, 0 to 1.' }),
    story_id: text('Articles with the same story id report one story, which counts once.'),
    reasons: Type.Array(Type.String(), { description: 'Reasons for the link status, strongest first.' }),
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
    entity_type: text('Entity type of the party in the articles; empty without articles.'),
    sentiment: text('Overall sentiment: `negative`, `neutral` or `positive`; empty without articles.'),
    sentiment_score: Type.Number({ description: 'Mean sentiment, -1 to 1.' }),
  },
  { $id: 'AdverseMediaDetails', description: 'Summary of the articles.' },
);
