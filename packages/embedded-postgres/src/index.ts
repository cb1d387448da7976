export { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.js';
export { hasCluster } from './home.js';
export { rejectForeignFolder } from './reject-foreign-folder.js';
export { isAlive, writeOnce } from './write-once.js';
