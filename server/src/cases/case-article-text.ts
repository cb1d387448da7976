import type { Articles } from '../adverse-media/articles.js';
import { type Passages, passagesOf } from '../adverse-media/understanding/passages.js';
import { AppError } from '../domain/app-error.js';
import type { ArticleParty, StoredArticle } from '../domain/article.js';
import type { Caller } from '../domain/caller.js';
import type { Cases } from './cases.js';

/** The stored text of an article, and the places in it that speak of the subject. */
export interface ArticleText extends Passages {
  /** Absent once the article was deleted. */
  readonly stored?: Pick<StoredArticle, 'title' | 'text'>;
  /** The party that was taken for the subject; absent if the article no longer names it. */
  readonly party?: ArticleParty;
}

interface ArticleTextDeps {
  readonly cases: Pick<Cases, 'find'>;
  readonly articles: Pick<Articles, 'find'>;
}

/**
 * Reads the text of an article of a case, also of an excluded one. Throws `not_found` for an article that the case does not have, and for a
 * case of another organization.
 */
export async function articleText(
  { cases, articles }: ArticleTextDeps,
  { organizationId }: Caller,
  caseId: string,
  articleId: string,
): Promise<ArticleText> {
  const found = await cases.find(organizationId, caseId);
  const article = found?.adverseMedia?.find((one) => one.articleId === articleId);
  if (article === undefined) throw new AppError('not_found');
  const stored = await articles.find(organizationId, articleId);
  const { name, type } = article.shown.party;
  const party = stored?.reading.parties.find((one) => one.name === name && one.type === type);
  const language = stored?.language ?? stored?.reading.language ?? '';
  const passages = stored && party ? passagesOf(stored, language, party) : { sentences: [], offences: [] };
  return { ...passages, ...(stored && { stored }), ...(party && { party }) };
}
