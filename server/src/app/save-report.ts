import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Writes a report of the self-test as JSON, by default to `DATA_DIR/selftest/selftest-<time>.json`; tells where. */
export async function saveReport(
  report: object,
  file: string | undefined,
  { dataDir, at }: { readonly dataDir: string; readonly at: Date },
): Promise<string> {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const path = file === undefined ? join(dataDir, 'selftest', `selftest-${time}.json`) : resolve(file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(report, undefined, 2)}\n`, { mode: 0o600 });
  return path;
}
