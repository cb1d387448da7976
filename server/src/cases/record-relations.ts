import type { Caller } from '../domain/caller.js';
import { recordId } from '../domain/id.js';
import type { ListedRecord, Relation } from '../domain/listed-record.js';

/** Most parties of an answer, the record itself included: a drawing of more is not read. */
export const MOST_RELATED = 60;

/** A party of the neighbourhood of a record. */
interface RelatedParty {
  readonly name: string;
  /** Absent for a party that is named only. */
  readonly listed?: { readonly recordId: string; readonly record: ListedRecord };
}

/** A tie as the entry of one party states it. Both are places among the parties. */
interface StatedTie extends Pick<Relation, 'relation' | 'details'> {
  /** The party whose entry states it. */
  readonly from: number;
  readonly to: number;
}

export interface RecordRelations {
  /** The record first, then by steps from it, each step in the order of the entries. */
  readonly parties: readonly RelatedParty[];
  readonly ties: readonly StatedTie[];
  /** Number of parties within the depth that are left out. */
  readonly leftOut: number;
}

interface RelationsDeps {
  /** The record as it is in force or was last; throws `not_found`. */
  readonly find: (caller: Caller, id: string) => Promise<ListedRecord>;
  /** Records in force by id; others are absent. */
  readonly current: (organizationId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ListedRecord>>;
}

/**
 * Collects the parties that a listed record is tied to, within `depth` steps, and every tie among them. A tie that both entries state
 * is given once, as the nearer one states it. Lists tie their own records only, so that all parties are of one list. Throws
 * `not_found` as reading the record does.
 */
export async function recordRelations(
  { find, current }: RelationsDeps,
  caller: Caller,
  id: string,
  depth: number,
): Promise<RecordRelations> {
  const record = await find(caller, id);
  const parties: RelatedParty[] = [{ name: nameOf(record), listed: { recordId: id, record } }];
  const ties: StatedTie[] = [];
  const placeOf = new Map([[id, 0]]);
  const leftOut = new Set<string>();
  let ring = [0];
  for (let step = 0; ring.length > 0; step += 1) {
    const found = ring.flatMap((from) => tiesOf(from, parties[from]));
    const fresh = new Map<string, Tied>();
    for (const tied of step < depth ? found : []) {
      if (placeOf.has(tied.key) || fresh.has(tied.key)) continue;
      if (parties.length + fresh.size < MOST_RELATED) fresh.set(tied.key, tied);
      else leftOut.add(tied.key);
    }
    const records = await current(
      caller.organizationId,
      [...fresh.values()].flatMap(({ recordId }) => recordId ?? []),
    );
    ring = [...fresh.values()].map(({ key, recordId: of, stated }) => {
      const listed = of === undefined ? undefined : records.get(of);
      placeOf.set(key, parties.length);
      const name = listed ? nameOf(listed) : stated.name;
      return parties.push({ name, ...(of && listed && { listed: { recordId: of, record: listed } }) }) - 1;
    });
    for (const { from, key, stated } of found) {
      const to = placeOf.get(key);
      if (to === undefined || to === from || ties.some((tie) => tie.from === to && tie.to === from)) continue;
      const { relation, details } = stated;
      ties.push({ from, to, relation, ...(details !== undefined && { details }) });
    }
  }
  return { parties, ties, leftOut: leftOut.size };
}

interface Tied {
  readonly from: number;
  /** Of the other party: its record, or its name in this entry. */
  readonly key: string;
  readonly recordId?: string;
  readonly stated: Relation;
}

function tiesOf(from: number, party: RelatedParty | undefined): readonly Tied[] {
  const { record } = party?.listed ?? {};
  return (record?.relations ?? []).map((stated) => {
    const of = stated.sourceId === undefined ? undefined : recordId(record?.source ?? '', stated.sourceId);
    return { from, key: of ?? `${from} ${stated.name}`, stated, ...(of !== undefined && { recordId: of }) };
  });
}

function nameOf({ names }: Pick<ListedRecord, 'names'>): string {
  return names[0]?.full ?? '';
}
