import assert from 'node:assert/strict';
import type { Schemas } from '@touchstone/client';
import type { Role } from '../../src/domain/caller.js';
import { documentedAnswers } from './documented-answer.js';
import { sharedService } from './running-service.js';

export type Headers = Record<string, string>;

/** Data of any answer, as far as tests of the work on cases use it. */
interface Answered {
  readonly [field: string]: unknown;
  readonly search_reference: string;
  readonly items: readonly Schemas['QueueItem'][];
  readonly results: readonly { readonly id: string }[];
  readonly work: Schemas['Work'];
  readonly user: { readonly user_id: string };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly headers: Headers;
}

/** On the demonstration list. */
export const LISTED = 'Gavril Tverdokhlebenko';

/** A service, the shared one unless told otherwise, for tests of the work on cases; every answer is checked against the document. */
export async function workService(running = sharedService()) {
  const service = await running;
  const { ask } = service;
  const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

  async function send(method: string, path: string, headers: Headers, body?: object) {
    const answer = await ask(method, path, { headers, ...(body && { body }) });
    const documented = path
      .replace(/\?.*/, '')
      .replace(/searches\/[0-9a-f]{24}/, 'searches/{search_reference}')
      .replace(/[0-9a-f]{24}/, '{id}');
    checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
    return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Answered };
  }

  /** A case; its name is on the demonstration list unless another is given. */
  async function search(headers: Headers, name = LISTED, more: object = {}) {
    const body = { name, categories: ['Sanctions', 'PEP'], entity_type: ['Person'], ...more };
    const { status, data, error } = await send('POST', '/api/search', headers, body);
    assert.equal(status, 200, JSON.stringify(error));
    return data;
  }

  async function newUser(admin: { headers: Headers }, role: Role, name?: string): Promise<Person> {
    const { id, ...login } = await service.newUser(admin, role, name);
    const token = await ask('POST', '/api/get-access-token', { body: login });
    const headers = { authorization: `Bearer ${token.body.data.access_token}` };
    return { id, email: login.email, headers };
  }

  const queue = async (headers: Headers, query = '') => (await send('GET', `/api/queue${query}`, headers)).data.items;

  return { ...service, send, search, newUser, queue };
}
