import { fileURLToPath } from 'node:url';
import { buildApp } from '../../src/app/app.js';
import { openApiDocument } from '../../src/platform/http/openapi.js';
import { stubApp } from './stub-app.js';

/** `docs/openapi.json`, from where the compiled file lies. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));

/** The document as the running service serves it, and the text of it that is committed. */
export async function currentOpenApi(): Promise<{ document: object; text: string }> {
  const app = await buildApp(stubApp());
  await app.ready();
  const document = openApiDocument(app);
  await app.close();
  return { document, text: `${JSON.stringify(document, null, 2)}\n` };
}
