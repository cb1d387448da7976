import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../pictures', import.meta.url));

/** With `TAKE_PICTURES=yes` takes a picture into `console/test/dist/pictures`, to be looked at; pictures are never compared by pixel. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.TAKE_PICTURES !== 'yes') return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
