#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/src/command-line.js', import.meta.url);
if (!existsSync(program)) {
  process.stderr.write('touchstone is not built yet: run `npm run build` first.\n');
  process.exit(1);
}
await import(program.href);
