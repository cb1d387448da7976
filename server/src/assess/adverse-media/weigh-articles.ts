import type { ArticleRole, PublisherTier } from '../../domain/article.js';
import type { CaseArticle } from '../../domain/case-article.js';
import { OFFENCES, type Offence } from '../../domain/offence.js';
import type { SelectedRule } from '../../domain/risk-score.js';

/** Days after which an accusation counts half. */
const HALF_LIFE = 730;
const LONG_HALF_LIFE = 1825;
const LONG_REMEMBERED: ReadonlySet<Offence> = new Set([
  'terrorism',
  'human_trafficking',
  'drugs',
  'arms',
  'sanctions',
  'proliferation',
]);
const FLOOR_OF_CONVICTIONS = 0.3;
const ACQUITTED = 0.2;
const UNKNOWN_DATE = 0.5;
const TIERS: Readonly<Record<PublisherTier, number>> = { 1: 1, 2: 0.9, 3: 0.7 };
const DAY = 86_400_000;

/**
 * How much an accusation counts, 0 to 1: 0.5^(age / half-life), never below 0.3 once convicted, a fifth after an acquittal,
 * 0.5 without a date; less from publishers without an editor.
 */
export function weightOf(
  accusation: { role: ArticleRole; offences: readonly Offence[]; publishedAt?: Date; publisherTier: PublisherTier },
  now: Date,
): number {
  const { role, offences, publishedAt } = accusation;
  const halfLife = offences.some((offence) => LONG_REMEMBERED.has(offence)) ? LONG_HALF_LIFE : HALF_LIFE;
  const days = publishedAt === undefined ? undefined : Math.max(0, (now.getTime() - publishedAt.getTime()) / DAY);
  let weight = days === undefined ? UNKNOWN_DATE : 0.5 ** (days / halfLife);
  if (role === 'convicted') weight = Math.max(weight, FLOOR_OF_CONVICTIONS);
  if (role === 'acquitted') weight *= ACQUITTED;
  return Math.round(100 * weight * TIERS[accusation.publisherTier]) / 100;
}

/** Accounts of one accusation that appear within this time are one story, however they are worded. */
const SAME_STORY_DAYS = 14;

/**
 * One story told by many counts once: articles that are near-duplicates, and articles of the same offence about the subject
 * within a fortnight, get one story id, and an acquittal lowers the whole story.
 */
export function joinStories(articles: readonly CaseArticle[]): CaseArticle[] {
  const stories: { id: string; ids: Set<string>; times: number[]; offences: Set<Offence>; acquitted: boolean }[] = [];
  const storyOf = new Map<CaseArticle, (typeof stories)[number]>();
  for (const article of articles) {
    if (article.linkStatus === 'excluded') continue;
    const { offences, role } = article.shown.party;
    const time = article.shown.publishedAt === undefined ? undefined : Date.parse(article.shown.publishedAt);
    let story = stories.find(
      ({ ids, times, offences: known }) =>
        ids.has(article.storyId) ||
        (time !== undefined &&
          times.some((other) => Math.abs(other - time) <= SAME_STORY_DAYS * DAY) &&
          offences.some((offence) => known.has(offence))),
    );
    if (story === undefined) {
      story = { id: article.storyId, ids: new Set(), times: [], offences: new Set(), acquitted: false };
      stories.push(story);
    }
    story.ids.add(article.storyId);
    if (time !== undefined) story.times.push(time);
    for (const offence of offences) story.offences.add(offence);
    if (role === 'acquitted') story.acquitted = true;
    storyOf.set(article, story);
  }
  return articles.map((article) => {
    const story = storyOf.get(article);
    if (story === undefined) return article;
    const lowered = story.acquitted && article.shown.party.role !== 'acquitted';
    return {
      ...article,
      storyId: story.id,
      weight: lowered ? Math.round(100 * article.weight * ACQUITTED) / 100 : article.weight,
    };
  });
}

/** How bad each offence is held, 0 to 100: predicate offences with victims of body and state highest; ours, as a starting point. */
const CRIME_SCORES: Readonly<Record<Offence, number>> = {
  terrorism: 100,
  proliferation: 100,
  war_crimes: 100,
  sanctions: 95,
  human_trafficking: 95,
  money_laundering: 90,
  organised_crime: 90,
  arms: 90,
  drugs: 85,
  corruption: 85,
  murder: 85,
  kidnapping: 85,
  sexual_exploitation: 85,
  fraud: 80,
  extortion: 80,
  market_abuse: 75,
  tax: 75,
  cybercrime: 75,
  smuggling: 70,
  forgery: 65,
  counterfeit_currency: 65,
  piracy: 65,
  product_piracy: 60,
  environment: 60,
  stolen_goods: 60,
  theft: 60,
  regulatory: 50,
  unnamed: 50,
};

/** The crimes that linked articles report, each as bad as its heaviest story makes it. */
export function crimesOf(articles: readonly CaseArticle[]): SelectedRule[] {
  const worst = new Map<Offence, number>();
  for (const { linkStatus, weight, shown } of articles) {
    if (linkStatus !== 'linked') continue;
    for (const offence of shown.party.offences) {
      worst.set(offence, Math.max(worst.get(offence) ?? 0, Math.round(CRIME_SCORES[offence] * weight)));
    }
  }
  return [...worst]
    .map(([offence, absolute]) => ({ name: OFFENCES[offence], absolute }))
    .sort((a, b) => b.absolute - a.absolute);
}
