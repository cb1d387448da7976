import { EVIDENCE_OUTCOMES, REASONS_UNMATCHED } from '@touchstone/engine';
import Type from 'typebox';
import { oneOf } from '../platform/http/one-of.js';

const text = (description: string) => Type.String({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const texts = (description: string) => Type.Array(Type.String(), { description });

const Evidence = Type.Object({
  field: text('Field that was compared, such as `date`, `nationality` or `identifier`.'),
  outcome: oneOf(EVIDENCE_OUTCOMES, '`cap`: the score is limited.'),
  subject: nullableText('Value of the subject; null if it has none.'),
  listed: nullableText('Value of the record; null if it has none.'),
  points: Type.Number({ description: 'Points added to the score; negative if subtracted.' }),
});

export const Span = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 2,
  maxItems: 2,
  description: 'Start and end (exclusive) in UTF-16 code units. Spans of one name do not overlap.',
});

const SHARED_PLACE = '; null if another part has that place. Absent from searches stored by earlier releases.';

const UnmatchedWord = Type.Object(
  {
    text: text('Word as written.'),
    span: Span,
    why: oneOf(
      REASONS_UNMATCHED,
      '`omitted`: the subject leaves it out; `contradicted`: another word is in its place.',
    ),
  },
  { $id: 'UnmatchedWord', description: 'Word of a name without a matching word in the other name.' },
);

export const Explanation = Type.Object(
  {
    alignment: Type.Array(
      Type.Object({
        subject: text("Word of the subject's name."),
        listed: text('Matching word of the listed name.'),
        kind: text('Kind of match, such as `equal`, `spelling`, `initial` or `nickname`.'),
        similarity: Type.Number({ description: '0 to 1.' }),
        points: Type.Number({ description: 'Points added to the score.' }),
        subject_span: Type.Optional(
          Type.Union([Span, Type.Null()], { description: `Place of the words in \`subject_name\`${SHARED_PLACE}` }),
        ),
        listed_span: Type.Optional(
          Type.Union([Span, Type.Null()], { description: `Place of the words in \`listed_name\`${SHARED_PLACE}` }),
        ),
      }),
      { description: 'Matching words of both names.' },
    ),
    omitted: texts("Words of the listed name that the subject's name omits."),
    contradicted: texts('Words of either name that contradict the other name.'),
    evidence: Type.Array(Evidence, { description: 'Evidence other than the name, for or against a match.' }),
    score: Type.Number({ description: 'Score, rounded to one decimal.' }),
    subject_name: Type.Optional(
      text(
        'Name of the subject that was compared; empty if an identifier alone matches. Absent from searches stored by earlier releases.',
      ),
    ),
    listed_name: Type.Optional(text('Listed name that was compared; empty if an identifier alone matches.')),
    subject_rest: Type.Optional(
      Type.Array(UnmatchedWord, { description: 'Words of `subject_name` without a matching word, in order.' }),
    ),
    listed_rest: Type.Optional(
      Type.Array(UnmatchedWord, { description: 'Words of `listed_name` without a matching word, in order.' }),
    ),
  },
  {
    $id: 'Explanation',
    description: 'Explanation of the score: all points add up to the score before rounding.',
  },
);
