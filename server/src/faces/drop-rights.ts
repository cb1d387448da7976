/**
 * Id of a user and a group that own no file, run nothing else and are in no list of users: systemd and the
 * distributions leave 65520 to 65533 unused (UIDS-GIDS of systemd). `nobody` would not do, because PostgreSQL may run
 * as it.
 */
export const NO_ONE = 65_528;

/**
 * Drops root privileges for good, in every thread: afterwards only files open to everybody can be read. Does nothing
 * for another user. Throws if the system does not allow it.
 */
export function dropRights(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NO_ONE);
  process.setuid?.(NO_ONE);
}
