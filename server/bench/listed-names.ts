import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Every hundredth primary name of OFAC's file, half of them with a letter changed, so that what is near is looked for too; a name
 * of the demonstration list without the file.
 */
export function listedNames(sdn: string | undefined): readonly string[] {
  if (sdn === undefined) return ['Ivan Petrov'];
  const csv = gunzipSync(readFileSync(sdn)).toString('latin1');
  const names = [...csv.matchAll(/^\d+,"([^"]+)",/gm)].map(([, name]) => String(name));
  return names
    .filter((name, index) => index % 100 === 0 && name.length >= 3 && name.length <= 100 && /[A-Z]/.test(name))
    .map((name, index) => (index % 2 === 0 ? name : name.replace(/[AEIOU](?!.*[AEIOU])/, 'Y')));
}
