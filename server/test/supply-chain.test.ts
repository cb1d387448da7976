import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('no dependency may run an install script', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> };
  const withScript = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const denied = Object.fromEntries(withScript.map((name) => [name, false]));
  assert.deepEqual((readJson('package.json') as { allowScripts: unknown }).allowScripts, denied);
});

test('every dependency is pinned to an exact version', () => {
  for (const folder of ['.', 'engine', 'server', 'client', 'console']) {
    const { dependencies, devDependencies, optionalDependencies } = readJson(`${folder}/package.json`) as Dependencies;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      assert.match(version, /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} in ${folder}/package.json`);
    }
  }
});

test('no text of ours runs a package of a stranger under the name of the command line', () => {
  const folders = [
    'docs',
    'deploy',
    'scripts',
    'console/src',
    'server/src',
    'server/bin',
    'client',
    'engine',
    'packages',
  ];
  const files = folders
    .flatMap((folder) =>
      readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) => !/(^|\/)(node_modules|dist)\//.test(file) && /\.(md|json|ts|tsx|js|mjs|sh|yaml|html)$/.test(file),
    );
  for (const file of [...files, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'package.json']) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    assert.doesNotMatch(text, /(npx|npm (exec|x|install|i)|pnpm dlx|yarn dlx|bunx)( -[-\w]+)* touchstone\b/, file);
  }
  for (const folder of ['client', 'console', 'engine', 'packages/embedded-postgres', 'server']) {
    const { name } = readJson(`${folder}/package.json`) as { readonly name: string };
    assert.match(name, /^@touchstone\//, folder);
  }
});

interface Dependencies {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'));
}
