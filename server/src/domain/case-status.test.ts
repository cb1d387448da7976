import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countStatuses, matchStatusOf, type ResultStatus, type ScreeningStatus, worstStatusOf } from './case.js';
import { caseStatusOf } from './case-status.js';
import type { AnalystDecision, CustomerStanding } from './customer.js';
import { caseRiskOf } from './record-decision.js';
import { LEAST_MEDIUM } from './risk-score.js';
import { VERDICTS, type Verdict } from './verdict.js';

const STATUSES: Readonly<Record<string, ResultStatus>> = {
  ...{ PM: 'Potential Match', TP: 'True Positive', FP: 'False Positive', U: 'Unknown' },
};
const SCREENINGS: Readonly<Record<string, ScreeningStatus>> = {
  ...{ '': 'Complete', incomplete: 'Incomplete', settled: 'Settled', unknown: 'Unknown' },
};
const RISK_OF_A_RESULT = 75;

interface Known {
  readonly statuses: readonly ResultStatus[];
  readonly article: '' | 'linked' | 'possible';
  readonly screening: ScreeningStatus;
  readonly customer?: CustomerStanding;
}

const customerOf = (verdict: Verdict, decision?: AnalystDecision): CustomerStanding => ({
  ...{ id: 'a', caseId: 'b', mode: 'lite', status: 'completed' },
  outcome: {
    verdict,
    recommendation: 'Manual Review Required',
    narrative: '',
    keyDrivers: [],
    analysedAt: new Date(0),
  },
  ...(decision && { decision }),
});

function wordsOf({ statuses, article, screening, customer }: Known) {
  const results = statuses.map((status) => ({ status, riskScore: RISK_OF_A_RESULT }));
  const shown: Parameters<typeof caseStatusOf>[0] = {
    ...{ statusCounts: countStatuses(results), totalAdverseMedia: article === '' ? 0 : 1, articlesRuledOut: 0 },
    screeningStatus: screening,
  };
  const { level, decision } = caseRiskOf(results, article === 'linked' ? LEAST_MEDIUM : 0);
  return {
    match: matchStatusOf(shown.statusCounts),
    case: caseStatusOf(shown, customer),
    worst: worstStatusOf(shown.statusCounts),
    level,
    decision,
  };
}

const PAGE = readFileSync(new URL('../../../../docs/states.md', import.meta.url), 'utf8');
const rows = (PAGE.split('## Every combination')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('docs/states.md contains the table of states', () => assert.ok(rows.length > 30));

for (const row of rows) {
  const [results = '', article = '', screening = '', verdict = '', analyst = '', ...expected] = row;
  test(`states: ${row.slice(0, 5).join(' | ')} gives ${expected.join(', ')}`, () => {
    const statuses = results.split(' ').filter((one) => one !== '');
    const known = {
      statuses: statuses.map((one) => STATUSES[one] ?? assert.fail(one)),
      article: article as Known['article'],
      screening: SCREENINGS[screening] ?? assert.fail(screening),
      ...(verdict !== '' && {
        customer: customerOf(verdict as Verdict, (analyst.toLowerCase() || undefined) as AnalystDecision | undefined),
      }),
    };
    assert.deepEqual(Object.values(wordsOf(known)), expected);
  });
}

test('no impossible combination of states occurs', () => {
  const results: ResultStatus[][] = [[]];
  for (const status of Object.values(STATUSES)) results.push(...results.map((some) => [...some, status]));
  const customers = [
    undefined,
    ...VERDICTS.flatMap((one) =>
      [undefined, 'confirmed' as const, 'declined' as const].map((by) => customerOf(one, by)),
    ),
  ];
  for (const statuses of results)
    for (const article of ['', 'linked', 'possible'] as const)
      for (const [customer, screening] of customers.flatMap((one) =>
        Object.values(SCREENINGS).map((status) => [one, status] as const),
      )) {
        const words = wordsOf({ statuses, article, screening, ...(customer && { customer }) });
        const verdict = customer?.outcome?.verdict;
        const clears = verdict === 'true_negative' || verdict === 'false_positive';
        const isOpen = verdict !== undefined && (customer?.decision === 'declined') === clears;
        const what = JSON.stringify([statuses, article, screening, verdict, customer?.decision, words]);
        if (isOpen) assert.notEqual(words.case, 'Passed', what);
        if (article === 'linked') assert.notEqual(words.level, 'Low', what);
        if (article !== '' && customer?.decision === undefined) assert.notEqual(words.case, 'Passed', what);
        if (screening === 'Incomplete' && customer?.decision === undefined) assert.notEqual(words.case, 'Passed', what);
        const isFailed = [words.case, words.worst, words.decision].includes('Failed');
        if (isFailed) assert.ok(statuses.includes('True Positive'), what);
        if (words.match === 'No Match') assert.ok(words.worst === 'Passed' && words.decision !== 'Failed', what);
        if (words.level === 'Low') assert.ok(words.decision !== 'For Review', what);
      }
});

test('a deleted customer opens no case', () => {
  const deleted = { at: new Date(0), reason: 'asked for' };
  const customer = { ...customerOf('potential_match'), deleted };
  assert.equal(wordsOf({ statuses: [], article: '', screening: 'Complete', customer }).case, 'Passed');
  assert.equal(wordsOf({ statuses: [], article: '', screening: 'Incomplete', customer }).case, 'For Review');
});
