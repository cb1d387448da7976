import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseArticle } from '../../domain/case-article.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../../risk-scores/default-risk-score-engine.js';
import { mediaRiskOf } from './judge-articles.js';

const article = (linkStatus: CaseArticle['linkStatus']) =>
  ({ linkStatus, weight: 0, shown: { party: { offences: [] } } }) as unknown as CaseArticle;
const indifferent = {
  ...DEFAULT_RISK_SCORE_ENGINE,
  categoryScores: { ...DEFAULT_RISK_SCORE_ENGINE.categoryScores, 'Adverse Media': 0 as const },
};

test('a linked article is at least a Medium risk with every engine; a possible or excluded one adds none', () => {
  for (const engine of [DEFAULT_RISK_SCORE_ENGINE, indifferent]) {
    assert.ok((mediaRiskOf(engine, [], [article('linked')]) ?? 0) >= 31);
    assert.equal(mediaRiskOf(engine, [], [article('possible'), article('excluded')]), undefined);
  }
});
