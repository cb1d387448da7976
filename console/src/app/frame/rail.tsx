import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Keyboard, Search } from 'lucide-react';
import { unseenAlerts } from '../../api/alerts.js';
import { openCount } from '../../api/queue.js';
import { Mark } from '../../components/mark.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useKeys } from '../keys/keys.js';
import { useMay } from '../session.js';
import { MoreMenu } from './more-menu.js';
import { PAGES } from './pages.js';
import styles from './rail.module.css';
import { UserMenu } from './user-menu.js';

interface Props {
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** The pages that there are, and help; labels are read out even where only icons are seen. */
export function Rail({ onHelp, onPalette }: Props) {
  const words = useWords().frame;
  const keys = useKeys();
  const may = useMay();
  const pages = PAGES.filter((page) => !('ability' in page) || may(page.ability));
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
      {pages.map((page) => (
        <Link
          key={page.to}
          to={page.to}
          className={styles.item}
          data-later={!('isFirst' in page) || undefined}
          activeProps={{ 'aria-current': 'page' }}
        >
          <page.Icon size={16} aria-hidden />
          <span className={styles.label}>{words[page.name]}</span>
          {page.to === '/cases' && <OpenCases />}
          {page.to === '/monitoring' && <UnseenAlerts />}
        </Link>
      ))}
      <div className={styles.space} />
      <MoreMenu pages={pages.filter((page) => !('isFirst' in page))} onHelp={onHelp} />
      <a href="/docs" target="_blank" rel="noreferrer" className={styles.item} data-later>
        <BookOpen size={16} aria-hidden />
        <span className={styles.label}>{words.docs}</span>
      </a>
      <button type="button" className={styles.item} data-later onClick={onHelp}>
        <Keyboard size={16} aria-hidden />
        <span className={styles.label}>{words.keys}</span>
        <kbd aria-hidden>{keys.keyOf('help')}</kbd>
      </button>
      <UserMenu />
    </nav>
  );
}

function OpenCases() {
  return <Count value={useQuery(openCount).data} what={useWords().frame.openCases} />;
}

function UnseenAlerts() {
  return <Count value={useQuery(unseenAlerts).data} what={useWords().frame.unseenAlerts} />;
}

/** A number beside a page, unless there is nothing to do. */
function Count({ value, what }: { readonly value: number | undefined; readonly what: string }) {
  const formats = useFormats();
  if (value === undefined || value === 0) return null;
  return (
    <span className={styles.count}>
      {formats.count(value)} <span className="visually-hidden">{what}</span>
    </span>
  );
}
