import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { me } from '../api/session.js';
import { LanguageProvider } from '../i18n/language.js';
import { KeysProvider } from './keys/keys.js';
import { NoticesProvider } from './notices.js';

const NO_KEYS = {};

interface Props {
  /** Tells whether another page is on its way. */
  readonly isLeaving: () => boolean;
  readonly children: ReactNode;
}

/** Provides language, keys and notices by the preferences of the signed-in user. */
export function App({ isLeaving, children }: Props) {
  const { data } = useQuery({ ...me, enabled: false });
  const { language = '', time_zone = '', date_format, keys = NO_KEYS, single_keys = true } = data?.preferences ?? {};
  return (
    <LanguageProvider language={language} timeZone={time_zone} isoDates={date_format === 'iso'}>
      <KeysProvider chosen={keys} single={single_keys} isLeaving={isLeaving}>
        <NoticesProvider>{children}</NoticesProvider>
      </KeysProvider>
    </LanguageProvider>
  );
}
