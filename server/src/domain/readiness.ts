/** Requirement of the service before it can answer; `message` is public and names no host, path or secret. */
export interface ReadinessCheck {
  readonly name: 'database' | 'migrations' | 'watchlist' | 'lists';
  readonly ok: boolean;
  readonly message: string;
}
