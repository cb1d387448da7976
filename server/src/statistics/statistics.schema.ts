import Type from 'typebox';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';
import { MOST_DAYS } from './statistics.js';

const text = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ description });
const day = (description: string) =>
  Type.Optional(Type.String({ format: 'day', examples: ['2026-11-01'], description }));

export const StatisticsQuery = Type.Object({
  from: day(`First day, YYYY-MM-DD; by default 29 days before \`to\`, and at most ${MOST_DAYS - 1}.`),
  to: day('Last day, YYYY-MM-DD; by default today.'),
});

const DaySchema = Type.Object(
  {
    day: text('YYYY-MM-DD.'),
    from: text('Start of the day, ISO 8601 UTC.'),
    to: text('End of the day, ISO 8601 UTC.'),
    made: count('Searches stored.'),
    with_results: count('Searches stored with at least one result.'),
    alerts: count('Monitoring alerts.'),
    opened: count('Searches that entered the queue, for the first time or again.'),
    closed: count('Searches whose work was closed and, when the day was counted, was not open again.'),
  },
  { $id: 'StatisticsDay', description: 'What happened on a day.' },
);

const PrecisionFields = {
  decided: count('Final decisions `True Positive` and `False Positive`.'),
  true_positive: count('Those of them that are `True Positive`.'),
};
const PrecisionSchema = Type.Object(
  { key: text('Lowest score of the band, name of the list, or category.'), ...PrecisionFields },
  { $id: 'Precision', description: 'Share of decisions that confirmed a match.' },
);
const VerdictPrecisionSchema = Type.Object(
  { key: oneOf(VERDICTS, 'Verdict when the decision was made.'), ...PrecisionFields },
  { $id: 'VerdictPrecision', description: 'Share of decisions that confirmed a match, for a verdict.' },
);

const seconds = (share: string) =>
  Nullable(
    count(
      `${share} of the searches were closed within this time after they entered the queue; null if none was closed.`,
    ),
  );
const TimeFields = {
  closed: count('Searches that users closed.'),
  p50_seconds: seconds('Half'),
  p90_seconds: seconds('Nine tenths'),
};

export const StatisticsData = Type.Object({
  as_of: text('When this was read, ISO 8601 UTC.'),
  time_zone: text('IANA name of the zone whose days are counted: that of the review policy.'),
  per_day: Type.Array(DaySchema, { description: 'Every day, oldest first.' }),
  open: Type.Object(
    {
      by_age: Type.Array(
        Type.Object({
          from_hours: count('Hours since the search was made, at least.'),
          to_hours: Nullable(count('Less than so many hours; null if there is no limit.')),
          count: count('Searches of this age.'),
          overdue: count('Those of them past their due date; waiting ones are not.'),
        }),
        { description: 'By age, youngest first.' },
      ),
      by_state: Type.Object(
        {
          open: count('Open.'),
          waiting: count('Waiting.'),
          escalated: count('Escalated.'),
          second_review: count('Waiting for a second reviewer.'),
          conflict: count('Disputed between two reviewers.'),
        },
        { description: 'By state of the work.' },
      ),
      overdue: count('Past their due date.'),
    },
    { description: 'Searches in the queue now, whatever the days.' },
  ),
  decisions: Type.Object(
    {
      true_positive: count('Final decisions `True Positive`.'),
      false_positive: count('Final decisions `False Positive`.'),
      unknown: count('Final decisions `Unknown`.'),
      withdrawn: count('Decisions that were withdrawn.'),
    },
    { description: 'Decisions on results. A result that is decided again counts again.' },
  ),
  second_review: Type.Object(
    {
      asked: count('Decisions that were proposed to a second person.'),
      agreed: count('Second opinions that agreed.'),
      disputed: count('Second opinions that differed.'),
    },
    { description: 'Second reviews of results.' },
  ),
  precision: Type.Object(
    {
      verdict: outcome(
        Type.Array(VerdictPrecisionSchema, { description: 'By the verdict on the customer, most urgent first.' }),
        () => [],
      ),
      score: Type.Array(PrecisionSchema, {
        description: 'By the best score of the result, in bands of five points, highest first.',
      }),
      source: Type.Array(PrecisionSchema, { description: 'By list; a decision counts for each list of its result.' }),
      category: Type.Array(PrecisionSchema, {
        description: 'By category; a decision counts for each category of its result.',
      }),
    },
    { description: 'How many of the decided results were true positives.' },
  ),
  handling: Type.Object(
    {
      ...TimeFields,
      people: Type.Array(
        Type.Object({
          user_id: text('Id of the user.'),
          name: text('Name; empty if none was given.'),
          email: text('E-mail address.'),
          ...TimeFields,
        }),
        {
          description:
            'Users who closed searches, those with most first. Leads and administrators see all, others themselves.',
        },
      ),
    },
    {
      description:
        'Time from entering the queue to closing, waiting included. Times are counted in steps (1, 2, 3, 5, 10 minutes … 365 days), and ' +
        'these are upper ends of steps.',
    },
  ),
});
