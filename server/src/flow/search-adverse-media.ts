import { nameKeys } from '@touchstone/engine';
import { linkArticle, type MediaSubject } from '../assess/adverse-media/link-article.js';
import { crimesOf, joinStories, weightOf } from '../assess/adverse-media/weigh-articles.js';
import { riskScore } from '../assess/risk-score.js';
import type { StoredArticle } from '../domain/article.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { RiskScore, RiskScoreEngine } from '../domain/risk-score.js';
import type { Articles, CaseMedia } from './ports/articles.js';
import type { JobAttempt } from './ports/jobs.js';
import type { Clock } from './ports.js';

export interface SearchAdverseMediaWorld {
  readonly articles: Pick<Articles, 'named' | 'any'>;
  readonly caseMedia: CaseMedia;
  readonly riskScoreEngine: RiskScoreEngine;
  readonly now: Clock;
}

/** Articles that are looked at for one subject, newest first: for a very common name not all. */
const MOST_LOOKED_AT = 500;
/** What is kept of those that were left out. */
const MOST_EXCLUDED = 50;
/** Results whose own data is held against the articles. */
const MOST_RESULTS = 100;
const DESCRIPTION = 300;

/**
 * Finds the articles about the subject of a case, weighs them, and completes the case: articles, risk, and the event that
 * tells of it. A job: run again it does nothing more once the case is completed. After the last attempt the case says
 * `Failed`, so that nobody waits for what will not come.
 */
export async function searchAdverseMedia(
  world: SearchAdverseMediaWorld,
  { organizationId, caseId }: { readonly organizationId: string; readonly caseId: string },
  { attempt, maxAttempts }: JobAttempt,
): Promise<void> {
  try {
    const loaded = await world.caseMedia.load(organizationId, caseId);
    if (loaded === undefined || loaded.found.adverseMediaStatus !== 'Pending') return;
    await complete(world, loaded.found, loaded.results);
  } catch (error) {
    if (attempt >= maxAttempts) await world.caseMedia.fail(organizationId, caseId, world.now());
    throw error;
  }
}

async function complete(world: SearchAdverseMediaWorld, found: Case, results: readonly CaseResult[]): Promise<void> {
  const { organizationId, filters } = found;
  const subject = subjectOf(found);
  const types = subject.entityTypes.length > 0 ? subject.entityTypes : (['Person', 'Organization'] as const);
  const keys = [
    ...new Set([subject.name, ...subject.aliases].flatMap((name) => types.flatMap((type) => nameKeys(name, type)))),
  ];
  const candidates = keys.length === 0 ? [] : await world.articles.named(organizationId, keys, MOST_LOOKED_AT);
  const now = world.now();
  const articles = judged(subject, candidates, results.slice(0, MOST_RESULTS), now);
  const counted = articles.filter(({ linkStatus }) => linkStatus !== 'excluded');
  const engine = found.riskScoreEngine ?? world.riskScoreEngine;
  const risks = results.map((result) => ({ ...result, risk: riskWith(engine, result, articles) }));
  const subjectRisk = riskOfSubject(engine, filters.countries, articles);
  await world.caseMedia.complete(
    found,
    {
      articles,
      total: counted.length,
      mediaRiskScore: subjectRisk?.score ?? 0,
      ...(subjectRisk !== undefined && { riskScoreEngine: engine }),
      notices: (await world.articles.any(organizationId)) ? found.notices : [...found.notices, 'no_articles_stored'],
      results: risks.filter(({ id }) => articles.some(({ resultIds }) => resultIds.includes(id))),
      at: now,
    },
    {
      organizationId,
      type: 'adverse_media.completed',
      about: { kind: 'case', id: found.id },
      at: now,
      ...(filters.callbackUrl !== undefined && { callbackUrl: filters.callbackUrl }),
    },
  );
}

function subjectOf({ filters }: Case): MediaSubject {
  const { name, entityTypes, date, countries } = filters;
  return { name, aliases: [], entityTypes, countries, relatives: [], ...(date && { date }) };
}

/** The articles as the case keeps them: what counts first, heaviest before lighter, then what was left out. */
function judged(
  subject: MediaSubject,
  candidates: readonly StoredArticle[],
  results: readonly CaseResult[],
  now: Date,
): CaseArticle[] {
  const parties = results.map((result) => ({ id: result.id, subject: subjectOfResult(result) }));
  const articles = candidates.flatMap((article): CaseArticle[] => {
    const link = linkArticle(subject, article);
    if (link === undefined) return [];
    const counts = link.status !== 'excluded';
    return [
      {
        articleId: article.id,
        linkStatus: link.status,
        probability: link.probability,
        reasons: [
          ...link.reasons,
          ...(article.publishedAt === undefined ? ['The article has no date: its age is not known'] : []),
        ],
        weight: counts ? weightOf({ ...link.party, ...dateOf(article), publisherTier: article.publisherTier }, now) : 0,
        storyId: article.storyId,
        resultIds: counts
          ? parties.filter(({ subject: party }) => linkArticle(party, article)?.status === 'linked').map(({ id }) => id)
          : [],
        shown: shownOf(article, link.party),
      },
    ];
  });
  const joined = joinStories(articles).sort((a, b) => b.weight - a.weight || b.probability - a.probability);
  const excluded = joined.filter(({ linkStatus }) => linkStatus === 'excluded').slice(0, MOST_EXCLUDED);
  return [...joined.filter(({ linkStatus }) => linkStatus !== 'excluded'), ...excluded];
}

function dateOf({ publishedAt }: StoredArticle): { publishedAt?: Date } {
  return publishedAt === undefined ? {} : { publishedAt };
}

/** A listed party as somebody whom articles may be about. */
function subjectOfResult({ records: [{ record }] }: CaseResult): MediaSubject {
  const names = record.names
    .filter(({ kind, quality }) => kind !== 'relative' && quality !== 'weak')
    .map(({ full }) => full);
  const [date] = record.dates;
  return {
    name: names[0] ?? '',
    aliases: names.slice(1, 12),
    entityTypes: [record.entityType],
    countries: record.countries,
    relatives: record.relations.map(({ name }) => name).slice(0, 20),
    ...(date && { date }),
  };
}

function shownOf(article: StoredArticle, party: CaseArticle['shown']['party']): CaseArticle['shown'] {
  const { title, text, url, author, publisher, publisherTier, country, thumbnail, language, publishedAt, reading } =
    article;
  const { name, type, role, offences, birthYears } = party;
  return {
    title,
    description: text.slice(0, DESCRIPTION).replace(/\s+/g, ' ').trim(),
    publisherTier,
    language: language ?? reading.language,
    sentiment: reading.sentiment,
    party: { name, type, role, offences, birthYears },
    ...(url !== undefined && { url }),
    ...(author !== undefined && { author }),
    ...(publisher !== undefined && { publisher }),
    ...(country !== undefined && { country }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt.toISOString() }),
  };
}

/** A result's risk with the crimes that articles tied to it report. */
function riskWith(engine: RiskScoreEngine, result: CaseResult, articles: readonly CaseArticle[]): RiskScore {
  const own = articles.filter(({ resultIds }) => resultIds.includes(result.id));
  if (own.length === 0) return result.risk;
  return riskScore(engine, {
    categories: [...new Set([...result.records.flatMap(({ record }) => record.categories), 'Adverse Media'])],
    countries: [...new Set(result.records.flatMap(({ record }) => record.countries))],
    positions: result.records.flatMap(({ record }) => record.positions),
    crimes: crimesOf(own),
    customLists: result.risk.components.customLists.selected.map(({ name, absolute }) => ({
      name,
      type: absolute > 0 ? 'block' : 'allow',
    })),
  });
}

/** The subject itself, known from the articles alone; undefined without a linked one. */
function riskOfSubject(
  engine: RiskScoreEngine,
  countries: readonly string[],
  articles: readonly CaseArticle[],
): RiskScore | undefined {
  const crimes = crimesOf(articles);
  if (!articles.some(({ linkStatus }) => linkStatus === 'linked')) return undefined;
  return riskScore(engine, { categories: ['Adverse Media'], countries, positions: [], crimes });
}
