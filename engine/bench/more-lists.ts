import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ListedEntity, ListedName } from '../src/index.js';
import { csvRows } from './csv-rows.js';
import { textOf } from './official-lists.js';

/** Names of HM Treasury's consolidated list of 2018, a row for each name. */
function ukEntities(data: string): readonly ListedEntity[] {
  const csv = textOf(join(data, 'uk-ofsi/sanctionsconlist-2018-04-13.csv.gz'));
  const parties = new Map<string, Party>();
  for (const row of csvRows(csv.slice(csv.indexOf('\n') + 1))) {
    const parts = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'].map((column) =>
      (row[column] ?? '').trim(),
    );
    const weak = /low quality/i.test(row['Alias Type'] ?? '');
    const primary = /^primary name$/i.test((row['Alias Type'] ?? '').trim());
    addName(parties, row['Group ID'] ?? '', row['Group Type'] === 'Individual', parts, primary, weak);
  }
  return toEntities('uk_ofsi', parties);
}

/** Names of the EU's list of 2018, as far as it is there. */
function euEntities(data: string): readonly ListedEntity[] {
  const csv = gunzipSync(readFileSync(join(data, 'eu-fsf/legacy-csv-1.0-first-1000-lines-2018-07-04.csv.gz')));
  const parties = new Map<string, Party>();
  for (const line of csv.toString('latin1').split(/\r?\n/).slice(1)) {
    const cells = line.replace(/^"|"[\t ]*$/g, '').split(';');
    addName(parties, cells[1] ?? '', cells[2] === 'P', [(cells[17] ?? '').replaceAll('""', '"').trim()], true, false);
  }
  return toEntities('eu_fsf', parties);
}

interface Party {
  readonly person: boolean;
  readonly names: Map<string, ListedName>;
}

function addName(
  parties: Map<string, Party>,
  id: string,
  person: boolean,
  parts: readonly string[],
  primary: boolean,
  weak: boolean,
): void {
  const full = parts.filter((part) => part !== '').join(' ');
  if (id === '' || full === '') return;
  const party = parties.get(id) ?? { person, names: new Map() };
  parties.set(id, party);
  if (!party.names.has(full))
    party.names.set(full, { full, kind: primary ? 'primary' : 'aka', quality: weak ? 'weak' : 'strong' });
}

function toEntities(source: string, parties: ReadonlyMap<string, Party>): readonly ListedEntity[] {
  return [...parties].map(([sourceId, { person, names }]) => ({
    ...{
      source,
      sourceId,
      entityType: person ? 'Person' : 'Organization',
      names: [...names.values()].sort(primaryFirst),
    },
    ...{ dates: [], nationalities: [], countries: [], identifiers: [], categories: [] },
  }));
}

function primaryFirst(a: ListedName, b: ListedName): number {
  return Number(b.kind === 'primary') - Number(a.kind === 'primary');
}

export function europeanLists(data: string): Readonly<Record<'uk' | 'eu', readonly ListedEntity[]>> {
  return { uk: ukEntities(data), eu: euEntities(data) };
}
