import Type, { type TSchema } from 'typebox';
import { AnswerNotice } from './unknown-fields.js';

/** The envelope of every success: `{ status: 'SUCCESS', data, error: false }`, with `notices` where unknown fields are ignored. */
export function successEnvelope<Data extends TSchema>(data: Data, hasNotices: boolean) {
  return Type.Object({
    status: Type.Literal('SUCCESS', { description: 'Always `SUCCESS` here; `FAIL` in error responses.' }),
    data,
    error: Type.Literal(false, { description: 'Always false here; an object in error responses.' }),
    ...(hasNotices && {
      notices: Type.Optional(
        Type.Array(AnswerNotice, {
          description: 'Unknown query parameters and fields of the body, which were ignored; absent if there are none.',
        }),
      ),
    }),
  });
}

/** The envelope of every error, one shape for all of them. */
export const ErrorAnswer = Type.Object(
  {
    status: Type.Literal('FAIL', { description: 'Always `FAIL` in error responses.' }),
    data: Type.Null({ description: 'Always null in error responses.' }),
    error: Type.Object(
      {
        code: Type.String({ description: 'Stable code for programs, for example `validation_failed`.' }),
        message: Type.String({ description: 'Human-readable message.' }),
        request_id: Type.String({
          description: 'Id of this request, as in the header `X-Request-Id` and in the log.',
        }),
        details: Type.Array(
          Type.Object({
            field: Type.String({ description: 'Path of the field, for example `categories[0]`.' }),
            message: Type.String({ description: 'What is wrong with it and what is allowed.' }),
          }),
          { description: 'All errors of the request; empty if none concerns a field.' },
        ),
      },
      { description: 'What went wrong.' },
    ),
  },
  {
    $id: 'ErrorAnswer',
    description: 'Response to a request that failed.',
    examples: [
      {
        status: 'FAIL',
        data: null,
        error: {
          code: 'validation_failed',
          message: 'The request is not valid',
          request_id: '5c2f7f0e-6d0c-4b52-9f0e-3f6a1f4f5f0a',
          details: [{ field: 'match_score', message: 'must be between 0 and 100' }],
        },
      },
    ],
  },
);
