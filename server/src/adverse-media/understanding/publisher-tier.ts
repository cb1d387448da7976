import type { PublisherTier } from '../../domain/article.js';

/** Host endings reserved for governments, courts, police, regulators and other public bodies. */
const OFFICIAL =
  /(?:^|\.)(?:gov|mil|int|gouv|gob|govt|gc|go|gv|admin|europa|bund|justice|police|europol|interpol|un|fatf-gafi)(?:\.[a-z]{2,3}){0,2}$|(?:^|\.)fca\.org\.uk$/;
/** News agencies and edited press known internationally; our own selection, not complete. */
const PRESS =
  /(?:^|\.)(?:reuters|apnews|afp|bloomberg|ft|wsj|nytimes|washingtonpost|theguardian|bbc|economist|lemonde|lefigaro|liberation|elpais|elmundo|folha|globo|publico|spiegel|zeit|faz|sueddeutsche|nzz|kommersant|rbc|asahi|yomiuri|mainichi|nikkei|nhk|caixin|scmp|aljazeera|aawsat|wikinews|occrp|icij)\.(?:com|org|net|fr|es|br|pt|de|ch|ru|jp|cn|co\.uk|co\.jp|or\.jp|com\.br|uol\.com\.br)$/;

/** Returns 1 for official sources, 2 for edited press and 3 for all others, by the host of the article's URL. */
export function publisherTier(article: { url?: string; publisher?: string }): PublisherTier {
  const host =
    article.url === undefined
      ? ''
      : (/^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(article.url)?.[1]?.toLowerCase() ?? '');
  if (OFFICIAL.test(host)) return 1;
  if (PRESS.test(host)) return 2;
  return /\b(?:department of justice|ministry|ministère|ministerio|europol|interpol|prosecutor|police|court)\b/i.test(
    article.publisher ?? '',
  ) && host === ''
    ? 2
    : 3;
}
