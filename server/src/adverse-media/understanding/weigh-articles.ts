import type { ArticleRole, PublisherTier } from '../../domain/article.js';
import type { CaseArticle } from '../../domain/case-article.js';
import { OFFENCES, type Offence } from '../../domain/offence.js';
import type { SelectedRule } from '../../domain/risk-score.js';

/** Half-life of an accusation, in days. */
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
 * Weight of an accusation, 0 to 1: 0.5^(age / half-life), never below 0.3 once convicted, a fifth after an acquittal,
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

/** Reports of one accusation within this time are one story, however worded. */
const SAME_STORY_DAYS = 14;

interface Story {
  readonly id: string;
  readonly ids: Set<string>;
  readonly times: number[];
  readonly offences: Set<Offence>;
  readonly roles: Set<ArticleRole>;
  readonly articles: CaseArticle[];
}

/**
 * Joins articles into stories, which count once: near-duplicates, articles of the same offence about the subject within
 * a fortnight, and articles of the same named offence without a date share a story id. An acquittal belongs to every
 * earlier story of its offence without a conviction, however old, and lowers all of it.
 */
export function joinStories(articles: readonly CaseArticle[]): CaseArticle[] {
  const stories: Story[] = [];
  for (const article of articles) {
    if (article.linkStatus === 'excluded') continue;
    const candidate = newStory(article);
    const known = stories.find((story) => isOneStory(story, candidate));
    if (known === undefined) stories.push(candidate);
    else merge(known, candidate);
  }
  for (const acquittal of stories.filter(({ roles }) => roles.has('acquitted'))) {
    if (!stories.includes(acquittal)) continue;
    const [first, ...others] = stories.filter((story) => story === acquittal || isEndedBy(story, acquittal)) as [
      Story,
      ...Story[],
    ];
    for (const other of others) {
      merge(first, other);
      stories.splice(stories.indexOf(other), 1);
    }
  }
  const byArticle = new Map(stories.flatMap((story) => story.articles.map((article) => [article, story] as const)));
  return articles.map((article) => {
    const story = byArticle.get(article);
    if (story === undefined) return article;
    const lowered = story.roles.has('acquitted') && article.shown.party.role !== 'acquitted';
    return {
      ...article,
      storyId: story.id,
      weight: lowered ? Math.round(100 * article.weight * ACQUITTED) / 100 : article.weight,
    };
  });
}

function newStory(article: CaseArticle): Story {
  const { publishedAt, party } = article.shown;
  return {
    id: article.storyId,
    ids: new Set([article.storyId, article.textId ?? article.storyId]),
    times: publishedAt === undefined ? [] : [Date.parse(publishedAt)],
    offences: new Set(party.offences),
    roles: new Set([party.role]),
    articles: [article],
  };
}

function merge(into: Story, from: Story): void {
  for (const id of from.ids) into.ids.add(id);
  for (const offence of from.offences) into.offences.add(offence);
  for (const role of from.roles) into.roles.add(role);
  into.times.push(...from.times);
  into.articles.push(...from.articles);
}

function isOneStory(story: Story, candidate: Story): boolean {
  if ([...candidate.ids].some((id) => story.ids.has(id))) return true;
  if (story.times.length === 0 && candidate.times.length === 0) {
    // Without a date its order is unknown, so the acquittal ends no story.
    return story.roles.has('acquitted') === candidate.roles.has('acquitted') && shareNamedOffence(story, candidate);
  }
  const near = candidate.times.some((time) =>
    story.times.some((other) => Math.abs(other - time) <= SAME_STORY_DAYS * DAY),
  );
  return near && shareOffence(story, candidate);
}

function isEndedBy(story: Story, acquittal: Story): boolean {
  const last = Math.max(...acquittal.times);
  const earlier = story.times.length > 0 && story.times.every((time) => time <= last);
  return earlier && !story.roles.has('convicted') && shareOffence(story, acquittal);
}

function shareNamedOffence(one: Story, other: Story): boolean {
  return [...other.offences].some((offence) => offence !== 'unnamed' && one.offences.has(offence));
}

function shareOffence(one: Story, other: Story): boolean {
  return [...other.offences].some((offence) => one.offences.has(offence));
}

/** Severity of each offence, 0 to 100; our own starting point, highest for offences against persons and the state. */
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

/** Returns the crimes reported by linked articles, each as severe as its heaviest story. */
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
