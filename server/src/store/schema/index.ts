/** Every table, one file per noun; `drizzle-kit generate` reads this to write `server/migrations`. */
export * from './api-keys.js';
export * from './audit.js';
export * from './case.js';
export * from './case-work.js';
export * from './custom-lists.js';
export * from './deliveries.js';
export * from './editions.js';
export * from './events.js';
export * from './list-checks.js';
export * from './login-failures.js';
export * from './organizations.js';
export * from './search-profiles.js';
export * from './secrets.js';
export * from './sessions.js';
export * from './users.js';
export * from './webhooks.js';
