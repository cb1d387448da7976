import type { ListedName } from '@touchstone/engine';
import type { ListedRecord, Relation } from '../../domain/listed-record.js';
import { partyType } from './party-type.js';

/** A tie as the other party sees it, where the publisher states it in one of the two entries. */
const BACK: Readonly<Record<Relation['kind'], Pick<Relation, 'kind' | 'relation'>>> = {
  family: { kind: 'family', relation: 'relative' },
  associate: { kind: 'associate', relation: 'associate' },
  owner: { kind: 'owned', relation: 'owner of' },
  owned: { kind: 'owner', relation: 'owned by' },
  linked: { kind: 'linked', relation: 'linked to' },
};

/** Words that say the same in both directions. */
const MUTUAL =
  /^(?:half[- ])?(?:spouse|sibling|cousin|twin|partner|relative|associate|family member|related|linked)(?: of| to| with)?$/i;

/**
 * Adds each tie to the party it leads to, unless that party's own entry states one: many publishers state a tie in one of the two
 * entries. Ties by ownership that name a party of the list exactly, and only one, are taken to mean it. Holds all records.
 */
export async function* withTiesBack(
  records: AsyncIterable<ListedRecord> | Iterable<ListedRecord>,
): AsyncGenerator<ListedRecord> {
  const all: ListedRecord[] = [];
  for await (const record of records) all.push(record);
  const owned = resolver(all);
  const own = new Map(
    all.map(({ sourceId, relations }) => [sourceId, relations.map((relation) => owned(relation, sourceId))] as const),
  );
  const back = new Map<string, Relation[]>();
  for (const { sourceId: id, names } of all) {
    for (const relation of own.get(id) ?? []) {
      const other = relation.sourceId ?? '';
      const stated = own.get(other);
      if (stated === undefined || other === id || stated.some(({ sourceId }) => sourceId === id)) continue;
      const added = back.get(other) ?? [];
      if (added.length === 0) back.set(other, added);
      added.push(reversed(relation, id, names[0]?.full ?? id));
    }
  }
  for (const record of all) {
    const relations = [...(own.get(record.sourceId) ?? []), ...(back.get(record.sourceId) ?? [])];
    yield relations.length === 0 ? record : { ...record, relations };
  }
}

/** Sets the id of the other party of a tie by ownership, where exactly one party of the list bears that main name. */
function resolver(records: readonly ListedRecord[]): (relation: Relation, of: string) => Relation {
  const byName = new Map<string, string | undefined>();
  for (const { names, sourceId } of records) {
    const key = nameKey(names[0]?.full ?? '');
    byName.set(key, byName.has(key) ? undefined : sourceId);
  }
  return (relation, of) => {
    if (relation.sourceId !== undefined || (relation.kind !== 'owner' && relation.kind !== 'owned')) return relation;
    const sourceId = byName.get(nameKey(relation.name));
    return sourceId === undefined || sourceId === of ? relation : { ...relation, sourceId };
  };
}

function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function reversed({ kind, relation, details }: Relation, sourceId: string, name: string): Relation {
  const isMutual = MUTUAL.test(relation) || relation === kind;
  const stated = [...(isMutual ? [] : [`stated there as "${relation}"`]), ...(details === undefined ? [] : [details])];
  return {
    ...BACK[kind],
    ...(isMutual ? { relation } : {}),
    name,
    ...(stated.length === 0 ? {} : { details: stated.join('; ') }),
    sourceId,
  };
}

/**
 * Adds the names of a person's relatives and associates as `relative` names, which `rca_search` covers. A single word is a weak
 * name; a number in place of a name, and a company, are none.
 */
export function withRelativesNamed(record: ListedRecord): ListedRecord {
  if (record.entityType !== 'Person') return record;
  const known = new Set(record.names.map(({ full }) => full.toLowerCase()));
  const added: ListedName[] = [];
  for (const { kind, name } of record.relations) {
    const full = name.replace(/^([^,]+), ([^,]+)$/, '$2 $1').trim();
    const isPersonal = kind === 'family' || (kind === 'associate' && partyType(full) === 'Person');
    if (!isPersonal || !/^[^\d]*\p{L}[^\d]*$/u.test(full) || known.has(full.toLowerCase())) continue;
    known.add(full.toLowerCase());
    added.push({ full, kind: 'relative', quality: /\S\s+\S/.test(full) ? 'strong' : 'weak' });
  }
  return added.length === 0 ? record : { ...record, names: [...record.names, ...added] };
}
