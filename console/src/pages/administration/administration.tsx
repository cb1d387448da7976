import { Link, Outlet } from '@tanstack/react-router';
import { ADMIN_PAGES } from '../../app/frame/pages.js';
import { useMay } from '../../app/session.js';
import { useWords } from '../../i18n/language.js';
import styles from './administration.module.css';

/** The pages of administration beside the one that is open. */
export function Administration() {
  const words = useWords().frame;
  const may = useMay();
  const pages = ADMIN_PAGES.filter(({ ability }) => may(ability));
  if (pages.length === 0) return <Outlet />;
  return (
    <div className={styles.administration}>
      <nav className={styles.pages} aria-label={words.administration}>
        {pages.map(({ to, name }) => (
          <Link key={to} to={to} className={styles.page} activeProps={{ 'aria-current': 'page' }}>
            {words[name]}
          </Link>
        ))}
      </nav>
      <div className={styles.open}>
        <Outlet />
      </div>
    </div>
  );
}
