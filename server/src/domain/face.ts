import type { Image } from './case-request.js';
import type { ListedRecord } from './listed-record.js';

/**
 * Faces below the first distance are the same, from the second on they are two persons; between them there is no
 * conclusion. Measured on photographs of the same and of different persons (`docs/performance.md`); the models' own
 * threshold is 0.6 for the same.
 */
export const SAME_FACE = 0.4;
export const OTHER_FACE = 0.6;

/** Reason why a picture has no comparable face. */
export type NoFace = 'no_face' | 'several_faces' | 'unreadable';

/** Larger ones are left where they are. */
const MAX_BASE64 = 7 * 1024 * 1024;

/** The bytes of an image as it was sent: base64, or a data URI of it. */
export function imageBytes(text: string): Uint8Array {
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** Format of a picture by its first bytes; undefined for anything but JPG and PNG. */
export function formatOf(bytes: Uint8Array): Image['format'] | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? 'png' : undefined;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Tells whether a value of a record is an embedded picture. Addresses of pictures are shown and never fetched. */
function isPicture(value: string): boolean {
  return value.length < MAX_BASE64 && /^data:image\/[a-z]{2,10};base64,/i.test(value);
}

/** Placeholder for a picture: hits are stored and answered by the thousand. */
const PICTURE = '(a picture)';

/** A record as it is kept with a case and shown. */
export function withoutPictures<R extends Pick<ListedRecord, 'particulars'>>(record: R): R {
  if (!Object.values(record.particulars).some((values) => values.some(isPicture))) return record;
  const shown = Object.entries(record.particulars).map(([name, values]): [string, readonly string[]] => [
    name,
    values.map((value) => (isPicture(value) ? PICTURE : value)),
  ]);
  return { ...record, particulars: Object.fromEntries(shown) };
}

/** The pictures that a list gives with a person. */
export function picturesOf({ particulars }: Pick<ListedRecord, 'particulars'>): readonly Uint8Array[] {
  return Object.values(particulars).flat().filter(isPicture).map(imageBytes);
}
