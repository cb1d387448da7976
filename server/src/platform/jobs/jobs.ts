/**
 * Payloads by task name. Work of an organization names it: organizations take turns (`platform/jobs/migrate-jobs.ts`).
 * A task may run more than once (a crash between its work and its end) and must be idempotent.
 */
interface JobPayloads {
  /** Analyses to run; finished ones are skipped. */
  analyse_customers: { readonly organizationId: string; readonly customerIds: readonly string[] };
  count_customer_changes: Record<string, never>;
  count_days: Record<string, never>;
  merge_counts: Record<string, never>;
  process_upload: { readonly organizationId: string; readonly uploadId: string };
  forget_expired: Record<string, never>;
  forget_events: Record<string, never>;
  forget_answers: Record<string, never>;
  reencrypt: Record<string, never>;
  update_lists: Record<string, never>;
  start_monitoring: Record<string, never>;
  resume_waiting: Record<string, never>;
  open_earlier_work: Record<string, never>;
  monitor_organization: { readonly organizationId: string };
  monitor_case: { readonly organizationId: string; readonly caseId: string };
  make_digest: { readonly organizationId: string };
  send_email: { readonly organizationId: string; readonly emailId: string };
  forget_emails: Record<string, never>;
  start_password_reset: { readonly email: string };
  apply_retention: Record<string, never>;
  retain_organization: {
    readonly organizationId: string;
    readonly after?: { readonly createdAt: string; readonly id: string };
  };
  count_storage: Record<string, never>;
  count_organization_storage: { readonly organizationId: string };
  seal_audit: Record<string, never>;
  verify_audit: { readonly organizationId: string; readonly userId: string; readonly email: string };
  update_media: Record<string, never>;
  forget_articles: Record<string, never>;
  reread_articles: Record<string, never>;
  read_second: Record<string, never>;
  watch_media: Record<string, never>;
  search_new_articles: { readonly organizationId: string; readonly caseId: string; readonly after: number };
  search_adverse_media: { readonly organizationId: string; readonly caseId: string };
}

export type TaskName = keyof JobPayloads;

/** A job to be written in the same transaction as the change it follows from. */
export type NewJob = {
  [Task in TaskName]: {
    readonly task: Task;
    readonly payload: JobPayloads[Task];
    /** Replaces a waiting job with the same key. */
    readonly key?: string;
    /** Earliest start; immediately if absent. */
    readonly runAt?: Date;
    /** Jobs of one queue run one after another. */
    readonly queue?: string;
    /** Default 25; waits between attempts grow by powers of e, from 3 seconds. */
    readonly maxAttempts?: number;
    /** Lower runs earlier, whatever the turn; default 0. */
    readonly priority?: number;
  };
}[TaskName];

/** Attempt to run a job. */
export interface JobAttempt {
  /** Counted from 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

/** An attempt, and when to cut it short. */
export interface JobRun extends JobAttempt {
  /** Aborted when the service stops: it waits for its jobs, so a long one stores what it has and enqueues the rest. */
  readonly stopping: AbortSignal;
}

/** Tasks by job name; an error means a retry later, until `maxAttempts`. */
export type Tasks = {
  [Task in TaskName]: (payload: JobPayloads[Task], run: JobRun) => Promise<void>;
};
