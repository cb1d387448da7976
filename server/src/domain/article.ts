import type { Offence } from './offence.js';
import type { TextSignature } from './text-signature.js';

/** Published text about parties, as received. All of it is other people's words: data, never instructions. */
export interface IncomingArticle {
  readonly title: string;
  readonly text: string;
  /** http or https; absent for texts of an archive. */
  readonly url?: string;
  /** Address that the publisher names as the article's own, of the same host. */
  readonly canonical?: string;
  /** ISO 639-1; absent if unknown. */
  readonly language?: string;
  readonly publishedAt?: Date;
  readonly publisher?: string;
  readonly author?: string;
  /** ISO 3166-1 alpha-2, of the publisher. */
  readonly country?: string;
  /** Address of a picture. */
  readonly thumbnail?: string;
}

/**
 * Role of a party in the accusation: its stage (`acquitted` is its end without a conviction), or the relation of the
 * party to it.
 */
export const ARTICLE_ROLES = [
  'suspected',
  'arrested',
  'charged',
  'convicted',
  'sanctioned',
  'acquitted',
  'victim',
  'witness',
  'prosecutor',
  'judge',
  'official',
  'journalist',
  'lawyer',
  'mentioned',
] as const;
export type ArticleRole = (typeof ARTICLE_ROLES)[number];

/** A person or organization that an article names. */
export interface ArticleParty {
  readonly type: 'person' | 'organization';
  /** The fullest name it is given, and every other way in which it is written. */
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly role: ArticleRole;
  /** The person is or was accused of something. */
  readonly adverse: boolean;
  /** Probability that the text accuses it, where that is uncertain; absent otherwise. */
  readonly likelihood?: number;
  /** Words of the text that suggest this role, strongest first, each with the role it suggests. */
  readonly grounds: readonly {
    readonly kind: ArticleRole;
    readonly text: string;
    readonly points: number;
    /** Position, counted like `mentions`; absent in readings before version 7. */
    readonly at?: readonly [start: number, end: number];
  }[];
  readonly offences: readonly Offence[];
  /** Years of age that stand beside the name. */
  readonly ages: readonly number[];
  readonly birthYears: readonly number[];
  /** ISO 3166-1 alpha-2, of the country or nationality that stands beside the name. */
  readonly countries: readonly string[];
  /** Organizations and persons named in the same sentence, public bodies left out. */
  readonly organizations: readonly string[];
  readonly persons: readonly string[];
  /** Small words beside the name that may say what it does: "accountant", "former lobbyist". */
  readonly beside: string;
  /** Code units in the headline, two line breaks, and the text. */
  readonly mentions: readonly (readonly [start: number, end: number])[];
}

/** One reader version's reading of an article. */
export interface ArticleReading {
  readonly version: number;
  readonly language: string;
  /** Probability from 0 to 1 that it reports wrongdoing. */
  readonly wrongdoing: number;
  /** Mentions by offence. */
  readonly offences: Readonly<Partial<Record<Offence, number>>>;
  /** -1 (all accusation) to 1. */
  readonly sentiment: number;
  /** Countries named anywhere in it. */
  readonly countries: readonly string[];
  /** The text addresses or hides words for software; what does was not read. */
  readonly suspiciousText?: true;
  /** The publisher corrects or withdraws a report with it. */
  readonly notice?: 'correction' | 'retraction';
  readonly parties: readonly ArticleParty[];
}

/** Official sources and courts; established press with an editor; everything else. */
export type PublisherTier = 1 | 2 | 3;

/** Article read and ready to be stored. */
export interface ReadArticle {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly publisherTier: PublisherTier;
  readonly reading: ArticleReading;
  /** Hash of address and text: the same article is stored once. */
  readonly contentHash: string;
  /** Near-duplicates get one story. */
  readonly signature: TextSignature;
  /** Keys of every name in it (`nameKeys` of the engine); empty without wrongdoing. */
  readonly nameKeys: readonly number[];
}

export interface StoredArticle extends IncomingArticle {
  readonly id: string;
  /** Organization that owns it; absent if every organization may see it. */
  readonly organizationId?: string;
  /** Articles with the same text, or nearly the same, share it. */
  readonly storyId: string;
  /** Set once its publisher changed, corrected or withdrew it. */
  readonly replacedAs?: ReplacedAs;
  readonly storedAt: Date;
  readonly publisherTier: PublisherTier;
  readonly reading: ArticleReading;
}

/** Why an article no longer holds: its publisher changed, corrected or withdrew it. */
export type ReplacedAs = 'updated' | 'corrected' | 'retracted';

/** Least probability at which an article counts as one about wrongdoing. */
export const WRONGDOING_BAR = 0.5;
