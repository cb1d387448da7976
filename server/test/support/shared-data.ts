import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

/** Publishers' own files lie beside the repository on some machines; where they do not, tests use the committed samples. */
export const hasSharedData = existsSync(`${FOLDER}ofac`) && existsSync(`${FOLDER}un`);

export function sharedData(path: string): string {
  return `${FOLDER}${path}`;
}

export function listSample(name: string): string {
  return fileURLToPath(new URL(`../../../src/lists/samples/${name}`, import.meta.url));
}
