import { writeFileSync } from 'node:fs';
import { currentOpenApi, OPENAPI_FILE } from './openapi-file.js';

/** `npm run openapi`: writes the committed document anew; `openapi.test.ts` fails while it is stale. */
writeFileSync(OPENAPI_FILE, (await currentOpenApi()).text);
