import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headsInternationalOrganisation, pepCategory, pepLevel } from './pep-level.js';
import { topicCategories } from './topic-categories.js';

const OFFICES: readonly (readonly [string, number | undefined])[] = [
  ['President', 1],
  ['President of the Russian Federation', 1],
  ['Vice President of the United States', 1],
  ['former President of France', 1],
  ['Prime Minister', 1],
  ['Deputy Minister of Finance', 1],
  ['Minister of Regional Development', 1],
  ['Secretary of State', 1],
  ['Crown Prince', 1],
  ['Federal Councillor', 1],
  ['Member of Parliament', 2],
  ['member of the National Assembly', 2],
  ['President of the National Assembly', 2],
  ['Deputy of the State Duma', 2],
  ['U.S. Senator', 2],
  ['member of the European Parliament', 2],
  ['Judge of the Constitutional Court', 2],
  ['Governor of the Central Bank', 2],
  ['Chief of the General Staff', 2],
  ['Prosecutor General', 2],
  ['Governor of the Bank of Example', 2],
  ['Chief of Staff of the Armed Forces', 2],
  ['Leader of the Opposition', 2],
  ['Diputado', 2],
  ['Lok Sabha member', 2],
  ['Member of the Riigikogu', 2],
  ['Secretary of Defense', 1],
  ['Under Secretary of State', 3],
  ['Police Commissioner', 3],
  ['Member of the Landtag', 4],
  ['Ambassador to Cyprus', 3],
  ['Major General', 3],
  ['Governor of Invented Oblast', 3],
  ['Head of the Republic of Dagestan', 3],
  ['Adviser to the President', 3],
  ['Leader of the Example Party', 3],
  ['Mayor of Exampleton', 4],
  ['Deputy Mayor', 4],
  ['city council member', 4],
  ['state senator', 4],
  ['Consul General', 4],
  ['President of Example Holdings', undefined],
  ['General Manager', undefined],
  ['Accountant', undefined],
];

for (const [title, level] of OFFICES) {
  test(`${title} ${level === undefined ? 'has no PEP level' : `is PEP level ${level}`}`, () => {
    assert.equal(pepLevel({ title }), level);
  });
}

test('the topics of a position take precedence over its title', () => {
  assert.equal(pepLevel({ title: 'Minister', topics: ['gov.state', 'gov.executive'] }), 3);
  assert.equal(pepLevel({ title: 'Invented office', topics: ['gov.national', 'gov.legislative'] }), 2);
  assert.equal(pepLevel({ title: 'President', topics: ['gov.muni', 'gov.head'] }), 4);
});

test('the highest office gives the category; unknown offices give PEP alone', () => {
  assert.equal(pepCategory([{ title: 'Mayor' }, { title: 'Member of Parliament' }]), 'PEP Level 2');
  assert.equal(pepCategory([{ title: 'Accountant' }]), 'PEP');
  assert.equal(pepCategory([]), 'PEP');
});

test('the head of an international organisation is distinguished from its delegates', () => {
  assert.equal(headsInternationalOrganisation({ title: 'Secretary-General of the United Nations' }), true);
  assert.equal(headsInternationalOrganisation({ title: 'Permanent Representative to the United Nations' }), false);
});

test('a narrower topic counts as the one above it, and a topic without risk gives no category', () => {
  assert.deepEqual(topicCategories(['crime.traffick.drug'], 'Person'), ['SIP']);
  assert.deepEqual(topicCategories(['crime.fin'], 'Company'), ['SIE']);
  assert.deepEqual(topicCategories(['fin.bank', 'corp.public'], 'Company'), []);
  assert.deepEqual(topicCategories(['wanted', 'debarment', 'corp.disqual', 'role.rca'], 'Person'), [
    'SIP',
    'Warnings and Regulatory Enforcement',
    'Fitness and Probity',
    'RCA',
    'Law Enforcement',
  ]);
});
