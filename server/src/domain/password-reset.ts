/** Lifetime of a link: long enough for slow mail, short enough for a mailbox that others read later. */
export const RESET_HOLDS_MS = 60 * 60_000;
/** Asked for more often within the time that one holds, nothing more is sent. */
export const MAX_RESETS = 3;
