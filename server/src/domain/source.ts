/** The facts by which a list is cited; `lists/publishers.ts` registers every list. */
export interface Source {
  /** `ofac_sdn`, `un_sc`, … as in the command line. */
  readonly name: string;
  /** The publisher's own title. */
  readonly title: string;
  /** Name of the list after "the": `OFAC SDN List`. The date of a copy is its edition's `publishedAt`. */
  readonly shortTitle: string;
  readonly publisher: string;
  readonly url: string;
  readonly description: string;
  /** ISO 3166-1 alpha-2 of the publisher; absent for international bodies. */
  readonly country?: string;
  readonly legalNotice: string;
  /** Hours after which an unconfirmed edition is too old to rely on; absent if only its owner knows. */
  readonly maxAgeHours?: number;
  /** Days after the publisher's date of an edition, where it has one, when it is too old, however lately it was confirmed. */
  readonly maxPublishedDays?: number;
  /** Fewer records are no plausible edition. */
  readonly minRecords?: number;
  /** True for the invented records that are shown while no real list is loaded. */
  readonly demonstration: boolean;
}

/** Dated copy of a source as it was loaded. */
export interface Edition {
  readonly id: string;
  readonly source: string;
  /** Place in the history of the source, from 1; absent for the demonstration list. */
  readonly number?: number;
  /** `ofac_sdn@2026-11-20T04:00:00Z`: what cases cite. */
  readonly version: string;
  /** The publisher's own date, where the file has one. */
  readonly publishedAt?: Date;
  readonly importedAt: Date;
  /** Time when its publisher was last known to have nothing newer; if absent, its import. */
  readonly confirmedAt?: Date;
  readonly recordCount: number;
  readonly nameCount: number;
  /** SHA-256 of the imported bytes, hex. */
  readonly checksum: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * An edition with its place in the history. Editions of a source are numbered from 1; the one with the highest number is
 * in force. Going back to an earlier one makes a new edition of the same content, so that history only grows.
 */
export interface NumberedEdition extends Edition {
  readonly number: number;
  /** Format recognised from the content ("OFAC legacy CSV"). */
  readonly format: string;
  /** File names or addresses it came from. */
  readonly origin: readonly string[];
  /** Version of the readers: a newer reader may find more in the same bytes. */
  readonly readerVersion: number;
  /** Number of the edition whose content was restored. */
  readonly restoredFrom?: number;
  /** Records of the publisher that could not be read and are not in it. */
  readonly brokenCount: number;
}

export function editionVersion(source: string, importedAt: Date): string {
  return `${source}@${importedAt.toISOString().replace(/\.\d+Z$/, 'Z')}`;
}

type AgeLimits = Pick<Source, 'maxAgeHours' | 'maxPublishedDays'>;

/** Hours since the publisher was last known to have nothing newer. */
export function unconfirmedHours({ importedAt, confirmedAt = importedAt }: Edition, now: Date): number {
  return hoursBetween(Math.max(confirmedAt.getTime(), importedAt.getTime()), now);
}

/** Hours since the publisher's date, where the edition has one, else since it was last confirmed. */
export function ageHours(edition: Edition, now: Date): number {
  const { publishedAt } = edition;
  return publishedAt === undefined ? unconfirmedHours(edition, now) : hoursBetween(publishedAt.getTime(), now);
}

/** Returns the largest acceptable `ageHours`; undefined if unlimited. */
export function maxAgeOf({ publishedAt }: Edition, { maxAgeHours, maxPublishedDays }: AgeLimits): number | undefined {
  if (publishedAt === undefined) return maxAgeHours;
  return maxPublishedDays === undefined ? undefined : maxPublishedDays * 24;
}

/**
 * An edition that is older than its source allows, by its publisher's date, or that its publisher has not confirmed for too long:
 * parties listed since are not on it.
 */
export function isOverdue(edition: Edition, limits: AgeLimits, now: Date): boolean {
  const { maxAgeHours = Number.POSITIVE_INFINITY } = limits;
  return (
    ageHours(edition, now) > (maxAgeOf(edition, limits) ?? Number.POSITIVE_INFINITY) ||
    unconfirmedHours(edition, now) > maxAgeHours
  );
}

function hoursBetween(from: number, now: Date): number {
  return Math.max(0, (now.getTime() - from) / 3_600_000);
}

/**
 * The number of a watchlist: how many editions were made until it. A new edition of any source raises it by one and nothing lowers it, so
 * it orders the watchlists of all nodes. 0 for the demonstration list alone.
 */
export function watchlistNumber(editions: readonly Edition[]): number {
  return editions.reduce((sum, { number = 0 }) => sum + number, 0);
}

/** Returns the time of a new edition: versions name seconds, and two editions of one source never share one. */
export function editionTime(latest: Edition | undefined, now: Date): Date {
  const next = latest === undefined ? 0 : latest.importedAt.getTime() + 1000;
  return new Date(Math.max(now.getTime(), next));
}

/** The editions that an edition went back from: those between it and the one whose content it has. */
export function withdrawnBy(
  { number, restoredFrom }: NumberedEdition,
  history: readonly NumberedEdition[],
): NumberedEdition[] {
  if (restoredFrom === undefined) return [];
  return history.filter((edition) => edition.number > restoredFrom && edition.number < number);
}
