import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newDataDir } from '@touchstone/embedded-postgres/testing';
import { spawnService, touchstone } from '../support/spawn-service.js';
import { type Answers, assertStillAnswers, fillService, readAnswers, work } from './release-data.js';

/** A folder for each release: `backup.zip`, made by it, and `answers.json`, what it answered. */
const RELEASES = fileURLToPath(new URL('../../../test/upgrade/releases/', import.meta.url));

// `WRITE_RELEASE=<version>` keeps the tables and answers of this version before it is released.
const { WRITE_RELEASE } = process.env;
if (WRITE_RELEASE !== undefined) {
  test(`a backup of version ${WRITE_RELEASE} and its answers are stored`, async () => {
    const dataDir = newDataDir();
    const folder = `${RELEASES}${WRITE_RELEASE}/`;
    mkdirSync(folder, { recursive: true });
    const service = await spawnService({ DATA_DIR: dataDir });
    await fillService(service);
    writeFileSync(`${folder}answers.json`, `${JSON.stringify(await readAnswers(service), undefined, 1)}\n`);
    const { code, stderr } = await touchstone(['backup', `${folder}backup.zip`], { DATA_DIR: dataDir });
    assert.equal(code, 0, stderr);
    await service.end('SIGTERM');
  });
}

for (const version of readdirSync(RELEASES)) {
  test(`a database of version ${version} is upgraded, answers as before and keeps working`, async () => {
    const dataDir = newDataDir();
    const restored = await touchstone(['restore', `${RELEASES}${version}/backup.zip`], { DATA_DIR: dataDir });
    assert.equal(restored.code, 0, restored.stderr);
    const service = await spawnService({ DATA_DIR: dataDir });
    const before = JSON.parse(readFileSync(`${RELEASES}${version}/answers.json`, 'utf8')) as Answers;
    const after = await readAnswers(service);
    for (const [path, answer] of Object.entries(before)) assertStillAnswers(after[path], answer, path);
    await work(service);
    const audit = await touchstone(['audit', 'verify'], { DATA_DIR: dataDir });
    assert.equal(audit.code, 0, audit.stderr);
    await service.end('SIGTERM');
  });
}
