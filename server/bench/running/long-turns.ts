import { appendFileSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Loaded into a service that is measured (`node --import`): notes in the file `LONG_TURNS` every turn of a thread's event
 * loop that took it more than 5 ms of processor time, as `<time> <script of the thread> <milliseconds>`. For as long a
 * thread answers nobody. Processor time, as the kernel counts it for the thread, is not disturbed by what else the machine does.
 */
const file = process.env.LONG_TURNS;
if (file && process.platform === 'linux') noteLongTurns(file);

function noteLongTurns(to: string): void {
  const script = basename(process.argv[1] ?? '');
  const clock = openSync('/proc/thread-self/schedstat', 'r');
  const text = Buffer.alloc(64);
  const nanoseconds = (): number => {
    const length = readSync(clock, text, 0, text.length, 0);
    return Number(text.toString('latin1', 0, length).split(' ')[0]);
  };
  let last = nanoseconds();
  setInterval(() => {
    const now = nanoseconds();
    const milliseconds = (now - last) / 1e6;
    last = now;
    if (milliseconds > 5) appendFileSync(to, `${Date.now()} ${script} ${milliseconds.toFixed(1)}\n`);
  }, 1).unref();
}
