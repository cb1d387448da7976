import { gatherEvidence, identifiersAgree, type SubjectFacts, subjectFacts } from './compare/gather-evidence.js';
import { ENTITY_TYPES, type EntityType } from './entity-type.js';
import { confidenceOf, explainMatch, weighMatch } from './explain-match.js';
import { explainNames, type NameExplanation, NOTHING_IN_COMMON } from './explain-names.js';
import { comparedText, type PlacesOfNames, placesOfNames } from './explain-spans.js';
import { IDENTIFIER_TYPES, type IdentifierType } from './identifier.js';
import { categoriesOf, namesAt } from './index/entity-at.js';
import { entityFilter, type HiddenBy, nameFilter, typeFilter } from './index/filters.js';
import type { Segment, Watchlist } from './index/open-watchlist.js';
import { risingAt } from './index/rising.js';
import { type ScoredName, searchNames } from './index/search-names.js';
import { searchedCategories } from './index/searched-categories.js';
import { eachOf } from './index/steps.js';
import { EXACT_HASH, kindOf, WEAK } from './index/stored-codes.js';
import type { ComparedText, Evidence, HiddenHit, Hit, MatchedName, Screened } from './match.js';
import { areSpelled, prepareListedName } from './names/prepare-name.js';
import { prepareQuery, type QueryForm } from './names/prepare-query.js';
import { NAME_KINDS, type NameKindOfParty } from './names/prepared-name.js';
import { EVIDENCE_FLOOR, roundScore, SAME_NAME } from './score.js';
import type { ScreenOptions } from './screen-options.js';
import type { Subject } from './subject.js';
import { exactForm } from './text/exact-form.js';
import { hashText } from './text/hash.js';
import { tokenize, type Word } from './text/tokenize.js';

/**
 * Everybody on the watchlist who may be the subject, best first; equal scores by source and its id. One hit for
 * each entity, under the name that matches best. Never throws on any text.
 */
export function screen(watchlist: Watchlist, subject: Subject, options: ScreenOptions): Hit[] {
  return search(watchlist, subject, options, false).hits;
}

/** The same, and who is kept from the hits by the filters alone. */
export function screenAll(watchlist: Watchlist, subject: Subject, options: ScreenOptions): Screened {
  const categories = searchedCategories(watchlist, options.sources);
  return { ...search(watchlist, subject, options, true), categories };
}

function search(watchlist: Watchlist, subject: Subject, options: ScreenOptions, countHidden: boolean) {
  const facts = subjectFacts(subject);
  const names = [subject.name, ...(subject.aliases ?? [])].map((name) => ({ name, words: tokenize(name) }));
  const prepared: Screening['prepared'] = new Map();
  const places = placesOfNames();
  const kept: Match[] = [];
  const hidden: HiddenHit[] = [];
  for (const segment of watchlist.segments) {
    const deps: Screening = {
      segment,
      subject,
      options,
      facts,
      countHidden,
      hiddenBy: entityFilter(segment, subject, options),
      isOfType: typeFilter(segment, subject),
      searches: nameFilter(segment, options),
      ...{ names, prepared, places },
    };
    const matches = options.exact === true ? exactMatches(deps) : foundMatches(deps);
    for (const match of matches.values()) {
      const reaches = roundScore(match.reach) >= options.minScore;
      if (!reaches && roundScore(match.unsearchedReach) < options.minScore) continue;
      const hiddenBy = match.hiddenBy ?? (reaches ? undefined : 'name_kind');
      if (hiddenBy === undefined) kept.push(match);
      else hidden.push(...toHidden(match, hiddenBy));
    }
    if (countHidden)
      for (const [entity, by] of namesakesOfOtherTypes(deps, matches))
        hidden.push(hiddenHit(segment, entity, by, evidenceOf(deps, entity)));
  }
  kept.sort(bestFirst);
  hidden.sort((a, b) => inOrder(a.source, b.source) || inOrder(a.sourceId, b.sourceId));
  return { hits: (options.limit > 0 ? kept.slice(0, options.limit) : kept).map(toHit), hidden };
}

interface Screening {
  readonly segment: Segment;
  readonly subject: Subject;
  readonly options: ScreenOptions;
  readonly facts: SubjectFacts;
  readonly countHidden: boolean;
  readonly hiddenBy: ReturnType<typeof entityFilter>;
  /** Entities whose names are compared. */
  readonly isOfType: (entity: number) => boolean;
  readonly searches: (name: number) => boolean;
  /** The subject's name and aliases, in words. */
  readonly names: readonly { readonly name: string; readonly words: readonly Word[] }[];
  /** The same taken apart, by kind: each once. */
  readonly prepared: Map<NameKindOfParty, readonly (readonly QueryForm[])[]>;
  readonly places: PlacesOfNames;
}

/** One entity with the score of its best name; `best` is -1 if only an identifier found it. */
interface Match {
  readonly deps: Screening;
  readonly entity: number;
  /** The filter that keeps it from the hits. */
  readonly hiddenBy: HiddenBy | undefined;
  score: number;
  /** The value compared with the bar: `score`, or a higher one with `neverHide`. */
  reach: number;
  /** The same for names that are not searched; 0 unless hidden entities are reported. */
  unsearchedReach: number;
  best: number;
  readonly beside: readonly Evidence[];
  readonly names: MatchedName[];
}

function foundMatches(deps: Screening): Map<number, Match> {
  const { segment, subject, options, facts } = deps;
  const matches = new Map<number, Match>();
  for (const entity of entitiesByIdentifier(deps)) {
    const match = matchOf(deps, entity, matches, deps.options.identifiersPass === true);
    if (match === undefined) continue;
    for (
      let name = risingAt(segment.parties.entityNames, entity);
      name < risingAt(segment.parties.entityNames, entity + 1);
      name += 1
    ) {
      if (deps.searches(name)) addName(deps, match, name, explainListed(deps, name).name);
    }
    if (match.best < 0) match.reach = match.score = weighMatch(0, [], match.beside, false).score;
    if (options.neverHide === true && match.beside.some(isIdentifying)) match.reach = 100;
  }
  const floor = Math.max(
    1,
    Math.min(options.minScore, Math.max(EVIDENCE_FLOOR, options.minScore - facts.maxPoints)) - 0.06,
  );
  for (const kind of kindsOf(subject)) {
    if (segment.partitions[kind].rows === 0) continue;
    for (const forms of preparedNames(deps, kind)) {
      searchNames(segment.partitions[kind], forms, floor, options.scan === true, (listed, found) => {
        const entity = segment.parties.nameEntity(listed);
        const searched = deps.searches(listed);
        if (!(searched || deps.countHidden) || !mayBear(deps, entity, matches)) return;
        const match = matchOf(deps, entity, matches);
        if (match === undefined) return;
        if (searched) addName(deps, match, listed, found);
        else match.unsearchedReach = Math.max(match.unsearchedReach, reachOf(deps, match, listed, found));
      });
    }
  }
  return matches;
}

/** Tells whether an entity's name counts: its type was requested, or an identifier has found it. */
function mayBear(deps: Screening, entity: number, matches: ReadonlyMap<number, Match>): boolean {
  return deps.isOfType(entity) || matches.has(entity);
}

/**
 * Finds entities with exactly the subject's name whose type was not requested and that nothing else has found, each with the
 * filter that hides it: types are often wrong or were never chosen. A list or category filter that hides it too comes first.
 */
function namesakesOfOtherTypes(deps: Screening, matches: ReadonlyMap<number, Match>): Map<number, HiddenBy> {
  const { segment, subject, options } = deps;
  const found = new Map<number, HiddenBy>();
  const types = subject.entityTypes ?? [];
  if (types.length === 0) return found;
  const hiddenBy = entityFilter(segment, { ...subject, entityTypes: [] }, options);
  const bar = Math.max(options.minScore, SAME_NAME);
  for (const kind of NAME_KINDS) {
    // Entities of a requested type have been found by now.
    if (segment.partitions[kind].rows === 0 || types.some((type) => kindOf(type) === kind)) continue;
    for (const forms of preparedNames(deps, kind)) {
      searchNames(segment.partitions[kind], forms, bar - 0.06, options.scan === true, (listed, { score }) => {
        const entity = segment.parties.nameEntity(listed);
        const weak = ((segment.parties.nameKinds[listed] as number) & WEAK) !== 0;
        if (!deps.searches(listed) || mayBear(deps, entity, matches)) return;
        if (roundScore(weighMatch(score, [], [], weak).score) < bar) return;
        const filtered = hiddenBy(entity);
        if (filtered === 'gone') return;
        found.set(entity, filtered === 'source' || filtered === 'category' ? filtered : 'entity_type');
      });
    }
  }
  return found;
}

/** Undefined for an entity that is not reported. `pass`: no filter hides it. */
function matchOf(deps: Screening, entity: number, matches: Map<number, Match>, pass = false): Match | undefined {
  const known = matches.get(entity);
  if (known !== undefined) return known;
  const filtered = deps.hiddenBy(entity);
  if (filtered === 'gone') return undefined;
  const hiddenBy = pass ? undefined : filtered;
  if (hiddenBy !== undefined && !deps.countHidden) return undefined;
  const beside = evidenceOf(deps, entity);
  const match = { deps, entity, hiddenBy, score: 0, reach: 0, unsearchedReach: 0, best: -1, beside, names: [] };
  matches.set(entity, match);
  return match;
}

/** Evidence beside the name; a wallet's address in the name field is an identifier like any other. */
function evidenceOf(deps: Screening, entity: number): readonly Evidence[] {
  return gatherEvidence(deps.facts, deps.segment.parties, entity);
}

function addName(deps: Screening, match: Match, name: number, found: ScoredName): void {
  const { score: nameScore, contained } = found;
  const weak = ((deps.segment.parties.nameKinds[name] as number) & WEAK) !== 0;
  const { score } = weighMatch(nameScore, [], match.beside, weak, contained);
  const reach = reachOf(deps, match, name, found);
  if (reach > match.reach) match.reach = reach;
  const nameIndex = name - risingAt(deps.segment.parties.entityNames, match.entity);
  // A name that only an identifier lifts over the bar does not count as a matched name.
  const ownReach = match.beside.some(isIdentifying)
    ? weighMatch(nameScore, [], match.beside.filter(isNoConflict).filter(isNotIdentifying), weak, contained).score
    : reach;
  if (nameScore > 0 && roundScore(ownReach) >= deps.options.minScore) {
    const known = match.names.findIndex((matched) => matched.nameIndex === nameIndex);
    if (known < 0) match.names.push({ nameIndex, score: roundScore(score) });
    else if ((match.names[known] as MatchedName).score < roundScore(score))
      match.names[known] = { nameIndex, score: roundScore(score) };
  }
  // Of names with the same score the first is reported, in whatever order they are found.
  if (score > match.score || match.best < 0 || (score === match.score && name < match.best)) {
    match.score = score;
    match.best = name;
  }
}

/** Returns the value to compare with the bar if this name counts. */
function reachOf({ options, segment }: Screening, { beside }: Match, name: number, found: ScoredName): number {
  const weak = ((segment.parties.nameKinds[name] as number) & WEAK) !== 0;
  const counted = options.neverHide === true ? beside.filter(isNoConflict) : beside;
  return weighMatch(found.score, [], counted, weak, found.contained).score;
}

/** All evidence but the conflicts, for which `neverHide` hides nobody. */
function isNoConflict({ points }: Evidence): boolean {
  return points >= 0;
}

function exactMatches(deps: Screening): Map<number, Match> {
  const { parties } = deps.segment;
  const matches = new Map<number, Match>();
  for (const entity of entitiesByIdentifier(deps)) {
    const match = matchOf(deps, entity, matches, deps.options.identifiersPass === true);
    if (match !== undefined) match.reach = 100;
  }
  for (const text of [deps.subject.name, ...(deps.subject.aliases ?? [])]) {
    const wanted = exactForm(text);
    if (wanted === '') continue;
    const hash = hashText(wanted) & EXACT_HASH;
    for (let name = 0; name < parties.nameExact.length; name += 1) {
      const searched = deps.searches(name);
      if (parties.nameExact[name] !== hash || !(searched || deps.countHidden)) continue;
      const entity = parties.nameEntity(name);
      const match =
        exactForm(parties.nameText(name)) === wanted &&
        mayBear(deps, entity, matches) &&
        matchOf(deps, entity, matches);
      if (!match) continue;
      if (!searched) {
        match.unsearchedReach = 100;
        continue;
      }
      match.reach = 100;
      if (match.best < 0) match.best = name;
      match.names.push({ nameIndex: name - risingAt(parties.entityNames, entity), score: 100 });
    }
  }
  for (const match of matches.values()) match.score = 100;
  return matches;
}

/** Entities that hold one of the subject's identifiers, under whatever name. */
function entitiesByIdentifier(deps: Screening): Set<number> {
  const { parties } = deps.segment;
  const found = new Set<number>();
  for (const own of deps.facts.identifiers) {
    for (const { value } of own.forms) {
      // Short values are as often placeholders ("N/A") as numbers, unless the identifier itself is searched for.
      if (value.length < 4 && own.ofAnyKind !== true) continue;
      const { byIdentifier } = parties;
      eachOf(byIdentifier, hashText(value) & (byIdentifier.lists - 1), (identifier) => {
        const type = IDENTIFIER_TYPES[parties.identifierTypes[identifier] as number] as IdentifierType;
        const country = parties.identifierCountries[identifier] as number;
        if (identifiersAgree(own, type, parties.identifierText(identifier), country))
          found.add(parties.identifierEntity(identifier));
      });
    }
  }
  return found;
}

function toHit(match: Match): Hit {
  const { deps } = match;
  const { parties } = deps.segment;
  const base = {
    entity: deps.segment.first + match.entity,
    source: parties.source(match.entity),
    sourceId: parties.sourceId(match.entity),
    score: roundScore(match.score),
  };
  const matchedNames = match.names.sort((a, b) => b.score - a.score || a.nameIndex - b.nameIndex);
  if (deps.options.exact === true)
    return { ...base, confidence: match.best < 0 ? 90 : 60, matchedNames, explanation: exactExplanation(deps, match) };
  const { name, subjectName } =
    match.best < 0 ? { name: NOTHING_IN_COMMON, subjectName: '' } : explainListed(deps, match.best);
  const listedName = match.best < 0 ? '' : parties.nameText(match.best);
  const weak = match.best >= 0 && ((parties.nameKinds[match.best] as number) & WEAK) !== 0;
  const weighed = weighMatch(name.score, name.adjustments, match.beside, weak, name.contained);
  const compared = comparedText(name, subjectName, listedName, deps.places);
  const explanation = { ...explainMatch(name, weighed), compared };
  return { ...base, confidence: confidenceOf(name, weighed), matchedNames, explanation };
}

/** A name of another type was compared only along with its neighbours: it is not reported. */
function toHidden({ deps: { segment }, entity, beside }: Match, by: HiddenBy): HiddenHit[] {
  return by === 'entity_type' && !beside.some(isIdentifying) ? [] : [hiddenHit(segment, entity, by, beside)];
}

function hiddenHit({ parties }: Segment, entity: number, by: HiddenBy, beside: readonly Evidence[]): HiddenHit {
  const [source, sourceId] = [parties.source(entity), parties.sourceId(entity)];
  const identified = beside.some(isIdentifying);
  const corroborated = identified || isCorroborating(beside);
  return { source, sourceId, by, identified, corroborated, categories: categoriesOf(parties, entity) };
}

/** An agreeing place does not count if the date of birth differs: millions share it. */
function isCorroborating(beside: readonly Evidence[]): boolean {
  const date = beside.find(({ field }) => field === 'date')?.outcome;
  const places = beside.filter(({ field }) => field === 'nationality' || field === 'country');
  return date === 'agree' || (date !== 'conflict' && places.some(({ outcome }) => outcome === 'agree'));
}

const IDENTIFYING: ReadonlySet<string> = new Set(['identifier', 'wallet_address']);

function isIdentifying({ field, outcome }: Evidence): boolean {
  return IDENTIFYING.has(field) && outcome === 'agree';
}

function isNotIdentifying(one: Evidence): boolean {
  return !isIdentifying(one);
}

function exactExplanation(deps: Screening, match: Match): Hit['explanation'] {
  if (match.best < 0) {
    const evidence = match.beside
      .filter(isIdentifying)
      .slice(0, 1)
      .map((one) => ({ ...one, points: 100 }));
    return { alignment: [], omitted: [], contradicted: [], evidence, score: 100, compared: NO_NAMES };
  }
  const listed = deps.segment.parties.nameText(match.best);
  const wanted = exactForm(listed);
  const subjectName = deps.names.find(({ name }) => exactForm(name) === wanted)?.name ?? deps.subject.name;
  return {
    alignment: [{ subject: deps.subject.name, listed, kind: 'equal', similarity: 1, points: 100 }],
    omitted: [],
    contradicted: [],
    // An exact search is by name alone; other evidence is shown without points.
    evidence: match.beside.map((one) => ({ ...one, points: 0 })),
    score: 100,
    compared: {
      ...{ ...NO_NAMES, subjectName, listedName: listed },
      subjectSpans: [[0, subjectName.length]],
      listedSpans: [[0, listed.length]],
    },
  };
}

const NO_NAMES: ComparedText = {
  ...{ subjectName: '', listedName: '' },
  ...{ subjectSpans: [], listedSpans: [] },
  ...{ subjectRest: [], listedRest: [] },
};

/** The comparison of one listed name with the subject's name or one of its aliases, whichever fits better. */
function explainListed(deps: Screening, name: number): { name: NameExplanation; subjectName: string } {
  const { parties } = deps.segment;
  const entity = parties.nameEntity(name);
  const kind = kindOf(parties.entityType(entity));
  const names = namesAt(parties, entity).map(parties.nameText);
  const listed = prepareListedName(parties.nameText(name), kind, areSpelled(names));
  let best = { name: NOTHING_IN_COMMON, subjectName: deps.subject.name };
  for (const [i, forms] of preparedNames(deps, kind).entries()) {
    const found = explainNames(forms, listed, kind === 'person');
    const { score, alignment } = best.name;
    if (i === 0 || found.score > score || (alignment.length === 0 && found.alignment.length > 0))
      best = { name: found, subjectName: (deps.names[i] as { name: string }).name };
  }
  return best;
}

function preparedNames(deps: Screening, kind: NameKindOfParty): readonly (readonly QueryForm[])[] {
  let prepared = deps.prepared.get(kind);
  if (prepared === undefined) {
    prepared = deps.names.map(({ name, words }) => prepareQuery(name, kind, words));
    deps.prepared.set(kind, prepared);
  }
  return prepared;
}

/** A wallet under its owner's name may be listed under an owner of any type. */
function kindsOf({ entityTypes: types = [] }: Subject): ReadonlySet<NameKindOfParty> {
  const anyKind = types.length === 0 || types.includes('Crypto_Wallet');
  return new Set((anyKind ? ENTITY_TYPES : types).map((type: EntityType) => kindOf(type)));
}

function bestFirst(a: Match, b: Match): number {
  const [x, y] = [a.deps.segment.parties, b.deps.segment.parties];
  return (
    roundScore(b.score) - roundScore(a.score) ||
    inOrder(x.source(a.entity), y.source(b.entity)) ||
    inOrder(x.sourceId(a.entity), y.sourceId(b.entity))
  );
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
