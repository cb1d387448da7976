import type { AnalysedArticle, AnalysisInput } from '../../domain/analysis.js';
import { OFFENCES } from '../../domain/offence.js';
import type { Verdict } from '../../domain/verdict.js';
import { type ChangedPhrases, changedPhrases } from '../changed-phrases.js';
import { elsewhere } from '../verdict/judge-media.js';
import { counted, enumerate, inWords, quoted, writtenOut } from '../words.js';

const MAX_TITLE_LENGTH = 150;
const STORIES_NAMED = 3;

/** An article as a key driver. */
export function articleLine(article: AnalysedArticle, phrases: ChangedPhrases): string {
  const tie = article.linkStatus === 'linked' ? 'about' : 'possibly about';
  return phrases.articleLine(tie, articleTitle(article), article);
}

/** Words why requested articles are absent, as a clause; empty if they were searched. */
export function mediaGap(input: AnalysisInput): string {
  switch (input.adverseMedia?.status) {
    case 'none_stored':
      return `no articles are stored, so adverse media ${changedPhrases(input).mediaWas} not screened`;
    case 'failed':
      return 'adverse media could not be searched';
    case 'pending':
      return changedPhrases(input).mediaPending;
    default:
      return '';
  }
}

/** Reports on a person of the same name in another country, as a clause; empty without any. */
export function mediaElsewhere(input: AnalysisInput): string {
  const { adverseMedia } = input;
  const found = adverseMedia === undefined ? [] : elsewhere(adverseMedia);
  const [first] = found;
  if (first === undefined) return '';
  const title = articleTitle({ ...first, offences: [] });
  const stories = found.length === 1 ? title : `${counted(found.length, 'story', 'stories')}, the first ${title}`;
  return changedPhrases(input).mediaElsewhere(stories);
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
  return isNone && mediaElsewhere(input) === ''
    ? `no adverse media about the subject ${changedPhrases(input).mediaWas} found`
    : '';
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
export function excludedClause(input: AnalysisInput): string {
  const { adverseMedia } = input;
  const phrases = changedPhrases(input);
  const excluded = adverseMedia?.excluded ?? [];
  const parts = excluded
    .slice(0, STORIES_NAMED)
    .map((article) => phrases.excluded(shortTitle(article), aboutOf({ ...article, offences: [] }), article.reason));
  return parts.length === 0 ? '' : `reviewed and excluded: ${enumerate(withRest(parts, excluded.length))}`;
}

/** Words the effect of articles, or of their absence, on a result, as a clause; empty without any. */
export function mediaReason(input: AnalysisInput, verdict: Verdict): string {
  const { adverseMedia } = input;
  if (adverseMedia === undefined) return '';
  const { articles, status } = adverseMedia;
  const phrases = changedPhrases(input);
  if (articles.length === 0 && !phrases.isAbsentMediaReason(verdict)) return '';
  if (articles.length === 0 && status !== 'completed')
    return `the customer cannot be cleared until adverse media ${phrases.mediaHas} been screened`;
  if (articles.length === 0)
    return elsewhere(adverseMedia).length === 0
      ? ''
      : 'a different country alone does not clear the customer of adverse media under the same name';
  return phrases.mediaReview(articles.some(({ linkStatus }) => linkStatus === 'linked'));
}

function storyOf(article: AnalysedArticle): string {
  return `${articleTitle(article)} ${article.linkStatus === 'linked' ? 'is' : 'may be'} about the subject`;
}

function withRest(parts: readonly string[], all: number): readonly string[] {
  const rest = all - parts.length;
  return rest > 0 ? [...parts, `${inWords(rest)} more ${rest === 1 ? 'story' : 'stories'}`] : parts;
}

type Titled = Pick<AnalysedArticle, 'title' | 'publisher' | 'publishedAt' | 'offences'>;

function articleTitle(article: Titled): string {
  const known = aboutOf(article).join(', ');
  return `${shortTitle(article)}${known === '' ? '' : ` (${known})`}`;
}

function shortTitle({ title }: Pick<Titled, 'title'>): string {
  return quoted(title.slice(0, MAX_TITLE_LENGTH));
}

/** Publisher, day and offences, so far as they are known. */
function aboutOf({ publisher, publishedAt, offences }: Omit<Titled, 'title'>): string[] {
  const day = publishedAt === undefined ? undefined : writtenOut(publishedAt.slice(0, 10));
  const about = [publisher, day, ...offences.map((offence) => OFFENCES[offence])];
  return about.flatMap((text) => (text === undefined || text === '' ? [] : [text]));
}
