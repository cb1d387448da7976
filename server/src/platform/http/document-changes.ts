/** Schemas of `data.changes`, by what changed. They are written as stored with the event (`monitoring/`, `cases/`). */

type Fields = Readonly<Record<string, object>>;

const text = (description: string, example = '') => ({ type: 'string', description, examples: [example] });
const texts = (description: string, example: string) => ({
  ...{ type: 'array', items: { type: 'string' }, description, examples: [[example]] },
});
const object = (description: string, properties: Fields, optional: readonly string[] = []) => ({
  type: 'object',
  description,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
/** An object with the same fields before and after. */
const beforeAndAfter = (description: string, state: object) => object(description, { before: state, after: state });

const EDITIONS: Fields = {
  editions_before: texts('List editions that were compared before.', 'un_sc@2026-11-19T04:00:00Z'),
  editions_after: texts('List editions that were compared now.', 'un_sc@2026-11-20T04:00:00Z'),
};

const RECORD: Fields = {
  record_id: text('Id of the record.', 'un_sc:6908421'),
  source: text('Source of the list.', 'un_sc'),
  source_id: text('Id of the record on its list.', '6908421'),
  name: text('Name of the record.', 'Gavrilo Zaretsky'),
};
const matches = (fields: Fields) => ({
  ...{ type: 'array', description: 'The records concerned.', items: object('A record.', fields) },
});
const FIELDS = {
  type: 'array',
  description: 'Changed fields of the record.',
  items: object('A changed field.', {
    field: text('The field, or `score`, `faceDistance`, `group` (records merged with it).', 'dates'),
    before: {
      description: 'Its value before; null if it had none.',
      examples: [[{ start: '1961-01-01', end: '1961-12-31', precision: 'year', circa: false }]],
    },
    after: {
      description: 'Its value now; null if it has none.',
      examples: [[{ start: '1961-04-12', end: '1961-04-12', precision: 'day', circa: false }]],
    },
  }),
};

const ARTICLES = {
  type: 'array',
  description: 'New stories, each by its most serious article.',
  items: object('An article.', {
    article_id: text('Id of the article.', '691f0c2f8e6b1a5d3c000001'),
    title: text('Its title.', 'Zaretsky charged with fraud'),
    link: text('Its address; empty if it has none.', 'https://news.example/zaretsky'),
    publication_date: {
      ...{ type: ['string', 'null'], description: 'When it was published; null if unknown. ISO 8601, UTC.' },
      examples: ['2026-11-20T08:30:00.000Z'],
    },
    link_status: text('As in `adverse_media`.', 'linked'),
    link_probability: { type: 'number', description: 'As in `adverse_media`.', examples: [0.97] },
    role: text('Role of the party in the article, as in `adverse_media`.', 'accused'),
    adverse_keywords: texts('Offences, as in `adverse_media`.', 'Fraud'),
    story_id: text('Articles with the same id tell the same story.', '691f0c2f8e6b1a5d3c000001'),
  }),
};

const RISK = beforeAndAfter(
  'Risk of the search.',
  object('A risk.', {
    score: { type: 'number', description: '0 to 100.', examples: [80] },
    level: text('`Low`, `Medium` or `High`.', 'High'),
    decision: text('`Passed`, `For Review` or `Failed`.', 'Failed'),
  }),
);

const STATUS = object('The statuses of the search, as in its fields of the same names.', {
  case_status: text('`Passed`, `Failed` or `For Review`.', 'For Review'),
  match_status: text('Status of most results.', 'Potential Match'),
  risk_level: text('`Low`, `Medium` or `High`.', 'High'),
  risk_decision: text('`Passed`, `For Review` or `Failed`.', 'For Review'),
});

export const CHANGES = {
  articles: object('New articles.', { articles: ARTICLES }),
  added: object(
    'New records with the editions compared; or new articles.',
    { ...EDITIONS, matches: matches(RECORD), articles: ARTICLES },
    ['editions_before', 'editions_after', 'matches', 'articles'],
  ),
  updated: object('Changed records.', { ...EDITIONS, matches: matches({ ...RECORD, fields: FIELDS }) }),
  removed: object('Records that no longer match.', { ...EDITIONS, matches: matches(RECORD) }),
  verdict: object('The verdicts.', {
    ...EDITIONS,
    verdict: beforeAndAfter('Verdict on the customer.', text('A verdict.', 'potential_match')),
  }),
  risk: object('The risk; with the editions compared, unless articles changed it.', { ...EDITIONS, risk: RISK }, [
    'editions_before',
    'editions_after',
  ]),
  status: beforeAndAfter('The statuses.', STATUS),
} as const;
