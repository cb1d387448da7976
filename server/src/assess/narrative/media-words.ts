import type { AnalysedArticle, AnalysisInput } from '../../domain/analysis.js';
import { OFFENCES } from '../../domain/offence.js';
import { enumerate, quoted } from './record-words.js';

const LONGEST_TITLE = 150;
const STORIES_NAMED = 3;

/** An article as a key driver. */
export function articleLine(article: AnalysedArticle): string {
  const { linkStatus, probability, weight } = article;
  const tie = linkStatus === 'linked' ? 'about the subject' : 'possibly about the subject';
  return `Adverse media ${tie}: ${articleTitle(article)}, linked with probability ${probability}, weight by age and source ${weight}`;
}

/** Why articles that were asked for are not there; empty where they were searched. */
export function mediaGap({ adverseMedia }: AnalysisInput): string {
  if (adverseMedia === undefined || adverseMedia.status === 'completed') return '';
  return adverseMedia.status === 'failed'
    ? 'Adverse media could not be searched: their absence clears nobody'
    : 'Adverse media were still being searched: their absence clears nobody';
}

/** What was searched and found of articles, in one sentence or two; none where nobody asked. */
export function mediaSentences(input: AnalysisInput): string[] {
  const { adverseMedia } = input;
  if (adverseMedia === undefined) return [];
  const { articles, status } = adverseMedia;
  const gap = mediaGap(input);
  if (articles.length === 0)
    return [status === 'completed' ? 'No adverse media about the subject was found.' : `${gap}.`];
  const told = articles.slice(0, STORIES_NAMED).map(storyOf);
  const rest = articles.length - told.length;
  const stories = enumerate(rest > 0 ? [...told, rest === 1 ? '1 more story' : `${rest} more stories`] : told);
  return [`Adverse media: ${stories}.`, ...(gap === '' ? [] : [`${gap}.`])];
}

/** Who is meant is the question that an article alone does not answer. */
export const MEDIA_REASON =
  'Articles about the subject ask for a review whatever the records say, and alone never confirm who is meant.';

function storyOf(article: AnalysedArticle): string {
  return `${articleTitle(article)} is ${article.linkStatus === 'linked' ? '' : 'possibly '}about the subject`;
}

function articleTitle({ title, publisher, publishedAt, offences }: AnalysedArticle): string {
  const of = [publisher, publishedAt?.slice(0, 10), offences.map((offence) => OFFENCES[offence]).join(', ')];
  const known = of.filter((text) => text !== undefined && text !== '').join('; ');
  return `${quoted(title.slice(0, LONGEST_TITLE))}${known === '' ? '' : ` (${known})`}`;
}
