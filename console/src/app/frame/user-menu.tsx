import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { Button } from 'react-aria-components';
import { signOut } from '../../api/session.js';
import { Menu } from '../../components/menu.js';
import { useWords } from '../../i18n/language.js';
import { initialsOf } from '../../logic/initials-of.js';
import { useNotice } from '../notices.js';
import { useMe } from '../session.js';
import styles from './rail.module.css';

/** Shows the signed-in user, with links to preferences and sign-out. */
export function UserMenu() {
  const words = useWords();
  const { user, organization } = useMe();
  const navigate = useNavigate();
  const notice = useNotice();
  const name = user.name || user.email;

  async function choose(id: string) {
    if (id === 'preferences') return navigate({ to: '/preferences' });
    try {
      await signOut();
      // A whole new page: nothing of the session stays in memory.
      window.location.assign('/console/sign-in');
    } catch (error) {
      notice({ text: words.common.failed(error), tone: 'danger' });
    }
  }

  return (
    <Menu
      label={words.frame.user}
      trigger={
        <Button className={styles.item}>
          <span className={styles.avatar} aria-hidden>
            {initialsOf(name)}
          </span>
          <span className={styles.label}>{name}</span>
        </Button>
      }
      head={
        <>
          <div>{user.email}</div>
          <div className={styles.count}>
            {organization.name} · {words.roles(user.role)}
          </div>
        </>
      }
      items={[
        { id: 'preferences', text: words.frame.preferences, icon: <Settings size={16} aria-hidden /> },
        { id: 'sign-out', text: words.frame.signOut, icon: <LogOut size={16} aria-hidden /> },
      ]}
      onChoose={(id) => void choose(id)}
    />
  );
}
