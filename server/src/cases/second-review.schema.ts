import Type from 'typebox';
import { DECIDED_STATUSES } from '../domain/case-marks.js';
import { SECOND_REVIEW_REASONS } from '../domain/second-review.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';
import { PersonSchema } from './work.schema.js';

const text = (description: string) => Type.String({ description });

export const StandingSchema = Type.Enum(['final', 'proposed', 'disputed'], {
  description: '`final`; `proposed`: a second person must agree; `disputed`: a second person has decided otherwise.',
});

const OpinionSchema = Type.Object(
  {
    record_id: text('Id of the result or article.'),
    about: Type.Enum(['record', 'article'], { description: 'Type of the object that `id` names.' }),
    match_status: oneOf(['', ...DECIDED_STATUSES], 'The status the user proposes; empty while hidden.'),
    reason_code: text('The reason given; empty while hidden.'),
    reason: text('Note; empty while hidden or without one.'),
    whitelist: Type.Boolean({ description: 'Whether the user wants a whitelisting; false while hidden.' }),
    whitelist_until: Nullable(
      text('When the whitelisting would end, ISO 8601 UTC; null while hidden, without one, or if it has no end.'),
    ),
    user: Type.Union([PersonSchema, Type.Null()], { description: 'Author; null while hidden.' }),
    decided_at: Nullable(text('When, ISO 8601 UTC; null while hidden.')),
  },
  { $id: 'Opinion', description: 'A proposed decision that is not yet final.' },
);

const ProposalSchema = Type.Object(
  {
    at: text('When the first opinion was given, ISO 8601 UTC.'),
    standing: Type.Enum(['proposed', 'disputed'], { description: '`disputed` once two users disagree on a record.' }),
    mine: Type.Boolean({ description: 'True if the caller gave one of the opinions, and so cannot act on it.' }),
    hidden: Type.Boolean({
      description:
        'True while opinions are hidden so that the caller decides independently. Once two disagree, all are shown.',
    }),
    stuck: Type.Boolean({
      description:
        'True if every user who could act on it is disabled or has given an opinion. Enable or create such a user; or disable the ' +
        'review policy, which lets any decider make it final.',
    }),
    records: Type.Array(OpinionSchema, { description: 'Oldest first.' }),
  },
  { $id: 'Proposal', description: 'Decisions that require another person.' },
);

/** Beside the work on a case. */
export const ReviewFields = {
  proposal: Type.Union([ProposalSchema, Type.Null()], {
    description: 'Decisions awaiting another person; null if there are none.',
  }),
  needs_second: outcome(
    Type.Array(
      Type.Object({
        record_id: text('Id of the result.'),
        match_status: oneOf(DECIDED_STATUSES, 'A decision with this status requires a second person.'),
        why: Type.Array(Type.Enum([...SECOND_REVIEW_REASONS]), {
          description:
            '`true_positive`: every true positive is reviewed. `against_verdict`: it contradicts the verdict. `score`: a sanctions record with a high score. ' +
            'The sample is not announced beforehand; a whitelisting may also require one (`policy` of `GET /api/me`).',
        }),
      }),
      { description: 'Open results on which some decision requires a second person.' },
    ),
    withoutVerdict,
  ),
};

type NeedsSecond = readonly { readonly why: readonly string[] }[];

function withoutVerdict(entries: NeedsSecond): NeedsSecond {
  return entries
    .map((entry) => ({ ...entry, why: entry.why.filter((reason) => reason !== 'against_verdict') }))
    .filter(({ why }) => why.length > 0);
}
