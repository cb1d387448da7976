let last = Date.now();

for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(kind, () => (last = Date.now()), { capture: true, passive: true });
}

/** When the user last pressed a key, clicked or scrolled, in milliseconds since 1970. */
export function lastInput(): number {
  return last;
}
