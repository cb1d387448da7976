import type { ListedName, NameKind } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import type { Address, ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../unique.js';
import type { OfacRow } from './ofac-files.js';
import { ofacName } from './ofac-names.js';
import { type LinkedParty, ofacPartyRecord } from './ofac-party.js';
import { type Remarks, readRemarks } from './remarks.js';

export interface OfacParts {
  readonly addresses: readonly OfacRow[];
  readonly aliases: readonly OfacRow[];
  readonly comments: readonly OfacRow[];
  readonly linked: LinkedParty;
}

/** One record from its rows in the four files; undefined when it has no name at all. */
export function ofacRecord(source: string, row: OfacRow, parts: OfacParts): ListedRecord | undefined {
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
  const kind = type === 'individual' || type === 'vessel' || type === 'aircraft' ? type : 'entity';
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
      title,
      callSign,
      vesselType,
      tonnage,
      grossTonnage,
      flag,
      owner,
      relations: [],
      notes: collectNotes(remarks, title, parts),
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
  const names = [primary];
  const add = (name: ListedName | undefined): void => {
    // A name that is both strong and weak is strong: the weak copy adds nothing.
    if (name !== undefined && !names.some((known) => known.full === name.full)) names.push(name);
  };
  for (const { cells } of aliases) add(ofacName(cells[2] ?? '', aliasKind(cells[1]), 'strong', ofPerson));
  for (const { kind, name } of remarks.weakNames) add(ofacName(name, kind, 'weak', ofPerson));
  return names;
}

function aliasKind(written: string | undefined): NameKind {
  return written === 'fka' || written === 'nka' ? written : 'aka';
}

function readAddress({ cells }: OfacRow): Address | undefined {
  const [, street = '', city = '', country = '', note = ''] = cells;
  const code = countryNamed(country);
  const region = code === undefined ? country.replace(/^Region:\s*/, '') : '';
  if (street === '' && city === '' && country === '' && note === '') return undefined;
  return {
    ...(street === '' ? {} : { street }),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(code === undefined ? {} : { country: code }),
    ...(note === '' ? {} : { note }),
  };
}

function readPrograms(text: string): string[] {
  return unique(text.split(/\]\s*\[/).map((program) => program.replace(/[[\]]/g, '').trim())).filter(
    (program) => program !== '',
  );
}

/** What no rule took; OFAC repeats the Title in Remarks, which says nothing new. */
function collectNotes(remarks: Remarks, title: string, parts: OfacParts): string[] {
  const titles = new Set(title.split(';').map(plain));
  const notes = remarks.notes.filter((note) => !titles.has(plain(note)));
  for (const { cells } of parts.aliases)
    if (cells[3] !== undefined && cells[3] !== '') notes.push(`${cells[2]}: ${cells[3]}`);
  return notes;
}

function plain(text: string): string {
  return text.trim().replace(/\.$/, '').toLowerCase();
}
