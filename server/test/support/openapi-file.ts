import { fileURLToPath } from 'node:url';
import { buildApp } from '../../src/app/app.js';
import { toOpenApi30 } from '../../src/platform/http/openapi-3.0.js';
import { openApiDocument } from '../../src/platform/http/openapi-document.js';
import { stubApp } from './stub-app.js';

/** `docs/openapi.json`, from where the compiled file lies. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
export const OPENAPI_30_FILE = fileURLToPath(new URL('../../../../docs/openapi-3.0.json', import.meta.url));

/** The document as the running service serves it, and the texts that are committed of it and of its 3.0 twin. */
export async function currentOpenApi(): Promise<{ document: object; text: string; text30: string }> {
  const app = await buildApp(stubApp());
  await app.ready();
  const document = openApiDocument(app);
  await app.close();
  return { document, text: textOf(document), text30: textOf(toOpenApi30(document)) };
}

function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
