import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_FACE, SAME_FACE } from '../src/domain/face.js';
import { facesAreInstalled, startFaces } from '../src/faces/start-faces.js';

/**
 * `node server/dist/bench/faces.js [folder]`: every photograph of a folder against every other. A file is called after its
 * person, a dash and a number (`some-name-2.jpg`); photographs of no face or of several are told as such.
 */
const folder = process.argv[2] ?? '../shared/data/faces';

if (!existsSync(folder)) console.error(`${folder} is not there: faces are not measured`);
else if (!facesAreInstalled()) console.error('the packages that compare faces are not installed');
else await measure();

async function measure(): Promise<void> {
  const faces = startFaces({
    maxMegabytes: 4000,
    log: { warn: (facts, message) => console.error(message, facts) },
    answerLimitMs: 300_000,
    budgetMs: 300_000,
  });
  const photos = readdirSync(folder)
    .filter((name) => /\.(?:jpe?g|png)$/.test(name))
    .map((name) => ({ person: name.replace(/-\d.*$/, ''), name, bytes: readFileSync(join(folder, name)) }));
  const same: [number, string][] = [];
  const other: [number, string][] = [];
  const [begun, seconds] = [performance.now(), () => (performance.now() - begun) / 1000];
  let largest = 0;
  for (const [index, one] of photos.entries()) {
    const others = photos.slice(index + 1);
    const seen = await faces.compare(
      one.bytes,
      others.map(({ bytes }) => bytes),
    );
    largest = Math.max(largest, residentMegabytes(faces.pid));
    if (seen.outcome !== 'compared') {
      console.log(`${one.name}: ${seen.outcome}`);
      continue;
    }
    for (const [place, distance] of seen.distances.entries()) {
      const beside = others[place];
      if (typeof distance !== 'number' || beside === undefined) continue;
      (beside.person === one.person ? same : other).push([distance, `${one.name} ${beside.name}`]);
    }
  }
  await faces.stop();
  const [farthest, nearest] = [same.sort((a, b) => b[0] - a[0])[0], other.sort((a, b) => a[0] - b[0])[0]];
  const share = (pairs: readonly [number, string][], holds: (distance: number) => boolean) =>
    `${pairs.filter(([distance]) => holds(distance)).length} of ${pairs.length}`;
  console.log(`same person: ${share(same, (distance) => distance <= SAME_FACE)} match, farthest ${shown(farthest)}`);
  console.log(
    `different persons: ${share(other, (distance) => distance <= SAME_FACE)} match, nearest ${shown(nearest)}`,
  );
  console.log(`different persons told apart: ${share(other, (distance) => distance >= OTHER_FACE)}`);
  console.log(`${seconds().toFixed(1)} s for ${photos.length} photographs, models included; ${largest} MB at most`);
}

function shown(pair: readonly [number, string] | undefined): string {
  return pair === undefined ? 'none' : `${pair[0].toFixed(3)} (${pair[1]})`;
}

/** As Linux counts it; 0 elsewhere. */
function residentMegabytes(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  const kilobytes = existsSync(path) ? /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1000);
}
