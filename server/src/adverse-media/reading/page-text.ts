import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { storableText } from '../../domain/storable-text.js';
import { writtenDate } from './written-date.js';

/** The article on a page, without menus, advertisements and scripts. */
export interface PageText {
  readonly title: string;
  readonly text: string;
  readonly publishedAt?: string;
  readonly author?: string;
  readonly publisher?: string;
  readonly thumbnail?: string;
  /** Address that the page names as the article's own, if it is of the page's host. */
  readonly canonical?: string;
}

/** Limits of a page; larger or deeper ones would take too long and are skipped. */
const MAX_ELEMENTS = 60_000;
const DEEPEST = 400;
/** Shortest article; a shorter text is a cookie notice. */
const MIN_TEXT = 140;
const BLOCKS = new Set(
  'P DIV LI UL OL H1 H2 H3 H4 H5 H6 BR TR TABLE SECTION ARTICLE BLOCKQUOTE PRE FIGURE FIGCAPTION DT DD HR MAIN'.split(
    ' ',
  ),
);
const NO_TEXT = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT SVG HEAD'.split(' '));

/**
 * Extracts the article of a page with Readability. The page is only parsed: nothing is fetched, run or shown. Undefined
 * if no article stands out. Throws for a page that is too large.
 */
export function pageText(page: string, address: string): PageText | undefined {
  const html = storableText(page);
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  if (depthOf(document as unknown as NodeLike) > DEEPEST) throw new Error('it is nested too deeply');
  const meta = (name: string) => metaOf(document, name);
  const fromMeta = { publishedAt: meta('article:published_time') ?? meta('date'), thumbnail: meta('og:image') };
  const canonical = canonicalOf(document, address);
  const parsed = new Readability<string>(document as unknown as ConstructorParameters<typeof Readability>[0], {
    maxElemsToParse: MAX_ELEMENTS,
    serializer: (node) => textOf(node as unknown as NodeLike),
  }).parse();
  const text = parsed?.content ?? '';
  if (parsed === null || text.length < MIN_TEXT) return undefined;
  const publishedAt = dateOf(parsed.publishedTime ?? fromMeta.publishedAt);
  const thumbnail = addressOf(fromMeta.thumbnail, address);
  const { byline, siteName } = parsed;
  return {
    title: (parsed.title ?? '').trim(),
    text,
    ...(publishedAt !== undefined && { publishedAt }),
    ...(byline && { author: byline.trim().slice(0, 200) }),
    ...(siteName && { publisher: siteName.trim().slice(0, 200) }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(canonical !== undefined && { canonical }),
  };
}

/** A piece with more tags is not parsed: nested, they would keep us busy for long. */
const MAX_TAGS = 5000;

/** Extracts the text of a piece of HTML, as in a feed. */
export function textOfHtml(piece: string): string {
  const given = storableText(piece);
  if (!/[<&]/.test(given)) return given.trim();
  const html = given.split('<').length > MAX_TAGS ? given.replace(/<[^<>]*>/g, ' ') : given;
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return textOf(document.body as unknown as NodeLike);
}

/** ISO instant of a date as it is written on the web; undefined where it is none. */
export function dateOf(written: string | null | undefined): string | undefined {
  return written ? writtenDate(written)?.toISOString() : undefined;
}

/** An http or https address, from that of the page on; undefined for everything else. */
export function addressOf(written: string | null | undefined, base: string): string | undefined {
  if (!written || !URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 2000) return undefined;
  return url.href;
}

interface NodeLike {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<NodeLike>;
}

function depthOf(root: NodeLike): number {
  let deepest = 0;
  for (let level: NodeLike[] = [root]; level.length > 0 && deepest <= DEEPEST; deepest += 1) {
    level = level.flatMap(({ childNodes }) => [...childNodes]);
  }
  return deepest;
}

/** Text with a line for each block. Without recursion: what is nested deep must not break us. */
function textOf(root: NodeLike): string {
  const pieces: string[] = [];
  const rest: (NodeLike | string)[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.nodeType === 3) pieces.push((node.nodeValue ?? '').replace(/\s+/g, ' '));
    else if (node.nodeType === 1 && !NO_TEXT.has(node.nodeName.toUpperCase())) {
      const isBlock = BLOCKS.has(node.nodeName.toUpperCase());
      if (isBlock) pieces.push('\n');
      rest.push(...(isBlock ? ['\n'] : []), ...[...node.childNodes].reverse());
    }
  }
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** A page speaks for its own host alone: it must not take the place of another publisher's article. */
function canonicalOf(document: LinkedDocument, address: string): string | undefined {
  for (const link of document.querySelectorAll('link')) {
    if (link.getAttribute('rel')?.toLowerCase() !== 'canonical') continue;
    const canonical = addressOf(link.getAttribute('href'), address);
    return canonical !== undefined && hostOf(canonical) === hostOf(address) ? canonical : undefined;
  }
  return undefined;
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^(?:www|m|amp|mobile)\./, '');
}

interface LinkedDocument {
  querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>;
}

function metaOf(document: LinkedDocument, name: string): string | undefined {
  for (const meta of document.querySelectorAll('meta')) {
    if (meta.getAttribute('property') === name || meta.getAttribute('name') === name) {
      return meta.getAttribute('content') ?? undefined;
    }
  }
  return undefined;
}
