import Type from 'typebox';
import type { FieldError } from '../domain/app-error.js';
import type { Image } from '../domain/case-request.js';
import { RequestFields } from '../platform/http/request-fields.js';

export const EntryImageRequest = Type.Object({
  image: Type.String({ description: 'JPG or PNG, at most 5 MB, as base64 or as a data URI. Checked by its content.' }),
});

/** Means nothing unless `faults` is empty. */
export function readEntryImage(
  body: unknown,
  schemaErrors: readonly FieldError[],
): { request: Image; faults: readonly FieldError[] } {
  const faults: FieldError[] = [...schemaErrors];
  const fields = new RequestFields(EntryImageRequest, body, faults);
  const image = fields.image('image');
  if (image === undefined && faults.length === 0) fields.fault('image', 'is required');
  return { request: image ?? { format: 'png', bytes: new Uint8Array(), text: '' }, faults };
}
