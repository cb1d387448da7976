import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { me } from '../api/session.js';
import { LanguageProvider } from '../i18n/language.js';
import { KeysProvider } from './keys/keys.js';
import { NoticesProvider } from './notices.js';

const NO_KEYS = {};

/** Provides language, keys and notices by the preferences of the signed-in user. */
export function App({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery({ ...me, enabled: false });
  const { language = '', time_zone = '', date_format, keys = NO_KEYS, single_keys = true } = data?.preferences ?? {};
  return (
    <LanguageProvider language={language} timeZone={time_zone} isoDates={date_format === 'iso'}>
      <KeysProvider chosen={keys} single={single_keys}>
        <NoticesProvider>{children}</NoticesProvider>
      </KeysProvider>
    </LanguageProvider>
  );
}
