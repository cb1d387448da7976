import { createHash } from 'node:crypto';
import type { NoFace } from '../domain/face.js';
import { pictureDecoder } from './decode-picture.js';
import { dropRights } from './drop-rights.js';
import { loadFaceModels, type SeenFace } from './load-face-models.js';
import type { FromFaceProcess, ToFaceProcess } from './messages.js';

/**
 * Runs in a process of its own, because it takes half a gigabyte and decodes untrusted files: a crash must not end the
 * service. Caches the faces of listed pictures under their hash, and returns distances only.
 */
const MAX_CACHED = 2000;
/** A face of fewer pixels tells nothing. */
const MIN_HEIGHT = 40;
/** A face behind the one that was photographed does not count when it is this much smaller. */
const BYSTANDER = 0.2;

/** Given by the service: above it the process ends, and the service starts another. */
const maxMegabytes = Number(process.argv[2] ?? 0);

const decode = pictureDecoder();
const see = await loadFaceModels();
// Files readable only by root are loaded by now, and no untrusted picture has been opened yet.
dropRights();
const kept = new Map<string, Float32Array | NoFace>();

/** Serializes requests: pictures that are unpacked together add up. */
let last: Promise<void> = Promise.resolve();
process.on('message', (request: ToFaceProcess) => {
  last = last.then(() => answer(request));
});
// The service is gone.
process.on('disconnect', () => process.exit(0));
reply({ ready: true });

async function answer(request: ToFaceProcess): Promise<void> {
  const { id } = request;
  try {
    reply({ id, ...(await compare(request)) });
  } catch (error) {
    reply({ id, outcome: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  if (maxMegabytes > 0 && process.memoryUsage.rss() > maxMegabytes * 1_000_000) process.disconnect();
}

async function compare({ picture, listed, milliseconds }: ToFaceProcess) {
  const until = performance.now() + milliseconds;
  const own = await faceIn(picture);
  if (typeof own === 'string') return { outcome: own };
  const distances: (number | NoFace | 'no_time')[] = [];
  for (const one of listed) {
    if (performance.now() >= until) {
      distances.push('no_time');
      continue;
    }
    const face = await keptFace(one);
    distances.push(typeof face === 'string' ? face : distance(own, face));
  }
  return { outcome: 'compared' as const, distances };
}

async function keptFace(picture: Uint8Array): Promise<Float32Array | NoFace> {
  const hash = createHash('sha256').update(picture).digest('hex');
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const face = await faceIn(picture);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_CACHED && oldest !== undefined) kept.delete(oldest);
  kept.set(hash, face);
  return face;
}

/** Finds the only face of a picture. With two, it is unclear whose it is. */
async function faceIn(bytes: Uint8Array): Promise<Float32Array | NoFace> {
  const picture = await decode(bytes);
  if (picture === undefined) return 'unreadable';
  const faces = [...(await see(picture))].sort((a, b) => b.height - a.height);
  const [first, second] = faces;
  if (first === undefined || !first.isConfirmed || first.height < MIN_HEIGHT) return 'no_face';
  return second !== undefined && isNoBystander(first, second) ? 'several_faces' : first.descriptor;
}

function isNoBystander(first: SeenFace, second: SeenFace): boolean {
  return second.height >= first.height * BYSTANDER;
}

/** Computes the distance of two faces, 0 for equal vectors; `domain/face.ts` interprets it. */
function distance(one: Float32Array, other: Float32Array): number {
  return Math.sqrt(one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0));
}

function reply(message: FromFaceProcess): void {
  process.send?.(message);
}
