import { useEffect, useRef } from 'react';
import { pressOf } from '../../logic/press-of.js';
import { useMe } from '../session.js';
import { useKeys } from './keys.js';
import { takesKeys } from './takes-keys.js';

/** Calls back with a digit, or `+`, that is pressed outside fields and dialogs. */
export function useDigits(handler: (key: string) => void, enabled: boolean): void {
  const { single_keys = true } = useMe().preferences;
  const { isLeaving } = useKeys();
  const current = useRef(handler);
  current.current = handler;
  useEffect(() => {
    if (!enabled || !single_keys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const press = pressOf(event);
      if (!/^[\d+]$/.test(press) || takesKeys(event.target) || isLeaving()) return;
      event.preventDefault();
      current.current(press);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, single_keys, isLeaving]);
}
