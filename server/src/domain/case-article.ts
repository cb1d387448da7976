import type { ArticleRole, PublisherTier, ReplacedAs } from './article.js';
import type { RecordDecision } from './case-marks.js';
import type { Offence } from './offence.js';
import type { SecondReading } from './second-reading.js';

/**
 * Least probability at which an article is linked to the subject; below it is possible, and below that only considered.
 */
export const LINKED = 0.8;
export const POSSIBLE = 0.5;

export const LINK_STATUSES = ['linked', 'possible', 'excluded'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** Relation of an article to the subject of a case, kept as it was judged. */
export interface CaseArticle {
  readonly articleId: string;
  readonly linkStatus: LinkStatus;
  /** 0 to 1: how surely the article speaks of the subject, two decimals. */
  readonly probability: number;
  /** Sentences, strongest first, and last why it was left out. */
  readonly reasons: readonly string[];
  /** Left out for nothing but another country, though the name is the very same. */
  readonly onlyCountryDiffers?: true;
  /** 0 to 1: how much it counts by its age, its outcome and its publisher, two decimals; 0 when left out. */
  readonly weight: number;
  /** Articles about one case share it; it counts once, by its heaviest article. */
  readonly storyId: string;
  /** Its text, which copies of it share; absent in articles stored by earlier versions. */
  readonly textId?: string;
  /** Every known publication of the text, oldest first; absent if there is only this one. */
  readonly tellings?: readonly Telling[];
  /** Set once its publisher changed, corrected or withdrew it: then it is left out. */
  readonly replacedAs?: ReplacedAs;
  /** The results of the case whose own data ties them to the article as well. */
  readonly resultIds: readonly string[];
  readonly shown: ShownArticle;
  /** Proposal of a language model about the party; for review only. */
  readonly secondReading?: SecondReading;
  /** The last one of a person on whether it is about the subject. */
  readonly decision?: RecordDecision;
}

/** Publication of a text. */
export interface Telling {
  readonly articleId: string;
  readonly url?: string;
  readonly publisher?: string;
  /** ISO instant. */
  readonly publishedAt?: string;
}

/** Somebody has ruled it out: it says nothing of the subject. */
export function isRuledOut({ decision }: Pick<CaseArticle, 'decision'>): boolean {
  return decision?.status === 'False Positive';
}

/** Copy of the displayed fields, kept when the article is deleted. */
interface ShownArticle {
  readonly title: string;
  /** The first lines. */
  readonly description: string;
  readonly url?: string;
  readonly author?: string;
  readonly publisher?: string;
  readonly publisherTier: PublisherTier;
  /** ISO 3166-1 alpha-2, of the publisher. */
  readonly country?: string;
  readonly thumbnail?: string;
  readonly language: string;
  /** ISO instant. */
  readonly publishedAt?: string;
  readonly sentiment: number;
  /** Version of the reader that read it; absent in articles stored by earlier versions. */
  readonly readerVersion?: number;
  /** The text addresses or hides words for software. */
  readonly suspiciousText?: true;
  /** The party of the article that was taken for the subject. */
  readonly party: {
    readonly name: string;
    readonly type: 'person' | 'organization';
    readonly role: ArticleRole;
    readonly offences: readonly Offence[];
    readonly birthYears: readonly number[];
  };
}
