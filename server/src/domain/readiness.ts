export const READINESS_CHECKS = ['database', 'migrations', 'watchlist', 'lists'] as const;

/** Requirement of the service before it can answer; `message` is public and names no host, path or secret. */
export interface ReadinessCheck {
  readonly name: (typeof READINESS_CHECKS)[number];
  readonly ok: boolean;
  readonly message: string;
}
