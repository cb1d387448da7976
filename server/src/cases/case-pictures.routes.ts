import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { AppError } from '../domain/app-error.js';
import { formatOf, OTHER_FACE, SAME_FACE } from '../domain/face.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import type { CasePictureService, CasePictures } from './case-pictures.js';
import { CasePicturesSchema, PictureParams } from './case-pictures.schema.js';
import { RecordParams } from './case-work.schema.js';
import { SearchParams } from './search.schema.js';

const tag = 'Console';
const PICTURE = {
  mediaType: ['image/jpeg', 'image/png'],
  answers: 'The picture. Its first bytes determine the type; caches must not keep it.',
} as const;

export const casePictureRoutes = (pictures: CasePictureService): Route[] => [
  streamRoute({
    method: 'GET',
    url: '/api/searches/:search_reference/image',
    id: 'readSearchImage',
    tag,
    summary: 'Read the image of a search',
    description: 'The `biometric_search_image` as it was sent, JPG or PNG, at most 5 MB. 404 for a search without one.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    ...PICTURE,
    handle: async ({ caller, params: { search_reference: reference } }) =>
      answer(await pictures.ofSubject(caller, reference), `image-${reference}`),
  }),

  route({
    method: 'GET',
    url: '/api/searches/:search_reference/records/:id/pictures',
    id: 'listCasePictures',
    tag,
    summary: 'List the pictures of a result with the distances of the faces',
    description:
      'The pictures that lists have of a result now, and how far its face was from that in the image of the search when the search ' +
      'compared them. Faces are not compared again.',
    access: ABILITIES['case.read'],
    params: RecordParams,
    data: CasePicturesSchema,
    handle: async ({ caller, params }) => present(await pictures.list(caller, params.search_reference, params.id)),
  }),

  streamRoute({
    method: 'GET',
    url: '/api/searches/:search_reference/records/:id/pictures/:number',
    id: 'readListedPicture',
    tag,
    summary: 'Read a listed picture of a result',
    description:
      'A picture that a list, or a custom list of your organization, has of the result now. JPG or PNG; others get 404.',
    access: ABILITIES['case.read'],
    params: PictureParams,
    ...PICTURE,
    handle: async ({ caller, params: { search_reference: reference, id, number } }) =>
      answer(await pictures.ofResult(caller, reference, id, Number(number)), `picture-${id}-${number}`),
  }),
];

/** Throws `not_found` for bytes that a browser might take for anything but a picture. */
function answer(bytes: Uint8Array, name: string) {
  const format = formatOf(bytes);
  if (format === undefined) throw new AppError('not_found');
  return { content: Readable.from([bytes]), mediaType: `image/${format}`, fileName: `${name}.${format}` };
}

function present({ subject, pictures }: CasePictures): Static<typeof CasePicturesSchema> {
  return {
    subject,
    pictures: pictures.map(({ recordId, distance = null, outcome }, index) => ({
      ...{ number: index + 1, record_id: recordId, distance, outcome },
    })),
    same_up_to: SAME_FACE,
    different_from: OTHER_FACE,
  };
}
