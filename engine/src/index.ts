/** Everything public of the matching engine. */
export { areKindred } from './compare/data/kindred-countries.js';
export { compareNames, explainName } from './compare-names.js';
export { ENTITY_TYPES, type EntityType } from './entity-type.js';
export {
  IDENTIFIER_TYPES,
  type Identifier,
  type IdentifierType,
  normalizeIdentifier,
} from './identifier.js';
export {
  isValidBic,
  isValidIban,
  isValidImo,
  isValidIsin,
  isValidLei,
  isValidMmsi,
} from './identifiers/check-digits.js';
export { isPossibleIdentifier, isSameIdentifier, type QueryIdentifier } from './identifiers/identifier-forms.js';
export { isPlaceholder } from './identifiers/placeholder.js';
export { tailNumberCountries } from './identifiers/tail-number.js';
export { isWalletAddress, walletChecksum } from './identifiers/wallet-address.js';
export {
  type AppliedEdition,
  applyChanges,
  applyEdition,
  compactWatchlist,
  type SourceChanges,
} from './index/apply-edition.js';
export { buildWatchlist, joinParties, type Stretch } from './index/build/build-watchlist.js';
export { type PartyPreparer, type PreparedParties, partyPreparer } from './index/build/prepare-parties.js';
export type { HiddenBy } from './index/filters.js';
export { listedName, openWatchlist, type Watchlist, type WatchlistInfo } from './index/open-watchlist.js';
export { loadSnapshot, saveSnapshot } from './index/snapshot.js';
export type { ListedEntity, ListedName, NameKind } from './listed-entity.js';
export type {
  AlignedPart,
  ComparedText,
  Evidence,
  Explanation,
  HiddenHit,
  Hit,
  MatchedName,
  Screened,
  Span,
  UnmatchedWord,
} from './match.js';
export { EVIDENCE_OUTCOMES, REASONS_UNMATCHED } from './match.js';
export { nameKeys } from './name-keys.js';
export { nameInformation } from './names/name-information.js';
export { normalizeName } from './names/prepare-name.js';
export { dateRange, dayNumber, type PartialDate, parsePartialDate, partialDate } from './partial-date.js';
export { SCORER_VERSION } from './score.js';
export { screen, screenAll } from './screen.js';
export type { ScreenOptions } from './screen-options.js';
export type { Subject } from './subject.js';
export { editDistance } from './text/edit-distance.js';
export { detectScript, type Script } from './text/script.js';
