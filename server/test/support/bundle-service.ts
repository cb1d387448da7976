import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Compiled service. */
const SERVICE = fileURLToPath(new URL('../../src', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../bin/touchstone.js', import.meta.url));
/** Resolved from here once for all: they load binaries and files beside them. */
const KEPT = ['@node-rs/argon2', '@touchstone/embedded-postgres', 'typescript'];
const THREAD = /new URL\('(\.[^']+\.js)', import\.meta\.url\)/g;

/**
 * Writes the service, its command line and the scripts of its threads into `folder`, each under its name in `server`, with what
 * they import in a few files: 1,400 modules are most of the processor time of a start. Each module keeps its own
 * `import.meta.url`, so that it finds its data where it lies.
 */
export async function bundleService(folder: string): Promise<void> {
  const sources = readdirSync(SERVICE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'))
    .map((name) => join(SERVICE, name));
  const threads = new Set(sources.flatMap((file) => threadsOf(file).map(([, script]) => script)));
  await build({
    entryPoints: [join(SERVICE, 'main.js'), join(SERVICE, 'cli/command-line.js'), ...threads],
    outbase: SERVICE,
    outdir: join(folder, 'dist/src'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
    logLevel: 'error',
    // CommonJS modules ask for what Node.js brings.
    banner: { js: `import { createRequire as __from } from 'node:module'; const require = __from('${SERVICE}/');` },
    plugins: [keptPackages(), ownAddresses(folder, threads)],
  });
  cpSync(PROGRAM, join(folder, 'bin/touchstone.js'));
  // Spares Node.js to find out.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}

/** Reference of a file to another script, and the file that it names. */
function threadsOf(file: string): [string, string][] {
  return [...readFileSync(file, 'utf8').matchAll(THREAD)].map(([text, path = '']) => [text, join(dirname(file), path)]);
}

function keptPackages(): Plugin {
  const require = createRequire(import.meta.url);
  const addressOf = (name: string) => (name === 'typescript' ? require.resolve(name) : import.meta.resolve(name));
  return {
    name: 'kept packages',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(${KEPT.join('|')})$`) }, ({ path }) => ({
        path: addressOf(path),
        external: true,
      }));
    },
  };
}

/** Modules that ask where they are hear where they were. */
function ownAddresses(folder: string, threads: ReadonlySet<string>): Plugin {
  return {
    name: 'own addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?js$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!/import\.meta\.url|__(dir|file)name/.test(text)) return undefined;
        const contents = threadsOf(path)
          .filter(([, script]) => threads.has(script))
          .reduce((all, [named, script]) => all.replace(named, `new URL('${addressIn(folder, script)}')`), text)
          .replaceAll('import.meta.url', `'${pathToFileURL(path).href}'`)
          .replaceAll('__dirname', `'${dirname(path)}'`)
          .replaceAll('__filename', `'${path}'`);
        return { contents, loader: 'js' };
      });
    },
  };
}

function addressIn(folder: string, script: string): string {
  return pathToFileURL(join(folder, 'dist/src', relative(SERVICE, script))).href;
}
