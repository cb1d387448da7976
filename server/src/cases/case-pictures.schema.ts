import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { LISTED_FACES, MOST_PICTURES, SUBJECT_FACES } from './case-pictures.js';
import { RecordParams } from './case-work.schema.js';

export const PictureParams = Type.Object({
  ...RecordParams.properties,
  number: Type.String({ pattern: '^[1-9]\\d?$', description: 'Number of the picture, as in `pictures[].number`.' }),
});

export const CasePicturesSchema = Type.Object({
  subject: oneOf(
    SUBJECT_FACES,
    'Face in the image of the search: `compared`, or why it was not. `no_picture`: the search has no image. `no_face`: no usable face was ' +
      'found. `unreadable`: it could not be decoded and was not stored. `unavailable`: face comparison was disabled, not installed or busy.',
  ),
  pictures: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, description: 'Number for `GET …/pictures/{number}`.' }),
      record_id: Type.String({ description: 'Id of the record on its list, as in `source_details[].record_id`.' }),
      distance: Nullable(
        Type.Number({
          description:
            'Distance of the face of this record from that of the search, 0 for equal ones, three decimals, as the evidence has it: of the ' +
            'nearest picture, if the record had several. Null if it was not compared. It is not a percentage.',
        }),
      ),
      outcome: oneOf(
        LISTED_FACES,
        '`same` up to `same_up_to`, `different` from `different_from`, `similar` between them. `not_compared`: the image of the search was ' +
          'not compared, the picture did not show exactly one face, it came to the list later, or the time limit was reached.',
      ),
    }),
    { description: `Pictures that the lists have of the result now, at most ${MOST_PICTURES}.` },
  ),
  same_up_to: Type.Number({ description: 'Up to this distance the faces are taken for the same person.' }),
  different_from: Type.Number({ description: 'From this distance on the faces are taken for different persons.' }),
});
