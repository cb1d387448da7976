import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawPicture } from '../../test/support/draw-picture.js';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import { OTHER_FACE, SAME_FACE } from '../domain/face.js';
import { NO_ONE } from './drop-rights.js';
import { facesAreInstalled, startFaces } from './start-faces.js';

const reported: string[] = [];
const log = { warn: (_: object, message: string) => reported.push(message) };
const faces = startFaces({ maxMegabytes: 1200, log, answerLimitMs: 120_000, budgetMs: 120_000 });
const script = fileURLToPath(new URL('../../test/support/broken-face-process.js', import.meta.url));
const broken = startFaces({ maxMegabytes: 1200, log, script, answerLimitMs: 120_000 });
after(() => Promise.all([faces.stop(), broken.stop()]));

const photo = (name: string) => readFileSync(sharedData(`faces/${name}.jpg`));
/** True if photographs are there and can be compared; otherwise tests use properties that hold for every picture. */
const hasPhotos = hasSharedData && facesAreInstalled();

test('the same person matches on another photograph, a different person never', async () => {
  if (!hasPhotos) return;
  const people = ['barack-obama', 'joe-biden', 'bernie-sanders'];
  const listed = people.map((name) => photo(`${name}-1`));
  for (const [own, name] of people.slice(0, 2).entries()) {
    const seen = await faces.compare(photo(`${name}-2`), listed);
    assert.equal(seen.outcome, 'compared');
    const distances = seen.outcome === 'compared' ? seen.distances : [];
    for (const [index, distance] of distances.entries()) {
      assert.ok(typeof distance === 'number');
      assert.ok(
        index === own ? distance <= SAME_FACE : distance >= OTHER_FACE,
        `${name} and ${people[index]}: ${distance}`,
      );
    }
  }
});

test('no face, two faces and an invalid picture are reported, never guessed', async () => {
  if (!facesAreInstalled()) return;
  const drawn = drawPicture();
  assert.deepEqual(await faces.compare(drawn, [drawn]), { outcome: 'no_face' });
  const outcomeOf = async (picture: Uint8Array) => (await faces.compare(picture, [])).outcome;
  for (const bytes of [Buffer.from('GIF89a'), drawn.subarray(0, 200), Buffer.alloc(0), drawPicture(8, 30_000)]) {
    assert.equal(await outcomeOf(bytes), 'unreadable');
  }
  // The first detector takes a cat for a person, the second one does not.
  const cat = readFileSync(new URL('../../../src/faces/samples/cat.jpg', import.meta.url));
  assert.equal(await outcomeOf(cat), 'no_face');
  if (!hasPhotos) return;
  assert.equal(await outcomeOf(photo('no-face')), 'no_face');
  assert.equal(await outcomeOf(photo('two-faces')), 'several_faces');
  // A listed picture without a face says nothing, and keeps no other from being compared.
  const seen = await faces.compare(photo('barack-obama-1'), [photo('two-faces'), drawn, photo('barack-obama-1')]);
  assert.deepEqual(seen.outcome === 'compared' && seen.distances, ['several_faces', 'no_face', 0]);
});

const isRoot = process.getuid?.() === 0;

test('its process has no root rights, no environment, no open file and no folder of the service', async () => {
  if (!facesAreInstalled() || !existsSync('/proc/self/status')) return;
  const open = openSync(import.meta.filename, 'r');
  assert.deepEqual(await faces.compare(drawPicture(), []), { outcome: 'no_face' });
  const of = `/proc/${faces.pid}`;
  const status = readFileSync(`${of}/status`, 'utf8');
  const [uid = '', gid = '', groups, ...rights] = ['Uid', 'Gid', 'Groups', 'CapPrm', 'CapEff', 'CapAmb'].map((name) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1]?.trim(),
  );
  if (isRoot) {
    for (const ids of [uid, gid]) assert.deepEqual(new Set(ids.split('\t')), new Set([String(NO_ONE)]));
    assert.equal(groups, '');
  }
  assert.match(rights.join(''), /^0+$/);
  const environment = readFileSync(`${of}/environ`, 'utf8')
    .split('\0')
    .filter((entry) => entry !== '');
  assert.deepEqual(
    environment.filter((entry) => !entry.startsWith('NODE_CHANNEL_')),
    [],
  );
  const descriptors = readdirSync(`${of}/fd`).map((one) => readlinkSync(`${of}/fd/${one}`));
  assert.deepEqual(
    // The process may be reading its own state.
    descriptors.filter((target) => target.startsWith('/') && target !== '/dev/null' && !target.startsWith(`${of}/`)),
    [],
  );
  assert.equal(readlinkSync(`${of}/cwd`), '/');
  closeSync(open);
});

test('without rights it can neither read a file of root nor become root again', () => {
  if (!isRoot) return;
  const file = join(mkdtempSync(join(tmpdir(), 'of-root-')), 'key');
  writeFileSync(file, 'secret', { mode: 0o600 });
  chmodSync(dirname(file), 0o755);
  const script = `
    import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
    import { dropRights } from ${JSON.stringify(new URL('./drop-rights.js', import.meta.url).href)};
    const codeOf = (work) => { try { return work() && 'done'; } catch ({ code }) { return code; } };
    const read = () => codeOf(() => readFileSync(${JSON.stringify(file)}));
    const before = read();
    dropRights();
    console.log(before, read(), codeOf(() => process.setuid(0) ?? true), process.getuid());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.equal(stdout, `done EACCES EPERM ${NO_ONE}\n`, stderr);
});

test('a process that crashes or hangs costs one answer, and the next picture starts another', async (context) => {
  const fine = { outcome: 'no_face' };
  assert.deepEqual(await broken.compare(Buffer.alloc(3), []), fine);
  const first = broken.pid;
  assert.deepEqual(await broken.compare(Buffer.alloc(1), []), { outcome: 'unavailable' });
  assert.deepEqual(await broken.compare(Buffer.alloc(3), []), fine);
  assert.notEqual(broken.pid, first);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const hanging = broken.compare(Buffer.alloc(2), []);
  context.mock.timers.tick(120_000);
  context.mock.timers.reset();
  assert.deepEqual(await hanging, { outcome: 'unavailable' });
  assert.deepEqual(await broken.compare(Buffer.alloc(3), []), fine);
  const many = await Promise.all(Array.from({ length: 20 }, () => broken.compare(Buffer.alloc(3), [])));
  assert.equal(many.filter(({ outcome }) => outcome === 'unavailable').length, 4);
  assert.ok(reported.some((message) => message.includes('took too long')));
  await broken.stop();
  assert.deepEqual(await broken.compare(Buffer.alloc(3), []), { outcome: 'unavailable' });
});
