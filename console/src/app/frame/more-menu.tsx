import { useLocation, useNavigate } from '@tanstack/react-router';
import { BookOpen, Ellipsis, Keyboard } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Menu } from '../../components/menu.js';
import { useWords } from '../../i18n/language.js';
import type { PAGES } from './pages.js';
import styles from './rail.module.css';

interface Props {
  readonly pages: readonly (typeof PAGES)[number][];
  readonly onHelp: () => void;
}

/** The pages and help for which the bar of a narrow screen has no room; CSS hides it on others. */
export function MoreMenu({ pages, onHelp }: Props) {
  const words = useWords().frame;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = pages.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  function choose(id: string) {
    if (id === 'help') return onHelp();
    if (id === 'docs') return void window.open('/docs', '_blank', 'noreferrer');
    const page = pages.find(({ to }) => to === id);
    if (page) void navigate({ to: page.to });
  }
  return (
    <Menu
      label={words.more}
      trigger={
        <Button className={`${styles.item} ${styles.more}`} data-current={isHere || undefined}>
          <Ellipsis size={16} aria-hidden />
          <span className={styles.label}>{words.more}</span>
        </Button>
      }
      items={[
        ...pages.map(({ to, name, Icon }) => ({ id: to, text: words[name], icon: <Icon size={16} aria-hidden /> })),
        { id: 'docs', text: words.docs, icon: <BookOpen size={16} aria-hidden />, isFirst: true },
        { id: 'help', text: words.keys, icon: <Keyboard size={16} aria-hidden /> },
      ]}
      onChoose={choose}
    />
  );
}
