import { createHash } from 'node:crypto';

/** How long a link holds: long enough for slow mail, short enough for a mailbox that is read by others later. */
export const RESET_HOLDS_MS = 60 * 60_000;
/** Asked for more often within the time that one holds, nothing more is sent. */
export const MOST_RESETS = 3;

/** A token has 256 random bits: a fast hash is as safe as a slow one. */
export function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
