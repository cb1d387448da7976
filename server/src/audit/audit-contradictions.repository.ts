import { type SQL, sql } from 'drizzle-orm';
import { caseResults } from '../cases/case.table.js';
import { recordDecisions, whitelistedPairs } from '../cases/case-work.table.js';
import { analyses } from '../customers/analyses.table.js';
import { customerDecisions, customers } from '../customers/customers.table.js';
import { ANCHOR_CHAIN } from '../domain/audit.js';
import type { AuditFinding } from '../domain/check-audit-chain.js';
import type { Queries } from '../platform/database/database.js';
import { auditChains, auditEntries } from '../platform/outbox/audit.table.js';
import { CASES_REMOVED, NOT_CHAINED, RESULTS_CHANGED, USERS_CHANGED } from './audited-things.repository.js';

type Contradiction = AuditFinding & { readonly chain: string };

/** Rows of anchors, one for each head they name. */
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

/** Anchors that do not begin where the previous one ended, or end elsewhere than the chain's head says. */
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

const DECIDED = sql`('article.decided', 'customer.decided', 'customer.reopened', 'decision.agreed', 'decision.disputed', 'decision.proposed',
  'record.decided', 'record.whitelisted')`;

/** Decisions, and their automatic withdrawals, as the tables hold them. */
const DECISIONS = sql`
  select organization_id as chain, customer_id as target,
    case when user_id is null then 'customer.reopened' else 'customer.decided' end as action, at, user_id, null as record,
    decision, reason from ${customerDecisions}
  union all
  select organization_id, case_id,
    case when stage <> 'final' then 'decision.' || stage when about = 'article' then 'article.decided' when whitelisted then 'record.whitelisted' else 'record.decided' end, at, user_id,
    record_id, status, reason from ${recordDecisions}`;

/** The same as recorded in the log, except for sample cases that were removed with their decisions. */
const LOGGED_DECISIONS = sql`
  select chain, target_id as target, action, at, actor ->> 'userId' as user_id,
    coalesce(details ->> 'record_id', details ->> 'article_id') as record,
    coalesce(details ->> 'decision', details ->> 'to') as decision, details ->> 'reason' as reason
  from ${auditEntries} where action in ${DECIDED} and details is not null and (chain, target_id) not in (
    select x.chain, json_array_elements_text(x.details -> 'case_ids') from ${auditEntries} x
    where x.action = 'samples.removed' and x.details is not null)`;

/** Pairs that differ from the log or are missing from it, except those whose subject was erased and that stayed in force. */
const WHITELISTINGS_CHANGED = sql`
  select p.organization_id as chain, p.case_id as target, p.at from ${whitelistedPairs} p
  where not exists (
    select from ${auditEntries} e
    where e.chain = p.organization_id and e.target_id = p.case_id and e.at = p.at
      and e.action in ('decision.agreed', 'record.whitelisted')
      and (e.details is null or (
        e.actor ->> 'userId' = p.user_id and e.details ->> 'reason' = p.reason
        and e.details ->> 'subject_key' = p.subject_key and e.details -> 'whitelisted' ->> p.record_id = p.material_hash
        and (e.details ->> 'whitelist_until')::timestamptz is not distinct from p.until)))`;

/** Ends of pairs in the log: by hand, or by a later decision. */
const LOGGED_ENDS = sql`
  select chain, target_id as id, at from ${auditEntries} where action = 'record.whitelist_ended'
  union all
  select chain, json_array_elements_text(details -> 'ended'), at from ${auditEntries}
  where action in ('record.decided', 'record.whitelisted', 'decision.agreed', 'decision.withdrawn') and details is not null`;

/** Pairs whose end differs from the log; which one a decision ended is not known once its subject was erased. */
const ENDS_CHANGED = sql`
  select p.organization_id as chain, p.case_id as target, p.at from ${whitelistedPairs} p
  left join (${LOGGED_ENDS}) l on l.chain = p.organization_id and l.id = p.id
  where p.ended_at is distinct from l.at and not exists (
    select from ${auditEntries} e where e.chain = p.organization_id and e.at = p.ended_at and e.details is null)`;

/**
 * Results that do not show their last decision, their whitelisting, or that they are open. A result reopened by a
 * changed record has no decision.
 */
const SHOWN_CHANGED = sql`
  select r.organization_id as chain, r.case_id as target, null::timestamptz as at from ${caseResults} r
  left join lateral (
    select * from ${recordDecisions} d where d.case_id = r.case_id and d.record_id = r.record_id and d.withdrawn_at is null
      and d.stage in ('final', 'agreed')
    order by d.id desc limit 1
  ) last on r.decision is not null
  where r.status <> coalesce(
      r.decision ->> 'status', case r.whitelist ->> 'state' when 'applied' then 'False Positive' end, 'Potential Match')
    or (r.decision is not null and (
      r.decision ->> 'status', r.decision ->> 'reason', r.decision ->> 'userId', (r.decision ->> 'at')::timestamptz
    ) is distinct from (last.status, last.reason, last.user_id, last.at))
    or (r.whitelist is not null and not exists (
      select from ${auditEntries} e
      where e.chain = r.organization_id and e.target_id = r.whitelist ->> 'caseId'
        and e.action in ('decision.agreed', 'record.whitelisted')
        and e.at = (r.whitelist ->> 'at')::timestamptz
        and (e.details is null or e.details ->> 'reason' = r.whitelist ->> 'reason')))`;

/** A customer's decision is the last of its history, and its reason one that was given. */
const STANDING_CHANGED = sql`
  with standing as (
    select distinct on (customer_id) customer_id, decision from ${customerDecisions}
    where decision is not null or user_id is null order by customer_id, id desc)
  select c.organization_id as chain, c.id as target, null::timestamptz as at
  from ${customers} c left join standing s on s.customer_id = c.id
  where c.decision is distinct from s.decision
    or (c.decision_reason is not null
      and not exists (select from ${customerDecisions} d where d.customer_id = c.id and d.reason = c.decision_reason))`;

/** Decisions withdrawn without an audit entry. */
const WITHDRAWALS_CHANGED = sql`
  select d.organization_id as chain, d.case_id as target, d.withdrawn_at as at from ${recordDecisions} d
  where d.withdrawn_at is not null and not exists (
    select from ${auditEntries} e where e.chain = d.organization_id and e.target_id = d.case_id
      and e.action = 'decision.withdrawn' and e.at = d.withdrawn_at)`;

const DECISIONS_CHANGED = sql`
  with held as (${DECISIONS}), logged as (${LOGGED_DECISIONS}), changed as (
    select chain, target, at from ((table held except table logged) union (table logged except table held)) d
    union ${WHITELISTINGS_CHANGED} union (${ENDS_CHANGED}) union (${SHOWN_CHANGED}) union (${STANDING_CHANGED})
    union (${WITHDRAWALS_CHANGED}))
  select d.chain, coalesce(min(e.number), 1) as number, 'decision_changed' as finding,
    'decisions on ' || count(distinct d.target) || ' customers and cases are not as they were made, the first on ' || min(d.target) as message
  from changed d left join ${auditEntries} e
    on e.chain = d.chain and e.target_id = d.target and e.at = coalesce(d.at, e.at) and e.action in ${DECIDED}
  group by d.chain`;

/** Finds contradictions between the chains and users, searches, decisions and stored analyses, by chain. */
export function findContradictions(db: Queries): Promise<ReadonlyMap<string, readonly AuditFinding[]>> {
  return findingsOf(db, [
    ...[NOT_AS_ANCHORED, ANCHORS_REMOVED, ANALYSES_REMOVED, DECISIONS_CHANGED],
    ...[CASES_REMOVED, RESULTS_CHANGED, USERS_CHANGED],
  ]);
}

/** Entries that should be part of a chain already. */
export function findUnchained(db: Queries): Promise<ReadonlyMap<string, readonly AuditFinding[]>> {
  return findingsOf(db, [NOT_CHAINED]);
}

async function findingsOf(db: Queries, queries: readonly SQL[]): Promise<ReadonlyMap<string, readonly AuditFinding[]>> {
  const found = new Map<string, AuditFinding[]>();
  for (const query of queries) {
    const { rows } = await db.execute<Contradiction & Record<string, unknown>>(query);
    for (const { chain, number, finding, message } of rows) {
      found.set(chain, [...(found.get(chain) ?? []), { number: Number(number), finding, message }]);
    }
  }
  return found;
}

/** The chains that an anchor names. */
export const ANCHORED_CHAINS: SQL = sql`select chain from (${ANCHORED}) named`;
