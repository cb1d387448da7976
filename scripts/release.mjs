// npm run release: checks that the tree is a release, and writes what is published into release/: a source archive, the packages
// for npm, the interface, a Postman collection, the bill of materials and their checksums.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['engine', 'client'];
const OUT = 'release';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const problems = [
  run('git', 'status', '--porcelain') !== '' && 'there are changes that are not committed',
  !new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm').test(
    readFileSync('CHANGELOG.md', 'utf8'),
  ) && `CHANGELOG.md has no section "## ${version} (YYYY-MM-DD)"`,
  !existsSync(`server/test/upgrade/releases/${version}/backup.zip`) &&
    `no backup of this version: WRITE_RELEASE=${version} npm test -- server/test/upgrade/upgrade.test.ts`,
].filter(Boolean);
if (problems.length > 0) {
  for (const problem of problems) console.error(`not a release: ${problem}`);
  process.exit(1);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
run('npm', 'run', 'build');
run('npm', 'run', 'sbom');
run('node', 'server/dist/test/support/write-postman.js', join(OUT, 'touchstone.postman_collection.json'));
run(
  'git',
  'archive',
  '--prefix',
  `touchstone-${version}/`,
  '--output',
  join(OUT, `touchstone-${version}.tar.gz`),
  'HEAD',
);
for (const name of PACKAGES) run('npm', 'pack', '--workspace', name, '--pack-destination', OUT);
for (const name of ['openapi.json', 'openapi-3.0.json']) copyFileSync(join('docs', name), join(OUT, name));
copyFileSync('sbom.cdx.json', join(OUT, 'sbom.cdx.json'));
const sums = readdirSync(OUT).map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(join(OUT, name)))
      .digest('hex')}  ${name}\n`,
);
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
console.log(sums.join('').trimEnd());
