import { writeFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { CLIENT_FILE, clientStamp } from './client-file.js';
import { currentOpenApi, OPENAPI_FILE } from './openapi-file.js';

/** `npm run openapi`: writes the committed document and the types of the client anew; a test fails while either is stale. */
const { document, text } = await currentOpenApi();
writeFileSync(OPENAPI_FILE, text);
const types = astToString(await openapiTypescript(document as OpenAPI3, { alphabetize: false }));
writeFileSync(CLIENT_FILE, `${clientStamp(text)}\n${types}`);
