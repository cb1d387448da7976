import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import threads from 'node:worker_threads';

/** Imported before a service: its threads start from the bundle of this run (`bundle-service.ts`). */
const SERVICE = fileURLToPath(new URL('../../src', import.meta.url));
const bundle = join(process.env.TEST_SERVICE_BUNDLE ?? '', 'dist/src');

threads.Worker = class extends threads.Worker {
  constructor(script: string | URL, options?: threads.WorkerOptions) {
    const bundled = script instanceof URL ? join(bundle, relative(SERVICE, fileURLToPath(script))) : '';
    super(existsSync(bundled) && bundled.startsWith(bundle) ? bundled : script, options);
  }
};
syncBuiltinESMExports();
