import { test } from 'node:test';
import { documentedAnswers } from '../support/documented-answer.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { searchService } from '../support/search-service.js';

const service = await searchService(sampleScreener(sampleRecords));
const checkAnswer = documentedAnswers((await service.app.inject('/openapi.json')).json());

const SEARCH = { path: '/api/search', method: 'post' };
const LIST = { path: '/api/searches', method: 'post' };
const READ = { path: '/api/searches/{search_reference}', method: 'get' };

test('the answer of a search, its row in the list and reading it again conform to the OpenAPI document', async () => {
  for (const group_data of [false, true]) {
    const created = await service.search({
      name: 'Gavrilo Zaretsky',
      categories: ['Sanctions', 'PEP', 'SIP', 'RCA'],
      entity_type: ['Person', 'Company', 'Organization', 'Vessel', 'Aircraft', 'Crypto_Wallet'],
      match_score: 0,
      group_data,
      client_reference: 'c-1',
    });
    checkAnswer(SEARCH, created.statusCode, created.json());
    const { search_reference: reference, total_records: total } = created.json().data;
    if (total === 0) throw new Error('the search found nothing to check');
    const read = await service.read(reference, '?page_size=500');
    checkAnswer(READ, read.statusCode, read.json());
  }
  const listed = await service.list();
  checkAnswer(LIST, listed.statusCode, listed.json());
});
