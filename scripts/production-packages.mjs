import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/**
 * Packages of `package-lock.json` that production installs, on any platform.
 * @returns {{ name: string, version: string, licence: string, folder: string, platform: boolean }[]} sorted, without
 * repeats; `platform` marks those for one operating system or processor
 */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${entry.version}`, {
      name,
      version: entry.version,
      licence: entry.license ?? 'see text',
      folder: join(ROOT, path),
      platform: Boolean(entry.os || entry.cpu),
    });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
