/**
 * Limits calls to one in `pause` milliseconds: the first runs at once, later ones together at the end of the pause.
 * `cancel` forgets a call that is waiting.
 */
export function throttled(run: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      run();
      rest();
    }, pause);
  };
  return {
    call(): void {
      if (timer !== undefined) {
        isWanted = true;
        return;
      }
      run();
      rest();
    },
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
