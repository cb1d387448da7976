import { ask } from './client.js';
import type { Work } from './queue.js';

interface StateChange {
  readonly version: number;
  readonly action: 'wait' | 'resume' | 'escalate' | 'reopen';
  /** ISO 8601; at most 90 days from now. */
  readonly until?: string;
  readonly reason: string;
}

export const changeState = async (reference: string, body: StateChange): Promise<Work> =>
  (await ask<{ work: Work }>('post', `/api/searches/${reference}/state`, { body })).work;
