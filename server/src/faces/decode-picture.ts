import { createRequire } from 'node:module';

/** Pixels, three bytes each (red, green, blue), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Largest picture, above any portrait of a camera; a file of few bytes may claim to be far larger. */
const MAX_PIXELS = 50_000_000;
/** Faces are found at this size as well as at a larger one. */
const MAX_SIDE = 800;

/** Used part of the decoding library, which need not be installed. */
interface Sharp {
  (bytes: Uint8Array, options: { limitInputPixels: number; failOn: 'error'; sequentialRead: boolean }): SharpImage;
  cache(on: false): void;
  concurrency(threads: number): void;
}

interface SharpImage {
  metadata(): Promise<{ format?: string; width?: number; height?: number; pages?: number }>;
  rotate(): SharpImage;
  resize(options: { width: number; height: number; fit: 'inside'; withoutEnlargement: boolean }): SharpImage;
  flatten(options: { background: string }): SharpImage;
  toColourspace(space: 'srgb'): SharpImage;
  removeAlpha(): SharpImage;
  raw(): SharpImage;
  timeout(options: { seconds: number }): SharpImage;
  toBuffer(options: { resolveWithObject: true }): Promise<{
    data: Uint8Array;
    info: { width: number; height: number; channels: number };
  }>;
}

/** Throws where the library is not installed. */
export function pictureDecoder(): (bytes: Uint8Array) => Promise<Picture | undefined> {
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes) => decodePicture(sharp, bytes);
}

/**
 * Decodes a JPG or PNG to pixels, upright, at most 800 to a side; undefined if it is neither, is broken, or its header
 * declares more than 50 million pixels, which is checked before decoding.
 */
async function decodePicture(sharp: Sharp, bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const { format, width = 0, height = 0 } = await image.metadata();
    if ((format !== 'jpeg' && format !== 'png') || width * height > MAX_PIXELS) return undefined;
    const { data, info } = await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .timeout({ seconds: 5 })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) return undefined;
    return { width: info.width, height: info.height, pixels: data };
  } catch {
    return undefined;
  }
}
