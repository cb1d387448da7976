import { type Explanation, explainName, type ListedName, SCORER_VERSION } from '@touchstone/engine';
import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import { namesInField } from '../domain/parts-of-field.js';
import type { Cases } from './cases.js';

/** A listed name that reached the threshold, and how it compares with the name of the subject. */
export interface ComparedName {
  readonly name: ListedName;
  /** Lists with this name. */
  readonly sources: readonly string[];
  /** 0 to 100, other evidence included. */
  readonly score: number;
  /** Of the names alone; absent if another version of the scorer made the score. */
  readonly explanation?: Explanation;
}

/**
 * Compares each matched name of a result with those of the subject, best first. The screening itself explains the best one only. Throws
 * `not_found` for a result that the case does not have, and for a case of another organization.
 */
export async function matchedNames(
  { cases }: { readonly cases: Pick<Cases, 'find' | 'result'> },
  { organizationId }: Caller,
  caseId: string,
  resultId: string,
): Promise<readonly ComparedName[]> {
  const [found, result] = await Promise.all([
    cases.find(organizationId, caseId),
    cases.result(organizationId, caseId, resultId),
  ]);
  if (found === undefined || result === undefined) throw new AppError('not_found');
  const { filters, scorerVersion } = found;
  const searched = [filters.name, ...namesInField(filters.party?.knownAlias)];
  const matches = result.records
    .flatMap(({ record, source, hit }) =>
      hit.matchedNames.flatMap(({ nameIndex, score }) => {
        const name = record.names[nameIndex];
        return name === undefined ? [] : [{ name, score, source: source.name, record }];
      }),
    )
    .sort((one, other) => other.score - one.score);
  const isFirst = ({ name }: (typeof matches)[number], at: number) =>
    matches.findIndex((other) => other.name.full === name.full) === at;
  return matches.filter(isFirst).map(({ name, score, record }) => ({
    ...{ name, score },
    sources: [...new Set(matches.filter((one) => one.name.full === name.full).map(({ source }) => source))],
    ...(scorerVersion === SCORER_VERSION && { explanation: explainName(searched, record, name.full) }),
  }));
}
