import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Database, FileUp, Inbox, Keyboard, ScanSearch, Search, ShieldCheck } from 'lucide-react';
import { openCount } from '../../api/queue.js';
import { Mark } from '../../components/mark.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useKeys } from '../keys/keys.js';
import { useMay } from '../session.js';
import styles from './rail.module.css';
import { UserMenu } from './user-menu.js';

interface Props {
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** The pages that there are, and help; labels are read out even where only icons are seen. */
export function Rail({ onHelp, onPalette }: Props) {
  const words = useWords().frame;
  const formats = useFormats();
  const keys = useKeys();
  const may = useMay();
  const open = useQuery(openCount).data;
  return (
    <nav className={styles.rail} aria-label={words.navigation}>
      <div className={styles.brand}>
        <Mark size={24} />
        <span className={styles.label}>{words.product}</span>
      </div>
      <button type="button" className={styles.find} onClick={onPalette}>
        <Search size={16} aria-hidden />
        <span className={styles.label}>{words.palette}</span>
        <kbd aria-hidden>{words.modKey}</kbd>
      </button>
      <Link to="/cases" className={styles.item} activeProps={{ 'aria-current': 'page' }}>
        <Inbox size={16} aria-hidden />
        <span className={styles.label}>{words.cases}</span>
        {open !== undefined && open > 0 && (
          <span className={styles.count}>
            {formats.count(open)} <span className="visually-hidden">{words.openCases}</span>
          </span>
        )}
      </Link>
      {may('search.make') && (
        <Link to="/search" className={styles.item} activeProps={{ 'aria-current': 'page' }}>
          <ScanSearch size={16} aria-hidden />
          <span className={styles.label}>{words.newSearch}</span>
        </Link>
      )}
      <Link to="/uploads" className={styles.item} activeProps={{ 'aria-current': 'page' }}>
        <FileUp size={16} aria-hidden />
        <span className={styles.label}>{words.uploads}</span>
      </Link>
      <Link to="/lists" className={styles.item} activeProps={{ 'aria-current': 'page' }}>
        <Database size={16} aria-hidden />
        <span className={styles.label}>{words.lists}</span>
      </Link>
      {may('policy.write') && (
        <Link to="/administration/review-policy" className={styles.item} activeProps={{ 'aria-current': 'page' }}>
          <ShieldCheck size={16} aria-hidden />
          <span className={styles.label}>{words.reviewPolicy}</span>
        </Link>
      )}
      <div className={styles.space} />
      <a href="/docs" target="_blank" rel="noreferrer" className={styles.item}>
        <BookOpen size={16} aria-hidden />
        <span className={styles.label}>{words.docs}</span>
      </a>
      <button type="button" className={styles.item} onClick={onHelp}>
        <Keyboard size={16} aria-hidden />
        <span className={styles.label}>{words.keys}</span>
        <kbd aria-hidden>{keys.keyOf('help')}</kbd>
      </button>
      <UserMenu />
    </nav>
  );
}
