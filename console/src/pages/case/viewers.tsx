import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { viewersOf } from '../../api/case.js';
import { colleagues } from '../../api/session.js';
import { useSettled } from '../../app/use-settled.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './case-head.module.css';

/** Names the colleagues who have the case open, too, so that two do not do the same work. */
export function Viewers({ reference }: { readonly reference: string }) {
  const words = useWords(CASE).case;
  const formats = useFormats();
  const settled = useSettled(reference);
  const viewers = useQuery({ ...viewersOf(reference), enabled: settled !== undefined }).data ?? [];
  const people = useQuery({ ...colleagues, enabled: viewers.length > 0 }).data ?? [];
  const names = people.filter(({ user_id }) => viewers.includes(user_id)).map(({ name, email }) => name || email);
  if (names.length === 0) return null;
  return (
    <span className={styles.viewers}>
      <Eye size={16} aria-hidden /> {words.alsoViewing(formats.list(names))}
    </span>
  );
}
