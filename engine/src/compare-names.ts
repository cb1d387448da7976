import type { EntityType } from './entity-type.js';
import { explainMatch, weighMatch } from './explain-match.js';
import { explainNames } from './explain-names.js';
import { comparedText, placesOfNames } from './explain-spans.js';
import { kindOf } from './index/stored-codes.js';
import type { ListedEntity } from './listed-entity.js';
import type { Explanation } from './match.js';
import { areSpelled, prepareListedName } from './names/prepare-name.js';
import { prepareQuery } from './names/prepare-query.js';

/**
 * Two names, and nothing else, by the scorer of `screen`: the first is the subject's, the second the listed one
 * (words that only the listed name has cost less than words that only the subject has).
 */
export function compareNames(subjectName: string, listedName: string, entityType: EntityType): Explanation {
  const kind = kindOf(entityType);
  const name = explainNames(
    prepareQuery(subjectName, kind),
    prepareListedName(listedName, kind, true),
    kind === 'person',
  );
  return explainMatch(name, weighMatch(name.score, name.adjustments, [], false));
}

/**
 * One name of a listed party, as `screen` compares it, and whichever of the subject's names (at least one) fits best, with the
 * places of the words in both.
 */
export function explainName(
  subjectNames: readonly string[],
  { entityType, names }: Pick<ListedEntity, 'entityType' | 'names'>,
  listedName: string,
): Explanation {
  const kind = kindOf(entityType);
  const listed = prepareListedName(listedName, kind, areSpelled(names.map(({ full }) => full)));
  const [best] = subjectNames
    .map((subjectName) => ({
      subjectName,
      name: explainNames(prepareQuery(subjectName, kind), listed, kind === 'person'),
    }))
    .sort((one, other) => other.name.score - one.name.score);
  if (best === undefined) throw new RangeError('a subject has at least one name');
  const { name, subjectName } = best;
  const compared = comparedText(name, subjectName, listedName, placesOfNames());
  return { ...explainMatch(name, weighMatch(name.score, name.adjustments, [], false)), compared };
}
