import type { ListedRecord, Listing, Relation } from '../../../domain/listed-record.js';
import { isoDate } from '../../fields/date-span.js';
import { unique } from '../../fields/unique.js';
import { type ListFile, refused } from '../../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../../reading/list-reader.js';
import { childrenOf, childText, type XmlElement, xmlElements } from '../../reading/xml-elements.js';
import { type OfacParty, ofacRecords } from '../legacy/ofac-party.js';
import { ofacRelationKind } from '../legacy/ofac-relation.js';
import type { OfacFact } from '../legacy/remarks.js';
import { datePeriod, writtenDay } from './asls-date.js';
import { distinctParty } from './distinct-party.js';
import { type Place, readLocation } from './location.js';
import { type ReferenceTables, referenceTables } from './reference-tables.js';

/**
 * OFAC's Advanced XML, in the UN's Advanced Sanctions List Standard: everything by number. The tables, places and
 * documents stand before the parties, their ties and listings behind them; so one pass does, the parties held until its end.
 */
export const ofacAdvanced: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<(?:\w+:)?Sanctions[\s>]/.test(file.head)),
  read: readOfacAdvanced,
};

const ELEMENTS = new Set([
  'DateOfIssue',
  'ReferenceValueSets',
  'Location',
  'IDRegDocument',
  'DistinctParty',
  'ProfileRelationship',
  'SanctionsEntry',
]);

/** A party after the whole file has been read. */
interface Draft {
  readonly party: OfacParty;
  readonly relations: Relation[];
  readonly programs: string[];
  readonly measures: string[];
  readonly legalBasis: string[];
  readonly lists: string[];
  readonly days: string[];
}

async function* readOfacAdvanced(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const drafts = new Map<string, Draft>();
  for (const file of files) await readFile(file, drafts, log);
  yield* ofacRecords(source, [...drafts.values()].map(finished));
}

async function readFile(file: ListFile, drafts: Map<string, Draft>, log: ReadingLog): Promise<void> {
  let tables: ReferenceTables | undefined;
  const places = new Map<string, Place>();
  const documents = new Map<string, OfacFact[]>();
  let numberless = 0;
  const known = (): ReferenceTables => {
    if (tables === undefined) throw refused(file.name, 'its reference tables are missing or not at the beginning');
    return tables;
  };
  const elements = xmlElements(file, ELEMENTS, ({ name }) => {
    if (name !== 'Sanctions') throw refused(file.name, `its root element is ${name}, not Sanctions`);
  });
  for await (const element of elements) {
    const place = `${file.name} line ${element.line}`;
    switch (element.name) {
      case 'DateOfIssue': {
        const issued = isoDate(writtenDay(element));
        if (issued !== undefined) log.publishedAt = new Date(`${issued.start}T00:00:00Z`);
        break;
      }
      case 'ReferenceValueSets':
        tables = referenceTables(element);
        break;
      case 'Location':
        places.set(element.attributes.ID ?? '', readLocation(element, known()));
        break;
      case 'IDRegDocument': {
        const identity = element.attributes.IdentityID ?? '';
        const document = readDocument(element, known());
        if (document === undefined) numberless += 1;
        else documents.set(identity, [...(documents.get(identity) ?? []), document]);
        break;
      }
      case 'DistinctParty':
        addParty(element, place);
        break;
      case 'ProfileRelationship': {
        const from = drafts.get(element.attributes['From-ProfileID'] ?? '');
        from?.relations.push(readRelation(element, known(), drafts));
        break;
      }
      default:
        addListing(element, known(), drafts);
    }
  }
  known();
  if (numberless > 0) log.warn(`${file.name}: skipped ${numberless} documents without a number`);

  function addParty(element: XmlElement, place: string): void {
    const id = element.attributes.FixedRef;
    if (id === undefined || !/^\d+$/.test(id)) log.broken(place, 'the party has no number');
    else if (drafts.has(id)) log.broken(place, `the number ${id} occurs twice`);
    else {
      const party = distinctParty(id, element, { tables: known(), places, documents });
      if (party === undefined) log.broken(place, `${id} has no name`);
      else drafts.set(id, { party, relations: [], programs: [], measures: [], legalBasis: [], lists: [], days: [] });
    }
  }
}

function readDocument(element: XmlElement, tables: ReferenceTables): OfacFact | undefined {
  const { attributes } = element;
  const value = childText(element, 'IDRegistrationNo');
  if (value === undefined) return undefined;
  const country = tables.entry('Country', attributes['IssuedBy-CountryID'])?.attributes.ISO2;
  const dates: { issuedOn?: string; expiresOn?: string } = {};
  for (const dated of childrenOf(element, 'DocumentDate')) {
    const date = datePeriod(childrenOf(dated, 'DatePeriod')[0]);
    if (date === undefined) continue;
    const type = tables.text('IDRegDocDateType', dated.attributes.IDRegDocDateTypeID);
    const written = date.start.slice(0, date.precision === 'day' ? 10 : date.precision === 'month' ? 7 : 4);
    dates[/issue/i.test(type) ? 'issuedOn' : 'expiresOn'] = written;
  }
  const validity = tables.text('Validity', attributes.ValidityID);
  const note = unique([
    childText(element, 'IssuingAuthority'),
    /^(?:valid|unknown)?$/i.test(validity) ? undefined : validity,
    childText(element, 'Comment'),
  ]).join(', ');
  return {
    label: tables.text('IDRegDocType', attributes.IDRegDocTypeID) || 'Document',
    value,
    ...(country === undefined ? {} : { country }),
    ...dates,
    ...(note === '' ? {} : { note }),
  };
}

/** Resolves ties, which follow the parties; a party on another list is known by its number alone. */
function readRelation(element: XmlElement, tables: ReferenceTables, drafts: ReadonlyMap<string, Draft>): Relation {
  const { attributes } = element;
  const sourceId = attributes['To-ProfileID'] ?? '';
  const relation = tables.text('RelationType', attributes.RelationTypeID) || 'linked to';
  const quality = tables.text('RelationQuality', attributes.RelationQualityID);
  const details = unique([
    attributes.Former === 'true' ? 'former' : undefined,
    quality === 'Unknown' ? undefined : quality,
    childText(element, 'Comment'),
  ]).join(', ');
  return {
    kind: ofacRelationKind(relation),
    relation,
    name: drafts.get(sourceId)?.party.names[0]?.full ?? `OFAC number ${sourceId}`,
    ...(details === '' ? {} : { details }),
    sourceId,
  };
}

function addListing(element: XmlElement, tables: ReferenceTables, drafts: ReadonlyMap<string, Draft>): void {
  const draft = drafts.get(element.attributes.ProfileID ?? '');
  if (draft === undefined) return;
  draft.lists.push(tables.text('List', element.attributes.ListID));
  for (const event of childrenOf(element, 'EntryEvent')) {
    const date = childrenOf(event, 'Date')[0];
    const day = date === undefined ? undefined : isoDate(writtenDay(date))?.start;
    if (day !== undefined) draft.days.push(day);
    const basis = tables.text('LegalBasis', event.attributes.LegalBasisID);
    if (basis !== 'Unknown') draft.legalBasis.push(basis);
  }
  for (const measure of childrenOf(element, 'SanctionsMeasure')) {
    const type = tables.text('SanctionsType', measure.attributes.SanctionsTypeID);
    const comment = childText(measure, 'Comment');
    if (type === 'Program') draft.programs.push(comment ?? '');
    else draft.measures.push(comment === undefined ? type : `${type}: ${comment}`);
  }
}

function finished({ party, relations, programs, measures, legalBasis, lists, days }: Draft): OfacParty {
  const listedOn = [...days].sort()[0];
  const listing: Listing = {
    ...(listedOn === undefined ? {} : { listedOn }),
    programs: unique(programs),
    legalBasis: unique(legalBasis),
    measures: unique([...measures, ...party.facts.measures]),
  };
  const names = unique(lists);
  if (names.length > 0) party.facts.particulars.set('list', names);
  return { ...party, relations, listing };
}
