import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatuses, majorityStatusOf, matchStatusOf, type ResultStatus, worstStatusOf } from './case.js';

const open: ResultStatus = 'Potential Match';
const table: readonly [string, readonly ResultStatus[], string, string, string][] = [
  ['no result is Passed and No Match', [], 'Passed', 'Passed', 'No Match'],
  ['an open result is For Review', [open], 'For Review', 'For Review', 'Potential Match'],
  ['an unknown result is open', ['Unknown'], 'For Review', 'For Review', 'Unknown'],
  ['a false positive is Passed', ['False Positive'], 'Passed', 'Passed', 'False Positive'],
  ['a true positive is Failed', ['True Positive'], 'Failed', 'Failed', 'True Positive'],
  [
    'nine false hits win the case but do not bury the true one',
    [...Array<ResultStatus>(9).fill('False Positive'), 'True Positive'],
    'Passed',
    'Failed',
    'True Positive',
  ],
  ['a tie of false and open goes to the open', ['False Positive', open], 'For Review', 'For Review', 'Potential Match'],
  ['a tie of true and open goes to the true', ['True Positive', 'Unknown'], 'Failed', 'Failed', 'True Positive'],
  [
    'a tie of true and false goes to the true',
    ['True Positive', 'False Positive'],
    'Failed',
    'Failed',
    'True Positive',
  ],
  ['open results count together', ['True Positive', open, 'Unknown'], 'For Review', 'Failed', 'True Positive'],
];

for (const [name, statuses, caseStatus, worst, match] of table) {
  test(name, () => {
    const counts = countStatuses(statuses.map((status) => ({ status })));
    assert.equal(majorityStatusOf(counts), caseStatus);
    assert.equal(worstStatusOf(counts), worst);
    assert.equal(matchStatusOf(counts), match);
  });
}
