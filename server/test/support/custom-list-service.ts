import assert from 'node:assert/strict';
import { type Answer, sharedService } from './running-service.js';

type Data = Record<string, never>;

/** A service, the shared one unless told otherwise, with two organizations, whose custom lists a test fills and searches. */
export async function customListService(running = sharedService()) {
  const service = await running;
  const bank = await service.newOrganization();
  const stranger = await service.newOrganization();

  async function ask(method: string, path: string, body?: unknown, who = bank): Promise<Answer & { data: Data }> {
    const answer = await service.ask(method, path, { headers: who.headers, ...(body === undefined ? {} : { body }) });
    return { ...answer, data: answer.body.data as unknown as Data };
  }

  async function search(name: string, filters: object = {}, who = bank) {
    const body = { name, categories: ['Sanctions'], entity_type: ['Person'], ...filters };
    const answer = await ask('POST', '/api/search', body, who);
    assert.equal(answer.status, 200, answer.text);
    return answer.data as unknown as {
      search_reference: string;
      match_status: string;
      risk_score: number;
      editions: string[];
      allow_list: { custom_list: string; entry_id: string; score: number }[];
      results: {
        name: string;
        categories: string[];
        risk_score: number;
        version: string;
        source_details: { publisher: string; source: string; source_id: string }[];
        risk_view: { custom_list: { risk_scores: Record<string, number>; score: number } };
      }[];
    };
  }

  async function newList(name: string, list_type = 'block', who = bank): Promise<string> {
    const answer = await ask('POST', '/api/custom-lists', { name, list_type }, who);
    assert.equal(answer.status, 200, answer.text);
    return (answer.data as unknown as { custom_list: { id: string } }).custom_list.id;
  }

  async function put(list: string, entries: object[], who = bank) {
    return ask('POST', `/api/custom-lists/${list}/entries`, { entries }, who);
  }

  return { service, bank, stranger, ask, search, newList, put };
}
