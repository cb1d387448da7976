import type { ListedName, NameKind } from '@touchstone/engine';
import type { Address } from '../../../domain/listed-record.js';
import { unique } from '../../fields/unique.js';
import { childrenOf, childText, orderly, type XmlElement } from '../../reading/xml-elements.js';
import { noColumns, type OfacColumns, readFeature } from '../legacy/features.js';
import { type OfacKind, ofacKind } from '../legacy/ofac-kind.js';
import { aliasKind, inOrder, ofacName } from '../legacy/ofac-names.js';
import type { OfacParty } from '../legacy/ofac-party.js';
import { noRemarks, type OfacFact, type Remarks, readFact, readRemarks } from '../legacy/remarks.js';
import { datePeriod } from './asls-date.js';
import type { Place } from './location.js';
import type { ReferenceTables } from './reference-tables.js';

/** Tables that precede the parties in the file and are referenced by number. */
export interface AslsContext {
  readonly tables: ReferenceTables;
  readonly places: ReadonlyMap<string, Place>;
  /** Documents by the number of the identity they belong to. */
  readonly documents: ReadonlyMap<string, readonly OfacFact[]>;
}

/** Reads one DistinctParty, without its ties and listings, which follow later; undefined if it has no name. */
export function distinctParty(id: string, element: XmlElement, context: AslsContext): OfacParty | undefined {
  const { tables } = context;
  const profiles = childrenOf(element, 'Profile');
  const kind = kindOf(profiles[0]?.attributes.PartySubTypeID, tables);
  const ofPerson = kind === 'individual';
  const facts = noRemarks();
  const columns = noColumns();
  const addresses: Address[] = [];
  const names: (ListedName | undefined)[] = [];
  for (const profile of profiles) {
    for (const identity of childrenOf(profile, 'Identity')) {
      names.push(...identityNames(identity, ofPerson, tables));
      for (const document of context.documents.get(identity.attributes.ID ?? '') ?? []) {
        readFact(facts, document, kind, true);
      }
    }
    for (const feature of childrenOf(profile, 'Feature')) {
      readAslsFeature(feature, { facts, columns, addresses, kind }, context);
    }
  }
  readRemarks(childText(element, 'Comment') ?? '', kind, facts);
  names.push(...facts.weakNames.map((weak) => ofacName(weak.name, weak.kind, 'weak', ofPerson)));
  const ordered = inOrder(names);
  if (ordered.length === 0) return undefined;
  return {
    id,
    kind,
    names: ordered,
    facts,
    addresses,
    listing: { programs: [], legalBasis: [], measures: facts.measures },
    columns,
    relations: [],
    notes: [],
  };
}

/** Vessels and aircraft are named by the sub-type, persons and entities by the type above it. */
function kindOf(subType: string | undefined, tables: ReferenceTables): OfacKind {
  const entry = tables.entry('PartySubType', subType);
  const kind = ofacKind(entry?.text ?? '');
  return kind === 'entity' ? ofacKind(tables.text('PartyType', entry?.attributes.PartyTypeID)) : kind;
}

function identityNames(identity: XmlElement, ofPerson: boolean, tables: ReferenceTables): (ListedName | undefined)[] {
  const partTypes = new Map<string, string>();
  for (const group of childrenOf(identity, 'NamePartGroups').flatMap((groups) =>
    childrenOf(groups, 'MasterNamePartGroup'),
  )) {
    for (const { attributes } of childrenOf(group, 'NamePartGroup')) {
      partTypes.set(attributes.ID ?? '', tables.text('NamePartType', attributes.NamePartTypeID));
    }
  }
  return childrenOf(identity, 'Alias').flatMap((alias) => {
    const quality = alias.attributes.LowQuality === 'true' ? 'weak' : 'strong';
    const kind: NameKind =
      alias.attributes.Primary === 'true'
        ? 'primary'
        : aliasKind(tables.text('AliasType', alias.attributes.AliasTypeID));
    return childrenOf(alias, 'DocumentedName').map((documented) => {
      const parts = childrenOf(documented, 'DocumentedNamePart').flatMap((part) => childrenOf(part, 'NamePartValue'));
      const latin = parts.every(({ attributes }) => isLatin(tables, attributes.ScriptID));
      const written = ofPerson ? personName(parts, partTypes) : parts.map((part) => orderly(part.text)).join(' ');
      return ofacName(written, latin ? kind : 'original', quality, ofPerson);
    });
  });
}

function isLatin(tables: ReferenceTables, script: string | undefined): boolean {
  const name = tables.text('Script', script);
  return name === '' || name === 'Latin';
}

/**
 * Name parts that OFAC puts before the comma elsewhere; a maiden name and a mother's family name follow the family
 * name.
 */
const FAMILY_PARTS = new Set(['Last Name', 'Maiden Name', 'Matronymic']);

function personName(parts: readonly XmlElement[], partTypes: ReadonlyMap<string, string>): string {
  const family: string[] = [];
  const given: string[] = [];
  for (const { attributes, text } of parts) {
    const type = partTypes.get(attributes.NamePartGroupID ?? '') ?? '';
    (FAMILY_PARTS.has(type) ? family : given).push(orderly(text));
  }
  return unique([family.join(' '), given.join(' ')]).join(', ');
}

function readAslsFeature(
  feature: XmlElement,
  into: { facts: Remarks; columns: OfacColumns; addresses: Address[]; kind: OfacKind },
  { tables, places }: AslsContext,
): void {
  const label = tables.text('FeatureType', feature.attributes.FeatureTypeID);
  for (const version of childrenOf(feature, 'FeatureVersion')) {
    const place = childrenOf(version, 'VersionLocation')
      .map(({ attributes }) => places.get(attributes.LocationID ?? ''))
      .find((known) => known !== undefined);
    if (label === 'Location') {
      if (place?.address !== undefined) into.addresses.push(place.address);
      continue;
    }
    const date = datePeriod(childrenOf(version, 'DatePeriod')[0]);
    const details = childrenOf(version, 'VersionDetail').map(
      ({ text, attributes }) => orderly(text) || tables.text('DetailReference', attributes.DetailReferenceID),
    );
    const value = unique(details).join(', ') || (place?.text ?? '');
    const note = childText(version, 'Comment');
    readFeature(
      into.facts,
      into.columns,
      { label, value, ...(date === undefined ? {} : { date }), ...(note === undefined ? {} : { note }) },
      into.kind,
    );
  }
}
