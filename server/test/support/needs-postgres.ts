import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How a test finds the prepared PostgreSQL, or its own imports that do. */
const USES_POSTGRES =
  /\bTEST_(DATABASE_URL|DATA_DIR)\b|@touchstone\/(embedded-postgres\/testing|server\/testing\/running-service)/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Whether one of the compiled test files, or what they import, uses PostgreSQL. A file that is not there is no reason to start it. */
export function needsPostgres(files: readonly string[]): boolean {
  const waiting = [...files];
  for (const file of waiting) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (USES_POSTGRES.test(text)) return true;
    for (const [, path = ''] of text.matchAll(IMPORTED)) {
      const imported = fileURLToPath(new URL(path, `file://${file}`));
      if (!waiting.includes(imported)) waiting.push(imported);
    }
  }
  return false;
}
