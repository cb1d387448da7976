let last = Date.now();

for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(kind, () => (last = Date.now()), { capture: true, passive: true });
}

/** Time after the last key or click from which requests no longer count as the user's, in milliseconds. */
const IDLE_AFTER = 60_000;

/** Tells whether the user has pressed no key, clicked nowhere and scrolled nothing for a minute. */
export function isIdle(): boolean {
  return Date.now() - last > IDLE_AFTER;
}
