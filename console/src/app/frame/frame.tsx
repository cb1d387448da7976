import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/language.js';
import { useAction } from '../keys/keys.js';
import { useMe } from '../session.js';
import { SessionWatch } from '../session-watch.js';
import { useLive } from '../use-live.js';
import { Banners } from './banners.js';
import styles from './frame.module.css';
import { PageKeys } from './page-keys.js';
import { Rail } from './rail.js';

const KeyHelp = lazy(() => import('../keys/key-help.js').then(({ KeyHelp }) => ({ default: KeyHelp })));
const Palette = lazy(() => import('../keys/palette.js').then(({ Palette }) => ({ default: Palette })));

/** Rail, banner and the page; the keys that work everywhere. */
export function Frame() {
  const words = useWords();
  const navigate = useNavigate();
  const { preferences } = useMe();
  const [open, setOpen] = useState<'help' | 'palette'>();
  const main = useRef<HTMLElement>(null);
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  useLive();
  useEffect(() => {
    // The focused element went with the page before: Tab and a screen reader go on in this one, not at the window's top.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [shown]);
  useAction('help', () => setOpen('help'));
  useAction('palette', () => setOpen('palette'));
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
        <Banners />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Suspense>
        {open === 'help' && <KeyHelp onClose={() => setOpen(undefined)} />}
        {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
      </Suspense>
      <PageKeys />
      <SessionWatch />
    </div>
  );
}
