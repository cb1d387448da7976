import { parentPort } from 'node:worker_threads';
import type { IncomingArticle } from '../../domain/article.js';
import { readArticle } from '../understanding/read-article.js';
import { decodeText } from './decode-text.js';
import { feedItems, gdeltItems } from './feed-items.js';
import { languageOfText } from './language-of-text.js';
import type { FromReader, Readings, ToReader, WebFile } from './messages.js';
import { pageText } from './page-text.js';

/** Reads untrusted articles, feeds and pages in a thread, one after another. */
const port = parentPort;
if (port === null) throw new Error('reading-worker runs as a worker thread only');

port.on('message', ({ id, kind, given }: ToReader) => {
  port.postMessage(answer(id, kind, given));
});
port.postMessage({ isReady: true } satisfies FromReader);

function answer(id: number, kind: ToReader['kind'], given: ToReader['given']): FromReader {
  try {
    if (kind === 'article') return { id, made: readArticle(given as IncomingArticle, languageOfText) };
    return { id, made: readFile(kind, given as WebFile) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function readFile(
  kind: Exclude<ToReader['kind'], 'article'>,
  { bytes, contentType, address }: WebFile,
): Readings['feed' | 'page']['made'] {
  const text = decodeText(bytes, contentType);
  if (kind === 'feed') return feedItems(text, address);
  if (kind === 'gdelt') return gdeltItems(text);
  return /^text\/plain\b/i.test(contentType) ? { title: '', text } : pageText(text, address);
}
