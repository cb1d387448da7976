import { type FocusEvent, useRef } from 'react';

interface WayBack {
  onFocus(event: FocusEvent<HTMLElement>): void;
  /** Gives the focus back. */
  back(): void;
}

/** Remembers which element had the focus before a field took it, so that Escape leads back there; else to the page. */
export function useWayBack(): WayBack {
  const before = useRef<HTMLElement>(undefined);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (currentTarget.contains(relatedTarget)) return;
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    },
    back() {
      const target = before.current?.isConnected ? before.current : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}
