import { sql } from 'drizzle-orm';
import { users } from '../accounts/users.table.js';
import { caseResults, cases } from '../cases/case.table.js';
import { ANCHOR_CHAIN } from '../domain/audit.js';
import { auditChains, auditEntries } from '../platform/outbox/audit.table.js';

/** The results that each case has by the log: as it was made or rescreened last. A case whose subject was erased has none. */
const LOGGED_RESULTS = sql`
  select distinct on (chain, target_id) chain, target_id, number, details ->> 'results_hash' as hash
  from ${auditEntries} where action in ('case.created', 'case.rescreened') and details is not null
  order by chain, target_id, number desc nulls first`;

export const CASES_REMOVED = sql`
  select l.chain, coalesce(min(l.number), 1) as number, 'case_removed' as finding,
    count(*) || ' searches are gone and no erasure names them, the first is ' || min(l.target_id) as message
  from (${LOGGED_RESULTS}) l
  where not exists (select from ${cases} c where c.id = l.target_id and c.organization_id = l.chain)
  group by l.chain`;

/** Results of each case, hashed as in `resultsInAudit`. */
const HELD_RESULTS = sql`
  select case_id, encode(sha256(convert_to(string_agg(record_id, E'\n' order by record_id collate "C"), 'UTF8')), 'hex') as hash
  from ${caseResults} group by case_id`;

export const RESULTS_CHANGED = sql`
  select l.chain, coalesce(min(l.number), 1) as number, 'results_changed' as finding,
    count(*) || ' searches have lost results or have others than were found, the first is ' || min(l.target_id) as message
  from (${LOGGED_RESULTS}) l
  join ${cases} c on c.id = l.target_id and c.organization_id = l.chain
  left join (${HELD_RESULTS}) h on h.case_id = l.target_id
  where coalesce(h.hash, encode(sha256(''), 'hex')) <> l.hash
  group by l.chain`;

/** State of users in the log: the role that each was given last, and whether it was disabled last. */
const LOGGED_USERS = sql`
  select chain, target_id as user_id, number, id, coalesce(details -> 'after' ->> 'role', details ->> 'role') as role,
    case when action = 'user.disabled' then true else coalesce((details -> 'after' ->> 'disabled')::boolean, false) end as disabled
  from ${auditEntries}
  where action in ('user.created', 'user.updated', 'user.disabled', 'user.enabled') and details is not null
  union all
  select chain, details ->> 'user_id', number, id, 'admin', false
  from ${auditEntries} where action = 'organization.created' and details ->> 'user_id' is not null`;

export const USERS_CHANGED = sql`
  with logged as (${LOGGED_USERS}),
    roles as (
      select distinct on (user_id) chain, user_id, role from logged where role is not null
      order by user_id, number desc nulls first, id desc),
    states as (
      select distinct on (user_id) user_id, disabled, number from logged order by user_id, number desc nulls first, id desc)
  select coalesce(u.organization_id, r.chain) as chain, coalesce(min(s.number), 1) as number, 'user_changed' as finding,
    count(*) || ' users are missing, or have a role or a state that the log did not give them, the first is '
      || min(coalesce(u.id, r.user_id)) as message
  from ${users} u full join roles r on r.user_id = u.id and r.chain = u.organization_id
  left join states s on s.user_id = coalesce(u.id, r.user_id)
  where u.role is distinct from r.role or (u.disabled_at is not null) is distinct from s.disabled
  group by 1`;

/**
 * Entries older than the last run of chaining that it left out: inserted by hand, or stripped of their place in the chain. Late ones are those of
 * transactions that take long, which is minutes at most.
 */
export const NOT_CHAINED = sql`
  select e.chain, 1 as number, 'not_chained' as finding,
    count(*) || ' entries are missing from the chain; the first is ' || min(e.id) as message
  from ${auditEntries} e
  where e.number is null and e.chain <> ${ANCHOR_CHAIN}
    and e.at < (select max(sealed_at) from ${auditChains}) - interval '15 minutes'
  group by e.chain`;
