import type { AllowListMatch, CaseFilters, CaseResult, MatchedRecord } from '../domain/case.js';
import { type CustomList, customSource, customVersion } from '../domain/custom-list.js';
import { recordId } from '../domain/id.js';
import type { SourceNamed } from '../domain/ports.js';
import { relevanceOf } from '../domain/relevance.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import type { Source } from '../domain/source.js';
import { type WhitelistedPair, whitelistStanding } from '../domain/whitelist.js';
import { riskFactsOf } from '../risk-scores/risk-facts.js';
import { riskScore } from '../risk-scores/risk-score.js';
import type { joinRecords } from '../screening/join-records.js';
import type { Screening } from '../screening/screener.js';

/** Hits with their records. Entries of allow lists are separate: they neither add nor clear a result. */
export function matchedRecords(
  { sourceNamed }: { readonly sourceNamed: SourceNamed },
  { hits, records, editions, customLists }: Screening,
): { matched: MatchedRecord[]; allowList: AllowListMatch[] } {
  const versions = new Map(editions.map(({ source, version }) => [source, version]));
  const ownLists = new Map(customLists.map((list) => [customSource(list.id), list]));
  const matched: MatchedRecord[] = [];
  const allowList: AllowListMatch[] = [];
  for (const [index, hit] of hits.entries()) {
    const record = records[index];
    if (record === undefined) throw new Error('the screener returned a hit without its record');
    const { score, confidence, matchedNames, explanation } = hit;
    const own = ownLists.get(record.source);
    if (own?.type === 'allow') {
      const name = record.names[0]?.full ?? '';
      allowList.push({ listId: own.id, listName: own.name, entryId: record.sourceId, name, score });
    } else {
      matched.push({
        recordId: recordId(record.source, record.sourceId),
        version: own === undefined ? (versions.get(record.source) ?? record.source) : customVersion(own),
        source: own === undefined ? sourceOf(sourceNamed, record.source) : sourceOfOwn(own),
        record,
        hit: { score, confidence, matchedNames, explanation },
      });
    }
  }
  return { matched, allowList };
}

/** Returns a result for each party, best match first. Whitelisted results are included and marked. */
export function resultsOf(
  engine: RiskScoreEngine,
  filters: CaseFilters,
  parties: ReturnType<typeof joinRecords>,
  { customLists }: Screening,
  whitelist: ReadonlyMap<string, WhitelistedPair>,
  now: Date,
): CaseResult[] {
  return parties
    .map((group): CaseResult => {
      const standing = whitelistStanding(whitelist, group);
      return {
        id: group[0].recordId,
        status: standing?.state === 'applied' ? 'False Positive' : 'Potential Match',
        createdAt: now,
        updatedAt: now,
        records: group,
        relevance: relevanceOf(filters, group),
        risk: riskScore(
          engine,
          riskFactsOf(group, {
            ...(filters.ofCustomer && { countries: filters.countries }),
            customLists: customLists.filter(({ id }) => group.some(({ record }) => record.source === customSource(id))),
          }),
        ),
        ...(standing && { whitelist: standing }),
      };
    })
    .sort((a, b) => scoreOf(b) - scoreOf(a) || Number(isOnlyRelated(a)) - Number(isOnlyRelated(b)));
}

/** Falls back to the bare name of an unknown source, so that no hit is lost. */
export function sourceOf(sourceNamed: SourceNamed, name: string): Source {
  return (
    sourceNamed(name) ?? {
      ...{ name, title: name, shortTitle: name, publisher: name, url: '' },
      ...{ description: '', legalNotice: '', demonstration: false },
    }
  );
}

/** Citation of a custom list. */
export function sourceOfOwn({ id, name, description = '' }: CustomList): Source {
  return {
    name: customSource(id),
    title: name,
    shortTitle: `custom list "${name}"`,
    publisher: name,
    url: '',
    description: description === '' ? 'A list of your organization.' : description,
    legalNotice: '',
    demonstration: false,
  };
}

/** True for a party that a relative's or associate's name alone found: it stands behind those that bear the name. */
function isOnlyRelated({ relevance: { profileName, alias, rcaName } }: CaseResult): boolean {
  return rcaName && !profileName && !alias;
}

function scoreOf(result: CaseResult): number {
  return Math.max(...result.records.map(({ hit }) => hit.score));
}
