/** What a clock may be put right by without anybody minding. */
const SET_MS = 60_000;

/** Tells whether the clock has been set, forward or back, since it was asked last. `running` is a clock that nobody sets. */
export function clockWatch(now: () => number, running: () => number): () => boolean {
  let [shown, run] = [now(), running()];
  return () => {
    const before = [shown, run] as const;
    [shown, run] = [now(), running()];
    return Math.abs(shown - before[0] - (run - before[1])) > SET_MS;
  };
}
