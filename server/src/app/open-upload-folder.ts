import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@touchstone/embedded-postgres';

/**
 * Opens this process's folder for files in transfer, accessible to its user alone. Removes the folders of ended
 * processes: such files hold customers' data. Several processes may share one `DATA_DIR`.
 */
export async function openUploadFolder(dataDir: string): Promise<string> {
  const all = join(dataDir, 'uploads');
  await mkdir(all, { recursive: true, mode: 0o700 });
  const found = await lstat(all);
  if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) {
    throw new Error(`${all} must be a folder of the user that runs the service; remove it`);
  }
  for (const name of await readdir(all)) {
    const isOthers = Number(name) !== process.pid && isAlive(Number(name));
    if (!isOthers) await rm(join(all, name), { recursive: true, force: true });
  }
  const own = join(all, String(process.pid));
  await mkdir(own, { mode: 0o700 });
  return own;
}
