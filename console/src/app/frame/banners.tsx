import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { overdueLists } from '../../api/lists.js';
import { Message } from '../../components/message.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useMe } from '../session.js';
import styles from './frame.module.css';

/** Shows what limits every result now: demonstration data, overdue lists, no connection. */
export function Banners() {
  const words = useWords().frame;
  const formats = useFormats();
  const { service } = useMe();
  const stale = useQuery(overdueLists).data ?? [];
  const online = useOnline();
  const texts = [
    service.demonstration && words.demonstration,
    stale.length > 0 && words.overdueLists(formats.list(stale)),
    !online && words.offline,
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <aside aria-label={words.limits} className={styles.banners}>
      {texts.map((text) => (
        <Message key={text} tone="warning">
          {text}
        </Message>
      ))}
    </aside>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return online;
}
