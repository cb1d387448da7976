import type { AnalysedArticle, AnalysisInput } from '../../../domain/analysis.js';
import { OFFENCES } from '../../../domain/offence.js';
import { elsewhere } from '../../verdict/judge-media.js';
import { counted, enumerate, quoted } from './record-words.js';

const MAX_TITLE_LENGTH = 150;
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
  if (adverseMedia.status === 'none_stored')
    return 'No article was stored that could be searched for adverse media: their absence clears nobody';
  return adverseMedia.status === 'failed'
    ? 'Adverse media could not be searched, so that their absence clears nobody'
    : 'The search for adverse media was not finished, so that their absence clears nobody';
}

/** Reports on somebody of the same name in another country, in one clause; empty without any. */
export function mediaElsewhere({ adverseMedia }: AnalysisInput): string {
  const found = adverseMedia === undefined ? [] : elsewhere(adverseMedia);
  const [first] = found;
  if (first === undefined) return '';
  const told = articleTitle({ ...first, offences: [] });
  const stories = found.length === 1 ? told : `${counted(found.length, 'story', 'stories')}, the first ${told}`;
  return `Adverse media name somebody of the very name in another country than the customer's, and nothing else differs: ${stories}`;
}

/** The stories that count, in one sentence; empty where there are none. */
export function storySentence({ adverseMedia }: AnalysisInput): string {
  const articles = adverseMedia?.articles ?? [];
  const told = articles.slice(0, STORIES_NAMED).map(storyOf);
  return told.length === 0 ? '' : `Adverse media: ${enumerate(withRest(told, articles.length))}.`;
}

/** That adverse media were searched, and how much was found; empty where nobody asked or the search is not done. */
export function mediaSearch({ adverseMedia }: AnalysisInput): string {
  if (adverseMedia?.status !== 'completed') return '';
  const found = adverseMedia.articles.length;
  return `Adverse media were searched: ${found === 0 ? 'none about the subject was found' : `${counted(found, 'story', 'stories')} counted`}.`;
}

/** Articles searched and found, in a few sentences; none if they were not requested. */
export function mediaSentences(input: AnalysisInput): string[] {
  const { adverseMedia } = input;
  if (adverseMedia === undefined) return [];
  const { articles, status } = adverseMedia;
  const other = mediaElsewhere(input);
  const none =
    articles.length === 0 && status === 'completed' && other === ''
      ? 'No adverse media about the subject was found.'
      : '';
  const gap = mediaGap(input);
  return [
    storySentence(input),
    other === '' ? '' : `${other}.`,
    none,
    gap === '' ? '' : `${gap}.`,
    excludedSentence(input),
  ].filter((text) => text !== '');
}

/** Articles that were considered and left out, and why. */
export function excludedSentence({ adverseMedia }: AnalysisInput): string {
  const excluded = adverseMedia?.excluded ?? [];
  const told = excluded
    .slice(0, STORIES_NAMED)
    .map((article) => `${articleTitle({ ...article, offences: [] })}: ${article.reason}`);
  return told.length === 0 ? '' : `Considered and left out: ${withRest(told, excluded.length).join('; ')}.`;
}

function withRest(told: readonly string[], all: number): readonly string[] {
  const rest = all - told.length;
  return rest > 0 ? [...told, rest === 1 ? '1 more story' : `${rest} more stories`] : told;
}

/** Effect of articles, or of their absence, on the verdict; empty if they have none. */
export function mediaReason({ adverseMedia }: AnalysisInput): string {
  if (adverseMedia === undefined) return '';
  const { articles, status } = adverseMedia;
  if (articles.length === 0 && status !== 'completed')
    return 'Nobody is cleared until adverse media have been searched.';
  if (articles.length === 0)
    return elsewhere(adverseMedia).length === 0
      ? ''
      : 'Nobody is cleared of what adverse media report of the very name because of the country alone: people move.';
  const about = articles.some(({ linkStatus }) => linkStatus === 'linked') ? 'are' : 'may be';
  return `Articles that ${about} about the subject call for a review whatever the records say, but never confirm by themselves who is meant.`;
}

function storyOf(article: AnalysedArticle): string {
  return `${articleTitle(article)} is ${article.linkStatus === 'linked' ? '' : 'possibly '}about the subject`;
}

function articleTitle({
  title,
  publisher,
  publishedAt,
  offences,
}: Pick<AnalysedArticle, 'title' | 'publisher' | 'publishedAt' | 'offences'>): string {
  const of = [publisher, publishedAt?.slice(0, 10), offences.map((offence) => OFFENCES[offence]).join(', ')];
  const known = of.filter((text) => text !== undefined && text !== '').join('; ');
  return `${quoted(title.slice(0, MAX_TITLE_LENGTH))}${known === '' ? '' : ` (${known})`}`;
}
