import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './find-field.module.css';
import type { Action } from './keys/actions.js';
import { useAction } from './keys/keys.js';
import { useWayBack } from './use-way-back.js';

/** Milliseconds after the last letter until it is searched for. */
const PAUSE = 250;

interface Props {
  readonly label: string;
  readonly value: string;
  /** A further action of the page that leads there. */
  readonly action?: Action;
  readonly onFind: (text: string) => void;
}

/** A field that narrows what a page shows, a moment after the last letter; the key for finding leads there. */
export function FindField({ label, value, action, onFind }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const leave = useWayBack();
  const [text, setText] = useState(value);
  const focus = () => field.current?.focus();
  useAction('find', focus);
  useAction(action ?? 'find', focus);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onFind(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={styles.field}>
      <Search size={16} aria-hidden />
      <input
        ref={field}
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        onFocus={leave.onFocus}
        onKeyDown={(event) => event.key === 'Escape' && leave.back()}
      />
    </span>
  );
}
