import type { CaseNotice, MatchedRecord } from '../domain/case.js';
import type { EntryPlace } from '../domain/custom-list.js';
import { customListId } from '../domain/custom-list.js';
import { type NoFace, picturesOf } from '../domain/face.js';
import type { Images } from './images.js';

/** Most pictures compared: more would delay the search; the best hits come first. */
const MAX_PICTURES = 50;

const NOTICES: Readonly<Record<NoFace | 'unavailable', CaseNotice>> = {
  no_face: 'image_no_face',
  several_faces: 'image_several_faces',
  unreadable: 'image_unreadable',
  unavailable: 'image_not_compared',
};

/**
 * Adds the distance between the face in the picture and the nearest listed picture of each person, and returns a notice if the
 * picture could not be compared fully. Records without a comparison get no evidence either way.
 */
export async function compareFaces(
  images: Pick<Images, 'faces' | 'ofEntries'> | undefined,
  organizationId: string,
  picture: Uint8Array | undefined,
  matched: readonly MatchedRecord[],
): Promise<{ matched: readonly MatchedRecord[]; notice?: CaseNotice }> {
  if (picture === undefined) return { matched };
  if (images?.faces === undefined) return { matched, notice: 'image_not_compared' };
  const all = await listedPictures(images, organizationId, matched);
  const listed = all.slice(0, MAX_PICTURES);
  const seen = await images.faces.compare(
    picture,
    listed.map(({ bytes }) => bytes),
  );
  if (seen.outcome !== 'compared') return { matched, notice: NOTICES[seen.outcome] };
  const nearest = new Map<MatchedRecord, number>();
  for (const [index, { of }] of listed.entries()) {
    const distance = seen.distances[index];
    if (typeof distance === 'number') nearest.set(of, Math.min(distance, nearest.get(of) ?? distance));
  }
  const missed = all.length > listed.length || seen.distances.some((distance) => typeof distance === 'string');
  const notice = nearest.size === 0 ? 'image_nothing_to_compare' : missed ? 'image_partly_compared' : undefined;
  return {
    matched: matched.map((one) => {
      const distance = nearest.get(one);
      return distance === undefined ? one : { ...one, faceDistance: Math.round(distance * 1000) / 1000 };
    }),
    ...(notice !== undefined && { notice }),
  };
}

/** The pictures that lists have of persons, those of the closest first, each in the order of its list. */
export async function listedPictures(
  images: Pick<Images, 'ofEntries'>,
  organizationId: string,
  matched: readonly MatchedRecord[],
): Promise<readonly { readonly of: MatchedRecord; readonly bytes: Uint8Array }[]> {
  const persons = [...matched]
    .filter(({ record }) => record.entityType === 'Person')
    .sort((a, b) => b.hit.score - a.hit.score);
  const places = persons.flatMap((one) => placeOf(one) ?? []);
  const given = await images.ofEntries(organizationId, places);
  return persons.flatMap((of) => {
    const place = placeOf(of);
    const own = place && given.get(`${place.listId} ${place.entryId}`);
    return [...(own === undefined ? [] : [own]), ...picturesOf(of.record)].map((bytes) => ({ of, bytes }));
  });
}

function placeOf({ record }: MatchedRecord): EntryPlace | undefined {
  const listId = customListId(record.source);
  return listId === undefined ? undefined : { listId, entryId: record.sourceId };
}
