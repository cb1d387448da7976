/** Everything public of the matching engine. */
export { ENTITY_TYPES, type EntityType } from './entity-type.js';
export { IDENTIFIER_TYPES, type Identifier, type IdentifierType } from './identifier.js';
export type { ListedEntity, ListedName, NameKind } from './listed-entity.js';
export type { AlignedPart, Evidence, Explanation, Hit, MatchedName } from './match.js';
export type { PartialDate } from './partial-date.js';
export type { ScreenOptions } from './screen-options.js';
export type { Subject } from './subject.js';
