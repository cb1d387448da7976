import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Processor seconds by test file, of this process. */
const costs: Record<string, number> = {};
let file: string | undefined;
let before = 0;

/** Counts what this process and its ended children spend from here to the next call as spent by the test file `name`. */
export function spentBy(name: string): void {
  if (file === undefined) {
    process.once('exit', () => {
      count();
      writeFileSync(join(tmpdir(), `costs-${process.pid}.json`), JSON.stringify(costs));
    });
  } else {
    count();
  }
  file = name;
}

/** The `count` test files that spent most processor time, of the processes that left their figures in `folder`: one line each. */
export function dearestFiles(folder: string, count: number): string[] {
  const spent = readdirSync(folder)
    .filter((name) => /^costs-\d+\.json$/.test(name))
    .flatMap((name) => Object.entries<number>(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return spent
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function count(): void {
  const now = processorSeconds();
  costs[file ?? ''] = (costs[file ?? ''] ?? 0) + now - before;
  before = now;
}

/** Of this process and, where `/proc` tells, of its children that have ended, in steps of 10 ms. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  // After the name, which may hold blanks: state is the third field, `cutime` the 16th, `cstime` the 17th.
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'latin1').replace(/^.*\) /s, '') : '';
  const fields = stat.split(' ').map(Number);
  return (user + system) / 1e6 + ((fields[13] ?? 0) + (fields[14] ?? 0)) / 100;
}
