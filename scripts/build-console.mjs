import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Builds the console, unless its build is newer than all that it is made from: what did not change costs no second.
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INPUTS = [
  'client/src',
  'console/src',
  'console/public',
  'console/index.html',
  'console/package.json',
  'console/vite.config.ts',
];
const BUILT = join(ROOT, 'console/dist/index.html');

if (!existsSync(BUILT) || [...INPUTS, 'package-lock.json'].some((path) => newest(join(ROOT, path)) > changed(BUILT))) {
  execFileSync('npm', ['run', 'build', '-w', 'console'], { cwd: ROOT, stdio: 'inherit' });
}

/** Of the file or the folder, which changes when something in it is removed, and all in it. */
function newest(path) {
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  return Math.max(changed(path), ...inside.map((name) => changed(join(path, name))));
}

function changed(path) {
  return statSync(path).mtimeMs;
}
