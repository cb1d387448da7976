#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/src/cli/command-line.js', import.meta.url);
if (!existsSync(program)) {
  process.stderr.write('touchstone is not built yet: run `npm run build` first.\n');
  process.exit(1);
}
const { runCommandLine } = await import(program.href);
// Whoever reads our results may stop reading (`… | head`): that ends the command, and is no failure of it.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await runCommandLine(process.argv.slice(2), process);
