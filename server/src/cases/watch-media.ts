import type { Articles, ChangedArticle } from '../adverse-media/articles.js';
import {
  countedArticles,
  gatherArticles,
  mediaRiskOf,
  riskWithArticles,
} from '../adverse-media/understanding/judge-articles.js';
import { subjectKeys, subjectOfSearch } from '../adverse-media/understanding/media-subject.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Case } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import { screeningStatusAgain } from '../domain/case-status.js';
import type { MonitoringSettingsReader } from '../domain/configuration.js';
import type { EventType } from '../domain/event.js';
import { riskChange } from '../domain/monitoring.js';
import { OFFENCES } from '../domain/offence.js';
import type { Clock, NewId } from '../domain/ports.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import type { NewEvent } from '../platform/outbox/events.js';
import type { CaseMedia, MediaWatch, Reevaluations } from './case-media.js';
import { judgeInSlices, MAX_CANDIDATES, type Pause } from './search-adverse-media.js';

export interface WatchMediaDeps {
  readonly watch: MediaWatch;
}

export interface SearchNewArticlesDeps {
  readonly articles: Pick<Articles, 'named' | 'changed'>;
  readonly caseMedia: Pick<CaseMedia, 'load'>;
  readonly monitoring: Reevaluations;
  readonly inputs: MonitoringSettingsReader;
  readonly riskScoreEngine: RiskScoreEngine;
  readonly now: Clock;
  readonly newId: NewId;
  readonly pause: Pause;
}

/** Cases whose keys are held at once: some 30 keys each. */
const RUN = 20_000;

/**
 * Finds watched cases that may be named in the articles stored since the last run, by the keys of names alone, and those
 * that hold an article which was read again or replaced since, and queues a job for each. Jobs and progress are written together, so that no article is missed after a crash.
 */
export async function watchMedia({ watch }: WatchMediaDeps): Promise<void> {
  const { after, upTo } = await watch.news();
  if (upTo <= after) return;
  const named: { organizationId: string; caseId: string; after: number }[] = [];
  for (let last = ''; ; ) {
    const cases = await watch.watched(last, RUN);
    if (cases.length === 0) break;
    last = cases.at(-1)?.id ?? '';
    const byKey = new Map<number, Case[]>();
    for (const one of cases) {
      for (const key of subjectKeys(subjectOfSearch(one.filters))) {
        const others = byKey.get(key);
        if (others === undefined) byKey.set(key, [one]);
        else others.push(one);
      }
    }
    const met = new Set<Case>();
    for await (const keys of watch.keys(after, upTo)) {
      for (const key of keys) for (const one of byKey.get(key) ?? []) met.add(one);
    }
    for (const { organizationId, id: caseId } of met) named.push({ organizationId, caseId, after });
  }
  const known = new Set(named.map(({ caseId }) => caseId));
  const holding = (await watch.holding(after, upTo)).filter(({ caseId }) => !known.has(caseId));
  await watch.advance({ after, upTo }, [...named, ...holding.map((one) => ({ ...one, after }))]);
}

/**
 * Judges the articles stored or read again since then for one watched case, adds them to it, excludes those that their
 * publishers replaced, and reports news: a new story, or a changed risk. A repetition finds nothing new. Throws, to be retried, while an analyst works on the case.
 */
export async function searchNewArticles(
  deps: SearchNewArticlesDeps,
  {
    organizationId,
    caseId,
    after,
  }: { readonly organizationId: string; readonly caseId: string; readonly after: number },
): Promise<void> {
  const loaded = await deps.caseMedia.load(organizationId, caseId);
  if (loaded?.found.isMediaMonitored !== true) return;
  const { found: before, results: old } = loaded;
  if (before.adverseMediaStatus === 'Pending')
    throw new Error('the first search for articles of the case is still pending');
  const subject = subjectOfSearch(before.filters);
  // A case that has never been searched to the end is searched whole.
  const since = before.adverseMediaStatus === 'Completed' ? after : 0;
  const candidates = await deps.articles.named(organizationId, subjectKeys(subject), MAX_CANDIDATES, since);
  const known = before.adverseMedia ?? [];
  const judged = await judgeInSlices(deps, subject, candidates, old);
  const ids = [...new Set(known.flatMap(({ articleId, tellings = [] }) => [articleId, ...tellings.map(idOf)]))];
  const current = asChanged(known, judged, await deps.articles.changed(organizationId, ids, since));
  const fresh = judged.filter(({ articleId }) => !ids.includes(articleId));
  if (fresh.length === 0 && current.every((one, i) => one === known[i])) return;
  const now = deps.now();
  const articles = gatherArticles([...current, ...fresh], now);
  const engine = before.riskScoreEngine ?? deps.riskScoreEngine;
  const results = old.map((result) => ({ ...result, risk: riskWithArticles(engine, result, articles) }));
  const mediaRisk = mediaRiskOf(engine, before.filters.countries, articles);
  const standing = results.map(({ status, risk }) => ({ status, riskScore: risk.score }));
  const searched: Case = {
    ...before,
    updatedAt: now,
    risk: caseRiskOf(standing, mediaRisk ?? 0),
    ...(mediaRisk !== undefined && { riskScoreEngine: engine }),
    adverseMediaStatus: 'Completed',
    totalAdverseMedia: countedArticles(articles).length,
    ...decidedArticles(articles),
    adverseMedia: articles,
    notices: before.notices.filter((notice) => notice !== 'no_articles_stored'),
  };
  const checked: Case = { ...searched, screeningStatus: screeningStatusAgain(before, searched) };
  const outgoing = announcements(before, checked, news(known, articles));
  const { alerts } = await deps.inputs(organizationId);
  const reevaluation = {
    id: deps.newId(),
    before,
    after: checked,
    results,
    bearsOnVerdict:
      fresh.some(({ onlyCountryDiffers }) => onlyCountryDiffers) || standingOf(known) !== standingOf(articles),
    media: { articles, mediaRiskScore: mediaRisk ?? 0 },
    alerts: outgoing.map(({ type, changes }) => ({ id: deps.newId(), type, changes })),
    events: [...(alerts.webhook ? outgoing : []), ...forTheSearch(before, outgoing)].map(
      (one): NewEvent => ({ ...one, organizationId, about: { kind: 'case', id: caseId }, at: now }),
    ),
  };
  const written = await deps.monitoring.reevaluate(organizationId, [reevaluation]);
  if (!written.has(caseId)) throw new Error(`case ${caseId} is being changed`);
}

interface Announcement {
  readonly type: EventType;
  readonly changes: object;
  readonly callbackUrl?: string;
}

function idOf({ articleId }: Pick<CaseArticle, 'articleId'>): string {
  return articleId;
}

const READ_ANEW = 'Excluded: read again, the article no longer accuses the subject';

/** The articles of a case with what changed since; the others are returned as they are. */
function asChanged(
  known: readonly CaseArticle[],
  judged: readonly CaseArticle[],
  changed: readonly ChangedArticle[],
): CaseArticle[] {
  const changes = new Map(changed.map((one) => [one.id, one]));
  return known.map((article): CaseArticle => {
    const change = changes.get(article.articleId);
    if (change === undefined) return article;
    const { isReadAgain, replacedAs } = change;
    const { storyId, tellings, decision } = article;
    const again = judged.find(({ articleId }) => articleId === article.articleId);
    const left = {
      ...article,
      linkStatus: 'excluded',
      resultIds: [],
      reasons: [...article.reasons, READ_ANEW],
    } as const;
    const isLeftOut = isReadAgain && again === undefined && article.linkStatus !== 'excluded';
    const now = {
      ...(again ?? (isLeftOut ? left : article)),
      ...{ storyId },
      ...(tellings && { tellings }),
      ...(decision && { decision }),
      ...(replacedAs && { replacedAs }),
    };
    return judgmentOf(now) === judgmentOf(article) ? article : now;
  });
}

/** What a reader of another version, or another day, may find just the same. */
function judgmentOf(article: CaseArticle): string {
  return canonicalJson({ ...article, weight: 0, shown: { ...article.shown, readerVersion: 0 } });
}

/** Counts the articles that count as a person decided on them: one that is excluded now no longer does. */
function decidedArticles(articles: readonly CaseArticle[]): Pick<Case, 'articlesConfirmed' | 'articlesRuledOut'> {
  const times = (status: 'True Positive' | 'False Positive') =>
    countedArticles(articles).filter(({ decision }) => decision?.status === status).length;
  return { articlesConfirmed: times('True Positive'), articlesRuledOut: times('False Positive') };
}

/** Inputs of an analysis besides new stories. */
function standingOf(articles: readonly CaseArticle[]): string {
  return countedArticles(articles)
    .map(({ articleId, linkStatus }) => `${articleId} ${linkStatus}`)
    .sort()
    .join(',');
}

/** Articles that count and tell a story of which none counted before: one for each story, its heaviest. */
function news(known: readonly CaseArticle[], articles: readonly CaseArticle[]): CaseArticle[] {
  const counted = new Set(countedArticles(known).map(idOf));
  const stories = new Set(
    countedArticles(articles).flatMap(({ articleId, storyId }) => (counted.has(articleId) ? [storyId] : [])),
  );
  return countedArticles(articles).filter(({ storyId }) => {
    if (stories.has(storyId)) return false;
    stories.add(storyId);
    return true;
  });
}

function announcements(before: Case, after: Case, fresh: readonly CaseArticle[]): Announcement[] {
  const risk = riskChange(before.risk, after.risk);
  return [
    ...(fresh.length > 0
      ? [{ type: 'monitoring.match_added', changes: { articles: fresh.map(toPublic) } } as const]
      : []),
    ...(risk !== undefined ? [{ type: 'monitoring.risk_changed', changes: { risk } } as const] : []),
  ];
}

/** The `webhook` of the search gets the whole results again, as it did the first time, whatever the organization's alerts are. */
function forTheSearch({ filters: { callbackUrl } }: Case, outgoing: readonly Announcement[]): Announcement[] {
  const added = outgoing.find(({ type }) => type === 'monitoring.match_added');
  if (callbackUrl === undefined || added === undefined) return [];
  return [{ type: 'adverse_media.completed', changes: added.changes, callbackUrl }];
}

function toPublic({ articleId, linkStatus, probability, storyId, shown }: CaseArticle): object {
  return {
    article_id: articleId,
    title: shown.title,
    link: shown.url ?? '',
    publication_date: shown.publishedAt ?? null,
    link_status: linkStatus,
    link_probability: probability,
    role: shown.party.role,
    adverse_keywords: shown.party.offences.map((offence) => OFFENCES[offence]),
    story_id: storyId,
  };
}
