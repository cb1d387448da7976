import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { overdueLists } from '../../api/lists.js';
import { Message } from '../../components/message.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useAction } from '../keys/keys.js';
import { useMe } from '../session.js';
import { SessionWatch } from '../session-watch.js';
import styles from './frame.module.css';
import { Rail } from './rail.js';

const KeyHelp = lazy(() => import('../keys/key-help.js').then(({ KeyHelp }) => ({ default: KeyHelp })));
const Palette = lazy(() => import('../keys/palette.js').then(({ Palette }) => ({ default: Palette })));

/** Rail, banner and the page; the keys that work everywhere. */
export function Frame() {
  const words = useWords();
  const navigate = useNavigate();
  const { service, preferences } = useMe();
  const [open, setOpen] = useState<'help' | 'palette'>();
  const formats = useFormats();
  const stale = useQuery(overdueLists).data ?? [];
  const online = useOnline();
  useAction('help', () => setOpen('help'));
  useAction('palette', () => setOpen('palette'));
  useAction('goCases', () => void navigate({ to: '/cases' }));
  useAction('goPreferences', () => void navigate({ to: '/preferences' }));
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = preferences.theme ?? 'system';
    dataset.density = preferences.density ?? 'comfortable';
    dataset.motion = preferences.motion ?? 'system';
  }, [preferences]);
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {words.frame.skip}
      </a>
      <Rail onHelp={() => setOpen('help')} onPalette={() => setOpen('palette')} />
      <div className={styles.body}>
        {service.demonstration && (
          <div className={styles.banner}>
            <Message tone="warning">{words.frame.demonstration}</Message>
          </div>
        )}
        {stale.length > 0 && (
          <div className={styles.banner}>
            <Message tone="warning">{words.frame.overdueLists(formats.list(stale))}</Message>
          </div>
        )}
        {!online && (
          <div className={styles.banner}>
            <Message tone="warning">{words.frame.offline}</Message>
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Suspense>
        {open === 'help' && <KeyHelp onClose={() => setOpen(undefined)} />}
        {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
      </Suspense>
      <SessionWatch />
    </div>
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
