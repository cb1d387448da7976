import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../app/keys/keys.js';
import { useWords } from '../../i18n/language.js';
import styles from './difference.module.css';

/** Milliseconds after the last letter until the difference is requested. */
const PAUSE = 250;

interface Props {
  readonly search: string;
  readonly onFind: (text: string) => void;
}

/** Finds differing records by a part of their name, or by their number at the publisher. */
export function FindRecord({ search, onFind }: Props) {
  const words = useWords().lists;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  useAction('find', () => field.current?.focus());
  useEffect(() => setText(search), [search]);
  useEffect(() => {
    if (text.trim() === search) return;
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
        placeholder={words.find}
        aria-label={words.find}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
    </span>
  );
}
