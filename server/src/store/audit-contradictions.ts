import { type SQL, sql } from 'drizzle-orm';
import { ANCHOR_CHAIN } from '../domain/audit.js';
import type { AuditFinding } from '../domain/check-audit-chain.js';
import type { Queries } from './database.js';
import { analyses, auditChains, auditEntries } from './schema/index.js';

type Contradiction = AuditFinding & { readonly chain: string };

/** One row for each head that an anchor names. */
const ANCHORED = sql`
  select h.key as chain, (h.value ->> 'after')::bigint as after,
    (h.value ->> 'number')::bigint as number, h.value ->> 'hash' as hash
  from ${auditEntries} a cross join lateral json_each(a.details -> 'heads') h
  where a.chain = ${ANCHOR_CHAIN}`;

const NOT_AS_ANCHORED = sql`
  select n.chain, min(n.number) as number, 'not_the_anchored_entry' as finding,
    count(*) || ' anchors name an entry that is another now or is not there' as message
  from (${ANCHORED}) n left join ${auditEntries} e on e.chain = n.chain and e.number = n.number
  where e.hash is distinct from n.hash group by n.chain`;

/** Each anchor goes on where the one before it ended, and the last is where the chain's head says. */
const ANCHORS_REMOVED = sql`
  with named as (select *, lag(number, 1, 0::bigint) over (partition by chain order by number) as before from (${ANCHORED}) n)
  select chain, min(before) + 1 as number, 'anchor_removed' as finding,
    'its anchors do not follow one another up to its head: from here on some are missing' as message
  from (
    select chain, before from named where after <> before
    union all
    select c.chain, coalesce(max(n.number), 0) from ${auditChains} c left join named n on n.chain = c.chain
    where c.chain <> ${ANCHOR_CHAIN} group by c.chain, c.anchored having c.anchored <> coalesce(max(n.number), 0)
  ) gaps group by chain`;

/** Fingerprints of analyses that are no longer stored, and that no erasure took. */
const ANALYSES_REMOVED = sql`
  select e.chain, min(e.number) as number, 'analysis_removed' as finding,
    count(*) || ' analyses are gone and no erasure names their customers, the first of customer ' || min(split_part(f.key, ' ', 1)) as message
  from ${auditEntries} e cross join lateral json_each_text(e.details -> 'fingerprints') f
  where e.action = 'analysis.stored' and e.number is not null
    and not exists (
      select from ${analyses} a
      where a.customer_id = split_part(f.key, ' ', 1) and a.round = split_part(f.key, ' ', 2)::int)
    and (e.chain, split_part(f.key, ' ', 1)) not in (
      select x.chain, json_array_elements_text(x.details -> 'customer_ids') from ${auditEntries} x
      where x.action in ('subject.erased', 'retention.applied') and x.details is not null)
  group by e.chain`;

/** What the chains say of each other and of the stored analyses, and is not so, by chain. */
export async function contradictionsIn(db: Queries): Promise<ReadonlyMap<string, readonly AuditFinding[]>> {
  const found = new Map<string, AuditFinding[]>();
  for (const query of [NOT_AS_ANCHORED, ANCHORS_REMOVED, ANALYSES_REMOVED]) {
    const { rows } = await db.execute<Contradiction & Record<string, unknown>>(query);
    for (const { chain, number, finding, message } of rows) {
      found.set(chain, [...(found.get(chain) ?? []), { number: Number(number), finding, message }]);
    }
  }
  return found;
}

/** The chains that an anchor names. */
export const ANCHORED_CHAINS: SQL = sql`select chain from (${ANCHORED}) named`;
