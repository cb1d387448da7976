export { type ClientOptions, type TouchstoneClient, touchstoneClient } from './client.js';
export type { DataOf, QueryOf, Schemas } from './documented-types.js';
export { type Position, pagesOf } from './pages-of.js';
export { type Answer, dataOf, type FieldError, TouchstoneError } from './touchstone-error.js';
export { type ThinWebhookEvent, verifyWebhook, type WebhookEvent, WebhookVerificationError } from './verify-webhook.js';
