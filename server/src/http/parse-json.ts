import { Refusal } from '../domain/refusal.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * A request body as JSON, exactly as it was sent. An empty body is an empty object, so that a request without any
 * required field needs none and every other is told which are missing. Refuses what is not UTF-8 or not JSON.
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal('malformed_json');
  }
}
