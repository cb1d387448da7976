import { parseFeed } from 'feedsmith';
import { countryNamed } from '../../domain/country.js';
import type { FeedItem } from '../../domain/media-feed.js';
import { storableText } from '../../domain/storable-text.js';
import { addressOf, dateOf, textOfHtml } from './page-text.js';

/** Most items of a feed; publishers show some 10 to 100. */
const MAX_ITEMS = 500;
/** Longest content of an article in a feed. */
const MAX_HTML = 400_000;

/** Reads the items of an RSS, Atom, RDF or JSON feed, in order. Throws for other formats. Omits items without address or title. */
export function feedItems(text: string, address: string): FeedItem[] {
  const raw = rawItems(text);
  return raw.slice(0, MAX_ITEMS).flatMap((one): FeedItem[] => {
    const url = addressOf(one.link, address);
    const title = textOfHtml((one.title ?? '').slice(0, 2000));
    if (url === undefined || title === '') return [];
    const publishedAt = dateOf(one.date);
    const thumbnail = addressOf(one.image, address);
    const author = storableText((one.author ?? '').slice(0, 200)).trim();
    const language = one.language?.slice(0, 2).toLowerCase();
    return [
      {
        address: url,
        title,
        text: textOfHtml((one.html ?? '').slice(0, MAX_HTML)),
        ...(publishedAt !== undefined && { publishedAt }),
        ...(thumbnail !== undefined && { thumbnail }),
        ...(author && { author }),
        ...(language && /^[a-z]{2}$/.test(language) && { language }),
      },
    ];
  });
}

/**
 * Reads the GDELT DOC API's answer in mode `ArtList`: addresses and headlines. Throws the API's message if it refuses
 * the query.
 */
export function gdeltItems(text: string): FeedItem[] {
  const answer = text.trim();
  if (answer === '' || answer === '{}') return [];
  let list: unknown;
  try {
    list = (JSON.parse(answer) as { articles?: unknown }).articles ?? [];
  } catch {
    throw new Error(`it did not return a list of articles: ${answer.slice(0, 200)}`);
  }
  if (!Array.isArray(list)) throw new Error('it did not return a list of articles');
  return list.flatMap((one: Partial<Record<string, unknown>>): FeedItem[] => {
    const field = (name: string) => (typeof one?.[name] === 'string' ? (one[name] as string) : undefined);
    const url = addressOf(field('url'), 'https://example.com');
    const title = textOfHtml(field('title') ?? '');
    if (url === undefined || title === '') return [];
    const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(field('seendate') ?? '') ?? [];
    const publishedAt =
      day && time
        ? dateOf(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
        : undefined;
    const [publisher, thumbnail] = [field('domain'), addressOf(field('socialimage'), url)];
    const country = countryNamed(field('sourcecountry') ?? '');
    return [
      {
        address: url,
        title,
        text: '',
        ...(publishedAt !== undefined && { publishedAt }),
        ...(publisher && { publisher: storableText(publisher.slice(0, 200)) }),
        ...(thumbnail !== undefined && { thumbnail }),
        ...(country !== undefined && { country }),
      },
    ];
  });
}

/** The fields that matter, whatever the format calls them. */
interface RawItem {
  readonly link: string | undefined;
  readonly title: string | undefined;
  readonly html: string | undefined;
  readonly date: string | undefined;
  readonly author: string | undefined;
  readonly image: string | undefined;
  readonly language: string | undefined;
}

function rawItems(text: string): RawItem[] {
  const parsed = parseFeed(withoutDoctype(text));
  switch (parsed.format) {
    case 'rss': {
      const { feed } = parsed;
      return (feed.items ?? []).map((item) => ({
        // A guid is an address unless it says that it is none.
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        title: item.title,
        html: longest(item.content?.encoded, item.description),
        date: item.pubDate ?? item.dc?.dates?.[0],
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        image: item.media?.thumbnails?.[0]?.url ?? item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
        language: feed.language ?? feed.dc?.languages?.[0],
      }));
    }
    case 'atom': {
      const { feed } = parsed;
      return (feed.entries ?? []).map((entry) => ({
        link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href,
        title: entry.title?.value,
        html: longest(entry.content?.value, entry.summary?.value),
        date: entry.published ?? entry.updated,
        author: entry.authors?.[0]?.name,
        image: entry.media?.thumbnails?.[0]?.url,
        language: feed.xml?.lang,
      }));
    }
    case 'rdf': {
      const { feed } = parsed;
      return (feed.items ?? []).map((item) => ({
        link: item.link,
        title: item.title,
        html: longest(item.content?.encoded, item.description),
        date: item.dc?.dates?.[0],
        author: item.dc?.creators?.[0],
        image: undefined,
        language: feed.dc?.languages?.[0],
      }));
    }
    case 'json': {
      const { feed } = parsed;
      return (feed.items ?? []).map((item) => ({
        link: item.url ?? item.external_url ?? (/^https?:/i.test(item.id ?? '') ? item.id : undefined),
        title: item.title ?? item.summary?.slice(0, 200),
        html: item.content_html ?? item.content_text ?? item.summary,
        date: item.date_published ?? item.date_modified,
        author: item.authors?.[0]?.name,
        image: item.image ?? item.banner_image,
        language: item.language ?? feed.language,
      }));
    }
  }
}

/** Removes entities that a feed declares itself, which readers need not expand: those of HTML are known anyway. */
function withoutDoctype(text: string): string {
  const at = text.search(/<(?:!DOCTYPE|[a-z])/i);
  if (text[at + 1] !== '!') return text;
  return text.slice(0, at) + text.slice(at).replace(/^<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, '');
}

function longest(one: string | undefined, other: string | undefined): string | undefined {
  return (one?.length ?? 0) >= (other?.length ?? 0) ? one : other;
}
