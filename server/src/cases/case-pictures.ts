import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseNotice } from '../domain/case.js';
import { imageBytes, OTHER_FACE, SAME_FACE } from '../domain/face.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Cases } from './cases.js';
import { listedPictures } from './compare-faces.js';
import type { Images } from './images.js';

/** Most pictures of a result; lists give one of a person, rarely two. */
export const MOST_PICTURES = 10;

/** Face in the picture of the subject: compared by the search, or why not. */
export const SUBJECT_FACES = [
  'compared',
  'no_picture',
  'no_face',
  'several_faces',
  'unreadable',
  'unavailable',
] as const;
type SubjectFace = (typeof SUBJECT_FACES)[number];

/** Faces of a record beside that of the subject. */
export const LISTED_FACES = ['same', 'similar', 'different', 'not_compared'] as const;

interface ListedPicture {
  readonly recordId: string;
  /** Of the nearest face of this record when the search compared them, 0 for equal ones; absent if it did not. */
  readonly distance?: number;
  readonly outcome: (typeof LISTED_FACES)[number];
}

export interface CasePictures {
  readonly subject: SubjectFace;
  readonly pictures: readonly ListedPicture[];
}

interface PictureDeps {
  readonly cases: Pick<Cases, 'find' | 'result'>;
  readonly images: Pick<Images, 'ofEntries' | 'read'>;
  /** Records in force by id; others are absent. */
  readonly current: (organizationId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ListedRecord>>;
}

/** Pictures of cases and of their results, as an organization sees them. */
export function casePictureService({ cases, images, current }: PictureDeps) {
  return {
    /** The picture of the subject as it was sent. Throws `not_found`, also for a case without one. */
    async ofSubject({ organizationId }: Caller, caseId: string): Promise<Uint8Array> {
      const sent = await images.read(organizationId, caseId);
      if (sent === undefined) throw new AppError('not_found');
      return imageBytes(sent);
    },

    /** A picture of a result, counted from 1. Throws `not_found`. */
    async ofResult({ organizationId }: Caller, caseId: string, recordId: string, number: number): Promise<Uint8Array> {
      const picture = (await listed(organizationId, caseId, recordId))[number - 1];
      if (picture === undefined) throw new AppError('not_found');
      return picture.bytes;
    },

    /**
     * The pictures that lists have of a result now, with the distances that its evidence rests on: faces are not compared again. Throws
     * `not_found` for a result that the case does not have.
     */
    async list({ organizationId }: Caller, caseId: string, recordId: string): Promise<CasePictures> {
      const [found, pictures] = await Promise.all([
        cases.find(organizationId, caseId),
        listed(organizationId, caseId, recordId),
      ]);
      if (found === undefined) throw new AppError('not_found');
      return {
        subject: subjectFace(found),
        pictures: pictures.map(({ of: { recordId: id, faceDistance } }) => ({ recordId: id, ...faceAt(faceDistance) })),
      };
    },
  };

  async function listed(organizationId: string, caseId: string, recordId: string) {
    const result = await cases.result(organizationId, caseId, recordId);
    if (result === undefined) throw new AppError('not_found');
    const ids = result.records.map((one) => one.recordId);
    // Cases keep records without their pictures.
    const records = await current(organizationId, ids);
    const withPictures = result.records.map((one) => ({ ...one, record: records.get(one.recordId) ?? one.record }));
    return (await listedPictures(images, organizationId, withPictures)).slice(0, MOST_PICTURES);
  }
}

export type CasePictureService = ReturnType<typeof casePictureService>;

const WHY_NOT: Partial<Record<CaseNotice, SubjectFace>> = {
  image_no_face: 'no_face',
  image_several_faces: 'several_faces',
  image_unreadable: 'unreadable',
  image_not_compared: 'unavailable',
};

function subjectFace({ filters, notices }: Case): SubjectFace {
  const [why] = notices.flatMap((notice) => WHY_NOT[notice] ?? []);
  return why ?? (filters.hasImage === true ? 'compared' : 'no_picture');
}

function faceAt(distance: number | undefined): Pick<ListedPicture, 'distance' | 'outcome'> {
  if (distance === undefined) return { outcome: 'not_compared' };
  return { distance, outcome: distance <= SAME_FACE ? 'same' : distance < OTHER_FACE ? 'similar' : 'different' };
}
