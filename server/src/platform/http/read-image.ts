import type { Image } from '../../domain/case-request.js';
import { formatOf } from '../../domain/face.js';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/**
 * Reads the picture of a field that holds base64 or a data URI, or explains what is wrong with it. The first bytes
 * determine its type: a data URI may name a wrong one.
 */
export function readImage(text: string): Image | { readonly fault: string } {
  const base64 = text.replace(/^data:[^,]{0,100};base64,/i, '').replace(/[\r\n\s]+/g, '');
  if (base64.length > Math.ceil(MAX_IMAGE_BYTES / 3) * 4) return { fault: 'must be at most 5 MB' };
  if (base64 === '' || base64.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return { fault: 'must be a base64 image or a data URI of one' };
  }
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_IMAGE_BYTES) return { fault: 'must be at most 5 MB' };
  const format = formatOf(bytes);
  return format === undefined ? { fault: 'must be a JPG or PNG image' } : { format, bytes, text: text.trim() };
}
