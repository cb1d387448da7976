/**
 * Keeps what `read` finds for some time; concurrent calls share one reading. Whoever may ask as often as they like then costs no more
 * than one reading in that time. A failed reading answers undefined.
 */
export function keepFor<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  { now, failed }: { readonly now: () => number; readonly failed: (error: unknown) => void },
): () => Promise<Value | undefined> {
  let kept: Promise<Value | undefined> | undefined;
  let until = 0;
  return () => {
    if (kept === undefined || now() >= until) {
      until = now() + milliseconds;
      kept = read().catch((error: unknown) => {
        failed(error);
        return undefined;
      });
    }
    return kept;
  };
}
