import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 700px)');

/** Tells whether the window fits only one column. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
}
