import type { ListedName } from '@touchstone/engine';
import type { Address, ListedRecord } from '../../../domain/listed-record.js';
import { unique } from '../../fields/unique.js';
import type { RecordSource } from '../../reading/list-reader.js';
import { ofacAddress } from './ofac-address.js';
import type { OfacRow } from './ofac-files.js';
import { ofacKind } from './ofac-kind.js';
import { aliasKind, inOrder, ofacName } from './ofac-names.js';
import { type LinkedParty, ofacPartyRecord } from './ofac-party.js';
import { type Remarks, readRemarks } from './remarks.js';

export interface OfacParts {
  readonly addresses: readonly OfacRow[];
  readonly aliases: readonly OfacRow[];
  readonly comments: readonly OfacRow[];
  readonly linked: LinkedParty;
}

/** Builds a record from its rows in the four files; undefined without a name. */
export function ofacRecord(source: RecordSource, row: OfacRow, parts: OfacParts): ListedRecord | undefined {
  const [
    written = '',
    type = '',
    programs = '',
    title = '',
    callSign = '',
    vesselType = '',
    tonnage = '',
    grossTonnage = '',
    flag = '',
    owner = '',
    remarksCell = '',
  ] = row.cells;
  const kind = ofacKind(type);
  const ofPerson = kind === 'individual';
  const primary = ofacName(written, 'primary', 'strong', ofPerson);
  if (primary === undefined) return undefined;

  // The Remarks are cut at 1,000 characters in the middle of a word: the rest is joined as it is, then read.
  const text = remarksCell + parts.comments.map((comment) => comment.cells[0] ?? '').join('');
  const remarks = readRemarks(text, kind);
  return ofacPartyRecord(
    source,
    {
      id: row.id,
      kind,
      names: collectNames(primary, parts.aliases, remarks, ofPerson),
      facts: remarks,
      addresses: parts.addresses.map(readAddress).filter((address) => address !== undefined),
      listing: { programs: readPrograms(programs), legalBasis: [], measures: remarks.measures },
      columns: { title, callSign, vesselType, tonnage, grossTonnage, flag, owner },
      relations: [],
      notes: aliasNotes(parts.aliases),
    },
    parts.linked,
  );
}

function collectNames(
  primary: ListedName,
  aliases: readonly OfacRow[],
  remarks: Remarks,
  ofPerson: boolean,
): ListedName[] {
  return inOrder([
    primary,
    ...aliases.map(({ cells }) => ofacName(cells[2] ?? '', aliasKind(cells[1] ?? ''), 'strong', ofPerson)),
    ...remarks.weakNames.map(({ kind, name }) => ofacName(name, kind, 'weak', ofPerson)),
  ]);
}

function readAddress({ cells }: OfacRow): Address | undefined {
  const [, street = '', city = '', country = '', note = ''] = cells;
  return ofacAddress({ street, city, country, note });
}

function readPrograms(text: string): string[] {
  return unique(text.split(/\]\s*\[/).map((program) => program.replace(/[[\]]/g, '').trim())).filter(
    (program) => program !== '',
  );
}

function aliasNotes(aliases: readonly OfacRow[]): string[] {
  return aliases.filter(({ cells }) => (cells[3] ?? '') !== '').map(({ cells }) => `${cells[2]}: ${cells[3]}`);
}
