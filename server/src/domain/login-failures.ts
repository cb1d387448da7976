/** Failed log-ins of the window with one account or e-mail, newest first. */
export interface LoginFailures {
  readonly fromAddress: readonly Date[];
  readonly fromAnywhere: readonly Date[];
  /** True if the user logged in from this network within `KNOWN_NETWORK_MS`. */
  readonly isKnownNetwork: boolean;
}

export const KNOWN_NETWORK_MS = 90 * 86_400_000;
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
/**
 * Few from one network stop a guesser; from anywhere it takes many. The latter do not count where the user has logged in before:
 * strangers elsewhere cannot shut a user out of the usual place.
 */
const LOGIN_FAILURES = { fromAddress: 5, fromAnywhere: 50 } as const;

/** Seconds until so many failures have left the window that another try is allowed; 0 when it is allowed now. */
export function loginWait({ fromAddress, fromAnywhere, isKnownNetwork }: LoginFailures, now: Date): number {
  return Math.max(
    waitUntilFree(fromAddress, LOGIN_FAILURES.fromAddress, now),
    isKnownNetwork ? 0 : waitUntilFree(fromAnywhere, LOGIN_FAILURES.fromAnywhere, now),
  );
}

/** Seconds until fewer than `limit` of `failures` (newest first) are left in the window. */
function waitUntilFree(failures: readonly Date[], limit: number, now: Date): number {
  const decisive = failures[limit - 1];
  if (decisive === undefined) return 0;
  return Math.max(0, Math.ceil((decisive.getTime() + LOGIN_WINDOW_MS - now.getTime()) / 1000));
}
