import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { ReplacedAs } from '../domain/article.js';
import { bandsOf, isSameText, likenessOf, readSignature } from '../domain/text-signature.js';
import type { Queries } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import type { RereadArticle } from './articles.js';
import { articleBands, articles, EVERYBODY } from './articles.table.js';
import { addressesIn, addressKeyOf, areTellings, isLater, replacementOf, type StoryMember } from './stories.js';

/** Held while articles get their stories: two of one text, stored at the same moment, must see each other. */
const STORIES_BEING_TOLD = 7_060_108;
/** Newest articles of one band that are compared: a text told a thousand times is of one story anyway. */
const MAX_OF_A_BAND = 20;
/** Likest articles whose readings are compared. */
const MAX_READ = 200;
/** Earlier articles at one address. */
const MAX_AT_ADDRESS = 20;

/** The place of an article among the stored ones. */
export interface Placed {
  readonly storyId: string;
  readonly addressKey?: string;
  /** Ids of the articles it replaces. */
  readonly replaces: readonly { readonly id: string; readonly as: ReplacedAs }[];
  /** Id of the article that replaces it: a later version that is stored already, or itself if it only withdraws another. */
  readonly replacedBy?: { readonly id: string; readonly as: ReplacedAs };
}

interface Member extends StoryMember {
  readonly id: string;
  readonly owner: string;
  readonly storyId: string;
  readonly isReplaced: boolean;
}

/**
 * Finds the story of each article, that of the same text under another address or a new one, and what it replaces.
 * `incoming` have their ids; `storyId` is that of a stored one. Work for each is bounded, however many articles are stored.
 */
export async function placeArticles(
  tx: Queries,
  incoming: readonly { readonly id: string; readonly article: RereadArticle; readonly storyId?: string }[],
): Promise<Placed[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STORIES_BEING_TOLD})`);
  const wanted = incoming.map(({ id, article, storyId: before }) => {
    const { organizationId: owner = EVERYBODY, signature, canonical, url } = article;
    const addressKey = addressKeyOf(canonical ?? url ?? '');
    const owners = [...new Set([owner, EVERYBODY])];
    return {
      ...{ id, owner, owners, signature, before, reading: article.reading, isReplaced: false },
      named: addressesIn(article.text),
      bands: owners.flatMap((one) => bandsOf(signature, one)),
      ...(addressKey !== undefined && { addressKey }),
      ...(article.publishedAt !== undefined && { publishedAt: article.publishedAt }),
    };
  });
  const known = await membersNear(tx, wanted);
  const byBand = new Map<number, Set<Member>>();
  const byAddress = new Map<string, Set<Member>>();
  const remember = (member: Member) => {
    for (const band of bandsOf(member.signature, member.owner)) put(byBand, band, member);
    if (member.addressKey !== undefined) put(byAddress, `${member.owner} ${member.addressKey}`, member);
  };
  for (const member of known) remember(member);
  return wanted.map((one) => {
    const near = [...new Set(one.bands.flatMap((band) => [...(byBand.get(band) ?? [])]))].filter(
      ({ id, owner }) => id !== one.id && one.owners.includes(owner),
    );
    const atAddress = [one.addressKey, ...one.named].flatMap((key) => [
      ...(byAddress.get(`${one.owner} ${key}`) ?? []),
    ]);
    const related = [...new Set([...near.filter(({ owner }) => owner === one.owner), ...atAddress])].filter(
      ({ id, isReplaced }) => id !== one.id && !isReplaced,
    );
    const replaces = related.flatMap((other) => {
      const as = isLater(one, other) ? replacementOf(one, other) : undefined;
      return as === undefined ? [] : [{ id: other.id, as }];
    });
    const later = related.find((other) => !isLater(one, other) && other.addressKey === one.addressKey);
    const byLater = later && replacementOf({ ...later, named: [] }, one);
    const told = near.find((other) => areTellings(one, other));
    const storyId = told?.storyId ?? one.before ?? newId();
    remember({ ...one, storyId });
    const withdraws = one.reading.notice === 'retraction' && replaces.some(({ as }) => as === 'retracted');
    return {
      ...{ storyId, replaces },
      ...(one.addressKey !== undefined && { addressKey: one.addressKey }),
      ...(withdraws && { replacedBy: { id: one.id, as: 'retracted' as const } }),
      ...(later && byLater && { replacedBy: { id: later.id, as: byLater } }),
    };
  });
}

type Wanted = Pick<Member, 'id' | 'signature' | 'addressKey' | 'owner'> & {
  readonly owners: readonly string[];
  readonly named: readonly string[];
  readonly bands: readonly number[];
};

/** Stored articles that may be the same text as one of these, or stand at an address of theirs. */
async function membersNear(tx: Queries, wanted: readonly Wanted[]): Promise<Member[]> {
  const bands = [...new Set(wanted.flatMap((one) => one.bands))];
  const keys = [...new Set(wanted.flatMap(({ addressKey, named }) => [addressKey, ...named]))].filter(
    (key) => key !== undefined,
  );
  const owners = [...new Set(wanted.flatMap((one) => one.owners))];
  const { rows } = await tx.execute<{ id: string; signature: string }>(sql`
    select distinct a.id, a.signature
    from unnest(${sql.param(bands)}::integer[]) as wanted (band)
    cross join lateral (
      select article from ${articleBands} where band = wanted.band order by article desc limit ${MAX_OF_A_BAND}
    ) near
    join ${articles} a on a.number = near.article
    where a.signature is not null`);
  const alike = rows.flatMap(({ id, signature }) => {
    const read = readSignature(signature);
    if (read === undefined) return [];
    const like = Math.max(
      ...wanted.map((one) => (isSameText(one.signature, read) ? likenessOf(one.signature, read).shorter : -1)),
    );
    return like < 0 ? [] : [{ id, like }];
  });
  const likest = alike.sort((a, b) => b.like - a.like).slice(0, MAX_READ);
  const atAddress = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(inArray(articles.organizationId, owners), inArray(articles.addressKey, keys), isNull(articles.replacedBy)),
    )
    .limit(MAX_AT_ADDRESS * wanted.length);
  const ids = [...new Set([...likest, ...atAddress].map(({ id }) => id))];
  if (ids.length === 0) return [];
  const { id, organizationId, storyId, signature, addressKey, publishedAt, replacedBy, reading } = articles;
  const found = await tx
    .select({ id, owner: organizationId, storyId, signature, addressKey, publishedAt, replacedBy, reading })
    .from(articles)
    .where(inArray(id, ids));
  return found.flatMap(({ signature: written, addressKey: key, publishedAt: at, replacedBy: by, ...row }) => {
    const read = written === null ? undefined : readSignature(written);
    if (read === undefined) return [];
    return [
      {
        ...row,
        ...{ signature: read, isReplaced: by !== null },
        ...(key !== null && { addressKey: key }),
        ...(at !== null && { publishedAt: at }),
      },
    ];
  });
}

function put<Key>(map: Map<Key, Set<Member>>, key: Key, member: Member): void {
  map.set(key, (map.get(key) ?? new Set()).add(member));
}

const newId = idFactory(() => new Date());
