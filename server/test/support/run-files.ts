import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import './use-bundled-threads.js';
import { closeShared, expectSeveralFiles } from './after-all-files.js';
import { spentBy } from './file-costs.js';

/** Runs compiled test files one after the other, each as one test with hooks of its own. */
export async function runFiles(files: readonly string[]): Promise<void> {
  expectSeveralFiles();
  for (const file of files) {
    const name = file.replace(/^.*\/dist\//, '');
    await test(name, async (context) => {
      spentBy(name);
      await import(pathToFileURL(file).href);
      // The last test is there to be waited for: it ends after all of the file.
      await context.test('its end', () => {});
    });
  }
  await test('what the files share is closed', closeShared);
}
