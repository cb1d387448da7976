import { readFileSync, writeFileSync } from 'node:fs';
import { OPENAPI_FILE } from './openapi-file.js';
import { postmanCollection } from './postman-collection.js';

/** `npm run postman`: writes the Postman collection of the committed document, by default into the current folder. */
const [out = 'touchstone.postman_collection.json'] = process.argv.slice(2);
const collection = postmanCollection(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')));
writeFileSync(out, `${JSON.stringify(collection, null, 2)}\n`);
