import type { CustomList } from '../domain/custom-list.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { coalesce } from '../platform/database/coalesce.js';
import { type Database, type Queries, selectPrepared } from '../platform/database/database.js';
import { rowReader } from '../platform/database/row-reader.js';
import { customLists } from './custom-lists.table.js';

interface Held {
  /** The organization's own active engine. */
  readonly engine?: RiskScoreEngine;
  /** Newest first. */
  readonly lists: readonly CustomList[];
}

const lists = rowReader(customLists);

const HELD = `
  select asked.id,
    (select engine.definition
      from active_risk_score_engines active
      join risk_score_engines engine using (organization_id, version)
      where engine.id = active.engine_id and organization_id = asked.id),
    (select json_agg(json_build_array(${lists.columns}) order by id desc) from custom_lists where organization_id = asked.id)
  from (select unnest($1::text[]) as id) asked`;

const asks = new WeakMap<Queries, (organizationId: string) => Promise<Held | undefined>>();

/** Reads the organization's data that every search needs, afresh each time; concurrent callers share one statement. */
export async function heldBy({ db }: Database, organizationId: string): Promise<Held> {
  const ask =
    asks.get(db) ??
    coalesce(
      async (organizations) => new Map(await selectPrepared(db, { sql: HELD, params: [organizations] }, read)),
      2,
    );
  asks.set(db, ask);
  return (await ask(organizationId)) ?? { lists: [] };
}

function read([id, engine, rows]: readonly unknown[]): [string, Held] {
  const own = ((rows ?? []) as readonly (readonly unknown[])[]).map(lists.read).map(toCustomList);
  return [id as string, { ...(engine !== null && { engine: engine as RiskScoreEngine }), lists: own }];
}

export function toCustomList({ description, nameCount: _, ...row }: typeof customLists.$inferSelect): CustomList {
  return { ...row, ...(description === null ? {} : { description }) };
}
