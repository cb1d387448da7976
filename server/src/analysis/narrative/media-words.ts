import type { AnalysedArticle, AnalysisInput } from '../../domain/analysis.js';
import { OFFENCES } from '../../domain/offence.js';
import { elsewhere } from '../verdict/judge-media.js';
import { counted, enumerate, inWords, quoted, writtenOut } from '../words.js';

const MAX_TITLE_LENGTH = 150;
const STORIES_NAMED = 3;

/** An article as a key driver. */
export function articleLine(article: AnalysedArticle): string {
  const { linkStatus, probability, weight } = article;
  const tie = linkStatus === 'linked' ? 'about' : 'possibly about';
  return `Adverse media ${tie} the subject: ${articleTitle(article)}; probability ${probability}, weight by age and source ${weight}`;
}

/** Words why requested articles are absent, as a clause; empty if they were searched. */
export function mediaGap({ adverseMedia }: AnalysisInput): string {
  switch (adverseMedia?.status) {
    case 'none_stored':
      return 'no articles are stored, so adverse media were not screened';
    case 'failed':
      return 'adverse media could not be searched';
    case 'pending':
      return 'the adverse media search was not finished';
    default:
      return '';
  }
}

/** Reports on a person of the same name in another country, as a clause; empty without any. */
export function mediaElsewhere({ adverseMedia }: AnalysisInput): string {
  const found = adverseMedia === undefined ? [] : elsewhere(adverseMedia);
  const [first] = found;
  if (first === undefined) return '';
  const title = articleTitle({ ...first, offences: [] });
  const stories = found.length === 1 ? title : `${counted(found.length, 'story', 'stories')}, the first ${title}`;
  return `adverse media report on a party of the same name in another country, and nothing else differs: ${stories}`;
}

/** The stories that count, as a clause; empty without any. */
export function storyClause({ adverseMedia }: AnalysisInput): string {
  const articles = adverseMedia?.articles ?? [];
  const parts = articles.slice(0, STORIES_NAMED).map(storyOf);
  return parts.length === 0 ? '' : `adverse media: ${enumerate(withRest(parts, articles.length))}`;
}

/** Words a search of adverse media without a story about the subject, as a clause; empty otherwise. */
export function noMediaClause(input: AnalysisInput): string {
  const { adverseMedia } = input;
  const isNone = adverseMedia?.status === 'completed' && adverseMedia.articles.length === 0;
  return isNone && mediaElsewhere(input) === '' ? 'no adverse media about the subject were found' : '';
}

/** Words the articles that were searched and found, the weightiest first; none if adverse media were not requested. */
export function mediaClauses(input: AnalysisInput): string[] {
  return [
    storyClause(input),
    mediaElsewhere(input),
    noMediaClause(input),
    mediaGap(input),
    excludedClause(input),
  ].filter((text) => text !== '');
}

/** Stories that were reviewed and excluded, and why, as a clause; empty without any. */
export function excludedClause({ adverseMedia }: AnalysisInput): string {
  const excluded = adverseMedia?.excluded ?? [];
  const parts = excluded
    .slice(0, STORIES_NAMED)
    .map((article) => `${articleTitle({ ...article, offences: [] })}, ${article.reason}`);
  return parts.length === 0 ? '' : `reviewed and excluded: ${enumerate(withRest(parts, excluded.length))}`;
}

/** Words the effect of articles, or of their absence, on the verdict, as a clause; empty without effect. */
export function mediaReason({ adverseMedia }: AnalysisInput): string {
  if (adverseMedia === undefined) return '';
  const { articles, status } = adverseMedia;
  if (articles.length === 0 && status !== 'completed')
    return 'the customer cannot be cleared until adverse media have been screened';
  if (articles.length === 0)
    return elsewhere(adverseMedia).length === 0
      ? ''
      : 'a different country alone does not clear the customer of adverse media under the same name';
  const about = articles.some(({ linkStatus }) => linkStatus === 'linked') ? 'are' : 'may be';
  return `articles that ${about} about the subject require a review whatever the records show, but never confirm an identity by themselves`;
}

function storyOf(article: AnalysedArticle): string {
  return `${articleTitle(article)} ${article.linkStatus === 'linked' ? 'is' : 'may be'} about the subject`;
}

function withRest(parts: readonly string[], all: number): readonly string[] {
  const rest = all - parts.length;
  return rest > 0 ? [...parts, `${inWords(rest)} more ${rest === 1 ? 'story' : 'stories'}`] : parts;
}

function articleTitle({
  title,
  publisher,
  publishedAt,
  offences,
}: Pick<AnalysedArticle, 'title' | 'publisher' | 'publishedAt' | 'offences'>): string {
  const day = publishedAt === undefined ? undefined : writtenOut(publishedAt.slice(0, 10));
  const about = [publisher, day, ...offences.map((offence) => OFFENCES[offence])];
  const known = about.filter((text) => text !== undefined && text !== '').join(', ');
  return `${quoted(title.slice(0, MAX_TITLE_LENGTH))}${known === '' ? '' : ` (${known})`}`;
}
