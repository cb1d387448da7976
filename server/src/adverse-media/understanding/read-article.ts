import { createHash } from 'node:crypto';
import type { IncomingArticle, ReadArticle } from '../../domain/article.js';
import { signatureOf } from '../../domain/text-signature.js';
import { articleKeys } from '../article-keys.js';
import { noticeIn } from './notices.js';
import { publisherTier } from './publisher-tier.js';
import { hidesInstructions } from './suspicious-text.js';
import { understandArticle } from './understand-article.js';

/** Maximum length of a stored text, in code units. */
const MAX_TEXT = 100_000;
const MAX_TITLE = 500;

/** Cleans and reads an article. `languageOf` detects the language (ISO 639-1) if none is given. */
export function readArticle(article: IncomingArticle, languageOf: (text: string) => string): ReadArticle {
  const title = cleaned(article.title).slice(0, MAX_TITLE);
  const text = cleaned(article.text).slice(0, MAX_TEXT);
  const language = article.language ?? languageOf(`${title}\n${text}`.slice(0, 4000));
  const understood = understandArticle({ title, text }, language);
  const hidden = hidesInstructions(`${article.title}\n${article.text.slice(0, MAX_TEXT)}`);
  const notice = noticeIn(title, text);
  const reading = { ...understood, ...(hidden && { suspiciousText: true as const }), ...(notice && { notice }) };
  return {
    title,
    text,
    language,
    publisherTier: publisherTier(article),
    reading,
    contentHash: createHash('sha256')
      .update(`${article.url ?? ''}\0${title}\0${text}`)
      .digest('hex')
      .slice(0, 32),
    // Other addresses give the same text another headline.
    signature: signatureOf(text),
    nameKeys: articleKeys(reading),
  };
}

/** Elements that no reader sees. */
const UNSEEN =
  /<(\w{1,12})\b(?=[^<>]{0,500}(?:\shidden[\s>=]|style\s*=\s*["'][^"'<>]{0,300}(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0)))[^<>]{0,2000}>[^<>]{0,20000}<\/\1\s*>/gi;

/** Removes HTML tags and control characters. */
function cleaned(text: string): string {
  return (
    text
      .replace(/<(script|style|template|noscript)\b[\s\S]{0,200000}?<\/\1\s*>/gi, ' ')
      .replace(UNSEEN, ' ')
      .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
      // Zero-width characters within a word would prevent a match.
      .replace(/(?<=\p{L})[\u200b\u2060\ufeff\u00ad]+(?=\p{L})/gu, '')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (sign) =>
        sign === '\n' || sign === '\t' ? sign : /[\u200c\u200d]/.test(sign) ? sign : ' ',
      )
      .trim()
  );
}
