import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of one process: enough to share the loading of the service, few enough that one slow file holds up no others for long. */
const GROUP_SIZE = 20;

/** State that the whole process shares, so that later files would be affected. */
const OWN_PROCESS = /\bmock\.timers\b|process\.env\.\w+ = |\/dist\/test\/faults\//;

const RUN_FILES = new URL('./run-files.js', import.meta.url).href;

/**
 * Writes one entry file for each process into `folder`, in the order in which they shall start, and answers their paths. Most
 * of a small test file's time is the loading of what it tests, so `GROUP_SIZE` files share a process: each is one test there,
 * its hooks are its own, and what it opens for itself is closed before the next begins. Files that change something of the
 * process itself have one of their own.
 */
export function groupTests(files: readonly string[], folder: string): string[] {
  const alone = files.filter((file) => OWN_PROCESS.test(`${file}\n${readFileSync(file, 'utf8')}`));
  const shared = files.filter((file) => !alone.includes(file));
  const groups: string[][] = [];
  for (let at = 0; at < shared.length; at += GROUP_SIZE) groups.push(shared.slice(at, at + GROUP_SIZE));
  return [...groups, ...alone.map((file) => [file])].map((group, at) => {
    const entry = join(folder, `group-${String(at).padStart(3, '0')}.test.mjs`);
    writeFileSync(entry, `import { runFiles } from '${RUN_FILES}';\nawait runFiles(${JSON.stringify(group)});\n`);
    return entry;
  });
}
