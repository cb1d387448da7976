import type { ArticleParty, ArticleReading, ReplacedAs } from '../domain/article.js';
import { isSameText, likenessOf, type TextSignature } from '../domain/text-signature.js';

/** An article as far as it can be the same text as another, or replace it. */
export interface StoryMember {
  readonly signature: TextSignature;
  readonly reading: Pick<ArticleReading, 'parties' | 'notice'>;
  /** Address without what does not identify the article; absent if unknown. */
  readonly addressKey?: string;
  readonly publishedAt?: Date;
}

/** So much of the shorter text that both say the same, whatever was read in them. */
const VERBATIM = 0.95;
/** Least likeness of two versions of an article at one address: a list of news changes, too. */
const VERSION = 0.2;

/**
 * Tells whether two articles are one text under two addresses. Texts after one pattern (court lists, notices of one
 * office) are not if they accuse other parties, and a report of a sentence does not repeat the report of the charge.
 */
export function areTellings(one: StoryMember, other: StoryMember): boolean {
  if (!isSameText(one.signature, other.signature)) return false;
  const shared = sharedParties(accusedIn(one), accusedIn(other));
  if (shared === undefined) return true;
  if (shared.length === 0) return false;
  return (
    likenessOf(one.signature, other.signature).shorter >= VERBATIM ||
    shared.every(([a, b]) => a.role === b.role && (a.offences.length === 0 || b.offences.length === 0 || meet(a, b)))
  );
}

/**
 * Tells how `later` replaces `earlier`: both have one address and are versions of one text, or a notice of a correction
 * or withdrawal at that address, or one that names it. Undefined if it does not.
 */
export function replacementOf(
  later: StoryMember & { readonly named: readonly string[] },
  earlier: StoryMember,
): ReplacedAs | undefined {
  const { notice } = later.reading;
  const atItsAddress = earlier.addressKey !== undefined && earlier.addressKey === later.addressKey;
  const namesIt =
    earlier.addressKey !== undefined && later.named.includes(earlier.addressKey) && areOfOneHost(later, earlier);
  if (notice !== undefined && (atItsAddress || namesIt)) return notice === 'retraction' ? 'retracted' : 'corrected';
  if (notice === 'correction' && areOfOneHost(later, earlier) && isSameText(later.signature, earlier.signature))
    return 'corrected';
  if (!atItsAddress) return undefined;
  const { both, shorter } = likenessOf(later.signature, earlier.signature);
  return both >= VERSION || shorter >= 2 * VERSION ? 'updated' : undefined;
}

/** True if the first was published after the other, or is at least not known to be older. */
export function isLater(one: Pick<StoryMember, 'publishedAt'>, other: Pick<StoryMember, 'publishedAt'>): boolean {
  return one.publishedAt === undefined || other.publishedAt === undefined || one.publishedAt >= other.publishedAt;
}

const TRACKING = /^(?:utm_|fbclid|gclid|mc_|ref$|cmpid|ito$|smid|share)/;

/** Identifies an article by its address, without scheme, `www.`, tracking and what marks editions for phones. */
export function addressKeyOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const path = url.pathname.replace(/\/(?:amp\/?|index\.\w+)$/, '').replace(/\/+$/, '');
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const rest = query.map(([name, value]) => `${name}=${value}`).join('&');
  // The front page is no article.
  if (path === '' && rest === '') return undefined;
  return `${url.host.replace(/^(?:www|m|amp|mobile)\./, '')}${path}${rest === '' ? '' : `?${rest}`}`;
}

const MAX_NAMED = 10;

/** Addresses that a text names. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(/https?:\/\/[^\s"'<>()\]]{4,500}/g)].slice(0, MAX_NAMED);
  return found.flatMap(([address]) => addressKeyOf(address.replace(/[.,;:!?]+$/, '')) ?? []);
}

function areOfOneHost(one: StoryMember, other: StoryMember): boolean {
  const host = one.addressKey?.split('/')[0];
  return host !== undefined && host === other.addressKey?.split('/')[0];
}

function accusedIn({ reading }: StoryMember): readonly ArticleParty[] {
  return reading.parties.filter(({ adverse }) => adverse);
}

/** Pairs of parties of one name; undefined if one text accuses nobody, as shortened ones do. */
function sharedParties(
  ones: readonly ArticleParty[],
  others: readonly ArticleParty[],
): (readonly [ArticleParty, ArticleParty])[] | undefined {
  if (ones.length === 0 || others.length === 0) return undefined;
  return ones.flatMap((one) => {
    const names = new Set(namesOf(one));
    const other = others.find((party) => namesOf(party).some((name) => names.has(name)));
    return other === undefined ? [] : [[one, other] as const];
  });
}

function namesOf({ name, otherNames }: ArticleParty): string[] {
  return [name, ...otherNames].map((one) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

function meet(one: ArticleParty, other: ArticleParty): boolean {
  return one.offences.some((offence) => other.offences.includes(offence));
}
