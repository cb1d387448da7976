import { auditDetailsHash, auditHash, type ChainedEntry, GENESIS } from './audit.js';

/** The last entry of a chain, as it is noted apart from the entries. */
export interface ChainHead {
  readonly number: number;
  readonly hash: string;
}

export interface AuditFinding {
  /** Number of the entry in the chain; of the first that is missing where entries are. */
  readonly number: number;
  readonly finding:
    | 'changed'
    | 'details_changed'
    | 'details_removed'
    | 'removed'
    | 'tail_cut'
    | 'head_changed'
    | 'not_the_known_entry'
    | 'not_the_anchored_entry'
    | 'anchor_removed'
    | 'analysis_removed'
    | 'case_removed'
    | 'results_changed'
    | 'user_changed'
    | 'not_chained'
    | 'decision_changed';
  readonly message: string;
}

export interface ChainCheck {
  readonly entries: number;
  /** Head of the entries that exist; `GENESIS` for none. */
  readonly head: ChainHead;
  readonly findings: readonly AuditFinding[];
}

/**
 * Checks a chain in the order of its numbers. Detects changed, swapped, removed and inserted entries, and details
 * missing without a recorded erasure of their subject. Truncation of the newest entries shows only against the head,
 * which is stored apart, and, if the head was reset too, against `known`, a head recorded outside the database.
 */
export async function checkAuditChain(
  chain: string,
  entries: AsyncIterable<ChainedEntry>,
  noted: ChainHead | undefined,
  known?: ChainHead,
): Promise<ChainCheck> {
  const findings: AuditFinding[] = [];
  const find = (number: number, finding: AuditFinding['finding'], message: string): void => {
    findings.push({ number, finding, message });
  };
  const withoutDetails: { number: number; id: string; about: string }[] = [];
  const erased = new Set<string>();
  const subjects = new Set<string>();
  let head: ChainHead = { number: 0, hash: GENESIS };
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (entry.number <= head.number) {
      find(entry.number, 'changed', 'has a number that does not occur in the chain');
      continue;
    }
    if (entry.number > head.number + 1) {
      const last = entry.number - 1;
      find(head.number + 1, 'removed', `entries ${head.number + 1} to ${last} are missing`);
    } else if (entry.previousHash !== head.hash) {
      find(entry.number, 'changed', 'does not follow from the entry before it');
    }
    if (auditHash(chain, entry) !== entry.hash) find(entry.number, 'changed', 'differs from what was recorded');
    if (entry.details === undefined || entry.salt === undefined) {
      withoutDetails.push({ number: entry.number, id: entry.id, about: entry.target.id });
    } else {
      if (auditDetailsHash(entry.details, entry.salt) !== entry.detailsHash) {
        find(entry.number, 'details_changed', 'its details differ from what was recorded');
      }
      if (entry.action === 'subject.erased' || entry.action === 'retention.applied') {
        const { audit_entries, search_references, customer_ids } = entry.details;
        for (const id of textsOf(audit_entries)) erased.add(id);
        for (const id of [...textsOf(search_references), ...textsOf(customer_ids)]) subjects.add(id);
      }
    }
    if (known?.number === entry.number && known.hash !== entry.hash) {
      find(entry.number, 'not_the_known_entry', `its hash is ${entry.hash}, not the given one`);
    }
    head = { number: entry.number, hash: entry.hash };
  }
  for (const { number, id, about } of withoutDetails) {
    if (!erased.has(id) || !subjects.has(about))
      find(number, 'details_removed', 'its details are missing, and no erasure refers to it');
  }
  checkHead(head, noted, known, find);
  return { entries: count, head, findings };
}

function checkHead(
  head: ChainHead,
  noted: ChainHead | undefined,
  known: ChainHead | undefined,
  find: (number: number, finding: AuditFinding['finding'], message: string) => void,
): void {
  const least = Math.max(noted?.number ?? 0, known?.number ?? 0);
  if (head.number < least) find(head.number + 1, 'tail_cut', `entries ${head.number + 1} to ${least} are missing`);
  else if (noted === undefined ? head.number > 0 : noted.number !== head.number || noted.hash !== head.hash) {
    find(head.number, 'head_changed', 'the recorded head of the chain is not its last entry');
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
