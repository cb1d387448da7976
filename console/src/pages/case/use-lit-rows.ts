import { useEffect, useState } from 'react';
import type { Grounds } from '../../logic/driver-rows.js';

/** Rows of the open comparison that are lit because a key driver rests on them; `show` brings them into view. */
export function useLitRows(open: string | undefined, onOpen: (result: string) => void) {
  const [lit, light] = useState<Grounds>();
  const [wanted, want] = useState<Grounds>();
  useEffect(() => {
    if (wanted === undefined || wanted.result !== open) return;
    want(undefined);
    // The focus reads the row out, and scrolls to it.
    document.querySelector<HTMLElement>(`tr[data-row="${wanted.rows[0]}"]`)?.focus();
  }, [wanted, open]);
  return {
    lit: lit !== undefined && lit.result === open ? lit.rows : [],
    light,
    show(grounds: Grounds) {
      onOpen(grounds.result);
      want(grounds);
    },
  };
}
