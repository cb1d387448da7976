/** How long a link holds: long enough for slow mail, short enough for a mailbox that is read by others later. */
export const RESET_HOLDS_MS = 60 * 60_000;
/** Asked for more often within the time that one holds, nothing more is sent. */
export const MAX_RESETS = 3;
