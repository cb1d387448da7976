import { type Service, startService } from './app/start-service.js';
import { linesForPeople } from './domain/lines-for-people.js';
import { takeConfig } from './platform/config/config.js';
import { createLogger } from './platform/http/create-logger.js';

/** Longest orderly shutdown, including a start in progress, before it is aborted. */
const STOP_LIMIT_MS = 25_000;
/** Ctrl-C under `npm start` arrives twice: from the terminal, and passed on by npm. Only a later one stops at once. */
const SAME_SIGNAL_MS = 1000;
/** Duration after which a start reports its progress. */
const LONG_START_MS = 2000;

const say = (line: string) => process.stdout.write(`${line}\n`);

let service: Service | undefined;
let signalledAt: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
process.on('uncaughtException', endBroken);

const starting = start().catch(fail);
service = await starting;

function onSignal(signal: NodeJS.Signals): void {
  if (signalledAt !== undefined) {
    if (Date.now() - signalledAt > SAME_SIGNAL_MS) leaveAtOnce('stopped at once');
    return;
  }
  signalledAt = Date.now();
  say(`${signal}: stopping; requests in flight are answered first`);
  setTimeout(() => leaveAtOnce('shutdown took too long and was aborted'), STOP_LIMIT_MS).unref();
  void starting
    .then((started) => started.stop())
    .then(() => {
      say('Touchstone has stopped');
      process.exit();
    }, fail);
}

function leaveAtOnce(why: string): never {
  process.stderr.write(`touchstone: ${why}\n`);
  service?.abandon();
  process.exit(1);
}

/** Ends the process after a bug in this thread or one it started: its state is unknown. */
function endBroken(error: unknown): never {
  createLogger('fatal').fatal({ err: error }, 'unexpected error');
  leaveAtOnce('an unexpected error ended the service; see the log for its location');
}

async function start(): Promise<Service> {
  const config = takeConfig(process.env);
  const begun = Date.now();
  say('Touchstone is starting');
  const started = await startService(config, createLogger(config.logLevel), say);
  void introduceWhenReady(started, begun);
  return started;
}

async function introduceWhenReady(started: Service, begun: number): Promise<void> {
  const where = started.address === undefined ? '' : ` at ${started.address}`;
  const long = setTimeout(() => {
    if (signalledAt === undefined)
      say(`Touchstone is listening${where}; searches get 503 until the watchlist is loaded`);
  }, LONG_START_MS);
  const { demonstration } = await started.ready;
  clearTimeout(long);
  if (signalledAt === undefined) introduce(started, demonstration, Date.now() - begun);
}

/** Prints environment problems in a line; only a bug shows its location. */
function fail(error: unknown): never {
  for (const line of linesForPeople(error)) process.stderr.write(`touchstone: ${line}\n`);
  process.exit(1);
}

function introduce({ address, healthAddress }: Service, demonstration: boolean, ms: number): void {
  const ready = `(ready in ${(ms / 1000).toFixed(1)} s)`;
  if (address === undefined) {
    say(`Touchstone is running jobs ${ready}`);
    if (healthAddress !== undefined)
      say(`Health and metrics:  ${healthAddress}/health/ready, ${healthAddress}/metrics`);
    return;
  }
  say(`Touchstone answers at ${address} ${ready}`);
  say(`Console:             ${address}/console`);
  say(`Documentation:       ${address}/docs`);
  // The demonstration list has this one, and no real list has.
  const name = demonstration ? 'Gavril Tverdokhlebenko' : 'Ivan Petrov';
  say(`First search:        ./touchstone search "${name}" --url ${address}`);
}
