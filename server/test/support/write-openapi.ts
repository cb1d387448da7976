import { writeFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import { CLIENT_FILE, clientStamp } from './client-file.js';
import { currentOpenApi, OPENAPI_30_FILE, OPENAPI_FILE } from './openapi-file.js';

/** `npm run openapi`: writes the committed documents and the types of the client anew; a test fails while either is stale. */
const { document, text, text30 } = await currentOpenApi();
writeFileSync(OPENAPI_FILE, text);
writeFileSync(OPENAPI_30_FILE, text30);
// A named body is read as a request: what has a default may be left out.
const options: OpenAPITSOptions = {
  alphabetize: false,
  defaultNonNullable: false,
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
};
const types = astToString(await openapiTypescript(document as OpenAPI3, options));
writeFileSync(CLIENT_FILE, `${clientStamp(text)}\n${types}`);
