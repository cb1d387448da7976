import { useEffect } from 'react';

/** Names the page in the browser's tab and history, without anything of a case. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Touchstone`;
  }, [title]);
}
