import type { Article, CaseData, CaseResult } from '../../api/case.js';
import { isOpenArticle } from './articles/articles.js';

/** Content of the middle of the page: a record, an article, or neither. */
interface Shown {
  readonly record?: CaseResult;
  readonly article?: Article;
}

/** Selects what the address names, else the first open record or article, else the first of any. */
export function shownOf({ results, adverse_media: articles }: CaseData, named: string | undefined): Shown {
  const choices: readonly (Shown | undefined)[] = [
    results.map((record) => ({ record })).find(({ record }) => record.id === named),
    articles.map((article) => ({ article })).find(({ article }) => article.id === named),
    results.filter(isOpen).map((record) => ({ record }))[0],
    articles.filter(isOpenArticle).map((article) => ({ article }))[0],
    results.map((record) => ({ record }))[0],
    articles.map((article) => ({ article }))[0],
  ];
  return choices.find((choice) => choice !== undefined) ?? {};
}

function isOpen({ match_status }: CaseResult): boolean {
  return match_status === 'Potential Match';
}
