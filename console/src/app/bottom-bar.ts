/**
 * Keeps the height of a bar at the lower edge of the window in `--bottom-bar`, so that what has the focus is scrolled
 * clear of it, and notices appear above it. Given as the `ref` of the bar; one at a time.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
