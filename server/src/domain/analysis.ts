import type { EntityType, PartialDate } from '@touchstone/engine';
import type { AnalysisField, AnalysisMode } from './analysis-field.js';
import type { CaseResult, CitedEdition, MatchedRecord } from './case.js';
import type { CaseArticle } from './case-article.js';
import type { EvidenceOutcome, IdentityEvidence } from './identity-evidence.js';
import type { ListedRecord } from './listed-record.js';
import type { Offence } from './offence.js';
import type { PartyDetails } from './party-details.js';
import type { Recommendation } from './recommendation.js';
import type { SearchGaps } from './search-gaps.js';
import type { Source } from './source.js';
import type { Verdict } from './verdict.js';

/** Everything supplied about a party, used or not: `AnalysisInput.fields` decides what counts. */
export interface AnalysedParty extends PartyDetails {
  readonly name: string;
  /** Empty: any type. */
  readonly entityTypes: readonly EntityType[];
  /** Date of birth, of incorporation, or of building. */
  readonly date?: PartialDate;
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[];
}

/** Listed record that the screening found, as it stood in its list. */
export interface AnalysedRecord {
  readonly recordId: string;
  /** `un_sc@2026-11-20T04:00:00Z` */
  readonly version: string;
  /** Lacks `shortTitle` in analyses of older releases. */
  readonly source: Pick<Source, 'name' | 'title' | 'publisher'> & Partial<Pick<Source, 'shortTitle'>>;
  readonly record: ListedRecord;
  readonly hit: Pick<MatchedRecord['hit'], 'score' | 'matchedNames' | 'explanation'>;
  /** Distance of the two faces, 0 for the same; absent unless both have a picture and were compared. */
  readonly faceDistance?: number;
  /** Reason why it is one party with an earlier record of another list; absent on the leading record. */
  readonly joinedBy?: string;
  /** Time when an analyst ruled it out (ISO 8601, UTC); removed when the record changes materially. */
  readonly heldForAnother?: string;
}

/** Story that is or may be about the subject, represented by its heaviest article. */
export interface AnalysedArticle {
  readonly articleId: string;
  readonly title: string;
  readonly publisher?: string;
  /** ISO 8601, UTC. */
  readonly publishedAt?: string;
  readonly linkStatus: 'linked' | 'possible';
  /** 0 to 1: how surely it speaks of the subject, by more than the name. */
  readonly probability: number;
  /** 0 to 1: how much it counts by its age, its outcome and its publisher. */
  readonly weight: number;
  readonly offences: readonly Offence[];
}

/** A story that was reviewed and excluded: without weight, shown so that a person can object. */
export interface ExcludedArticle {
  readonly title: string;
  readonly publisher?: string;
  /** ISO 8601, UTC. */
  readonly publishedAt?: string;
  /** A clause ("named as victim, not accused"). */
  readonly reason: string;
  /** The names are the same and only the country differs; this alone does not clear the subject. */
  readonly onlyCountryDiffers?: true;
}

/** Adverse media known when the customer was analysed. */
export interface AnalysedMedia {
  /** `pending`: not waited for any longer; `none_stored`: there was no article to search. */
  readonly status: 'completed' | 'pending' | 'failed' | 'none_stored';
  readonly articles: readonly AnalysedArticle[];
  /** The likeliest first; absent where none was left out. */
  readonly excluded?: readonly ExcludedArticle[];
}

/**
 * Everything that an analysis depends on, as JSON: the stored input gives the same analysis, byte for byte, at any
 * time.
 */
export interface AnalysisInput {
  readonly party: AnalysedParty;
  readonly mode: AnalysisMode;
  /** Fields enabled in the organization's configuration for this mode. */
  readonly fields: readonly AnalysisField[];
  /** The bar that the records reached, 0 to 100. */
  readonly matchScore: number;
  /** Records at or over the threshold, in any order. */
  readonly records: readonly AnalysedRecord[];
  readonly editions: readonly CitedEdition[];
  /** Absent without a request for adverse media. */
  readonly adverseMedia?: AnalysedMedia;
  /** Absent where everything was searched and everything found is shown. */
  readonly gaps?: SearchGaps;
  /** Only invented records were to be searched: that no real list was is no gap. */
  readonly isTest?: true;
  /** Version of the verdict model, `CURRENT_VERDICT_MODEL` for a new analysis. */
  readonly modelVersion: string;
  /** The engine's `SCORER_VERSION` by which the records were found. */
  readonly scorerVersion: string;
  /** Version of its words, `NARRATIVE_VERSION` for a new analysis; absent in the oldest. */
  readonly narrativeVersion?: string;
  /** ISO 8601, UTC. */
  readonly analysedAt: string;
}

/** Row of the decision table behind a verdict; `0` no record, `decided` by a person, `error` if the analysis failed. */
export type VerdictRule = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'decided' | 'error';

/** Reason why a verdict is milder than its row. */
export type VerdictCap = 'weak_alias' | 'relative' | 'identifier' | 'sanctions';

/** Conclusion about one record. */
export interface RecordVerdict {
  readonly recordId: string;
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly cap?: VerdictCap;
  readonly recommendation: Recommendation;
  /** Probability of the same party, 0 to 1, four decimals. */
  readonly p: number;
  /** Independent information besides the name, two decimals: 0 none, 3 a full date of birth, 8 much. */
  readonly s: number;
  /** The model's evidence, the strongest first, what is missing last. Weights and the model's constant give p. */
  readonly evidence: readonly IdentityEvidence[];
}

/** Reason for a verdict, in words and as data. */
export interface KeyDriver {
  /** `Date of birth matches: 1952-10-07 (exact)` */
  readonly text: string;
  /**
   * Code of the evidence, or `no_match`, `other_record`, `adverse_media`, `not_searched`, `decided` or `incomplete`.
   */
  readonly code: string;
  /** `for` the same party, `against` it, or neither. */
  readonly direction: 'for' | 'against' | 'neutral';
  readonly outcome: EvidenceOutcome | null;
  /** Log-odds; 0 where the driver is no evidence of its own. */
  readonly weight: number;
  readonly subject: string | null;
  readonly listed: string | null;
  /** The edition that the listed value stands in; null where it is about no record. */
  readonly source: string | null;
}

/** Conclusion about a customer, with everything that explains it. */
export interface Analysis {
  readonly mode: AnalysisMode;
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
  /** Written from a template: every number, date and name in it comes from the input. */
  readonly narrative: string;
  /** Strongest first; at most four in Lite. */
  readonly keyDrivers: readonly KeyDriver[];
  /** Conclusions about all records, the deciding one first. */
  readonly records: readonly RecordVerdict[];
  /** The verdict on the articles alone; absent without a request for them, or without one about the customer. */
  readonly adverseMedia?: { readonly verdict: Verdict; readonly linked: number; readonly possible: number };
  /** Probability of the deciding record; null without records. */
  readonly p: number | null;
  readonly s: number | null;
  readonly rule: VerdictRule;
  readonly model: { readonly version: string; readonly hash: string };
  readonly scorerVersion: string;
  readonly editions: readonly CitedEdition[];
  readonly analysedAt: string;
}

/** Most stories kept for a customer; the heaviest stay. */
const MAX_STORIES = 20;

/**
 * Reduces articles to what an analysis keeps: the heaviest article of each story that counts, and what was excluded.
 */
export function analysedMedia(status: AnalysedMedia['status'], articles: readonly CaseArticle[]): AnalysedMedia {
  const excluded = excludedArticles(articles);
  return { status, articles: analysedArticles(articles), ...(excluded.length > 0 && { excluded }) };
}

function analysedArticles(articles: readonly CaseArticle[]): readonly AnalysedArticle[] {
  const stories = new Map<string, AnalysedArticle>();
  const rising = [...articles].sort((a, b) => a.weight - b.weight || (a.articleId < b.articleId ? 1 : -1));
  for (const { articleId, linkStatus, probability, weight, storyId, shown } of rising) {
    if (linkStatus === 'excluded') continue;
    // A linked article of a story outweighs a heavier one that is possibly about the subject.
    if (linkStatus === 'possible' && stories.get(storyId)?.linkStatus === 'linked') continue;
    const { title, publisher, publishedAt, party } = shown;
    stories.set(storyId, {
      ...{ articleId, title, linkStatus, probability, weight, offences: party.offences },
      ...(publisher !== undefined && { publisher }),
      ...(publishedAt !== undefined && { publishedAt }),
    });
  }
  return [...stories.values()].sort(byImportance).slice(0, MAX_STORIES);
}

/** Older releases wrote "Left out". */
const EXCLUDED = /^(?:Excluded|Left out): (.*)$/s;

/** Represents each story without a counted article by one article. */
function excludedArticles(articles: readonly CaseArticle[]): readonly ExcludedArticle[] {
  const reported = new Set(articles.filter((one) => one.linkStatus !== 'excluded').map(({ storyId }) => storyId));
  const left: ExcludedArticle[] = [];
  const open = ({ onlyCountryDiffers }: CaseArticle) => (onlyCountryDiffers ? 1 : 0);
  const falling = [...articles].sort(
    (a, b) => open(b) - open(a) || b.probability - a.probability || (a.articleId < b.articleId ? -1 : 1),
  );
  for (const { storyId, reasons, onlyCountryDiffers, shown } of falling) {
    if (reported.has(storyId)) continue;
    reported.add(storyId);
    const { title, publisher, publishedAt } = shown;
    left.push({
      ...{
        title,
        reason: reasons.map((reason) => EXCLUDED.exec(reason)?.[1]).find((reason) => reason !== undefined) ?? '',
      },
      ...(onlyCountryDiffers && { onlyCountryDiffers }),
      ...(publisher !== undefined && { publisher }),
      ...(publishedAt !== undefined && { publishedAt }),
    });
  }
  return left.slice(0, MAX_STORIES);
}

function byImportance(a: AnalysedArticle, b: AnalysedArticle): number {
  const linked = (one: AnalysedArticle) => (one.linkStatus === 'linked' ? 0 : 1);
  return linked(a) - linked(b) || b.weight - a.weight || b.probability - a.probability;
}

/** A record of a case, and since when (ISO 8601, UTC) a person holds it for another party. */
export interface RecordOfCase {
  readonly matched: MatchedRecord;
  readonly heldForAnother?: string;
}

/** Unfolds a result into its records. A decision or whitelisting lapses when the record changes materially. */
export function recordsOfResult(
  result: Pick<CaseResult, 'records' | 'status' | 'decision' | 'whitelist'>,
): readonly RecordOfCase[] {
  const { records, status, decision, whitelist } = result;
  const held = status === 'False Positive' ? (decision?.at ?? whitelist?.at) : undefined;
  return records.map((matched) => ({ matched, ...(held && { heldForAnother: held.toISOString() }) }));
}

/** Reduces a hit to what an analysis keeps; the publisher's long texts stay with the case. */
export function analysedRecord(
  { recordId, version, source, record, hit, faceDistance, joinedBy }: MatchedRecord,
  heldForAnother?: string,
): AnalysedRecord {
  const { name, title, publisher } = source;
  // Absent in cases of older releases.
  const shortTitle: string | undefined = source.shortTitle;
  const { score, matchedNames } = hit;
  const { compared: _, ...explanation } = hit.explanation;
  return {
    ...{ recordId, version, record, hit: { score, matchedNames, explanation } },
    source: { name, title, publisher, ...(shortTitle !== undefined && { shortTitle }) },
    ...(faceDistance !== undefined && { faceDistance }),
    ...(joinedBy !== undefined && { joinedBy }),
    ...(heldForAnother !== undefined && { heldForAnother }),
  };
}
