import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CONFIRMED_CHANNEL } from '../../api/single-sign-on.js';
import { sentenceOf } from '../../app/single-sign-on/single-sign-on.js';
import { useTitle } from '../../app/use-title.js';
import { Mark } from '../../components/mark.js';
import { Message } from '../../components/message.js';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useWords } from '../../i18n/language.js';
import styles from './confirmed-page.module.css';

const route = getRouteApi('/confirmed');

/** End of a confirmation, or of a sign-in, that was begun in another tab. */
export function ConfirmedPage() {
  const texts = useWords(SINGLE_SIGN_ON).singleSignOn;
  const { refused, again } = route.useSearch();
  const title = refused !== undefined ? texts.failedTitle : again ? texts.againTitle : texts.confirmedTitle;
  useTitle(title);
  useEffect(() => {
    if (refused !== undefined) return;
    const channel = new BroadcastChannel(CONFIRMED_CHANNEL);
    channel.postMessage('confirmed');
    return () => channel.close();
  }, [refused]);
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Mark size={36} />
        <h1>{title}</h1>
        {refused === undefined ? (
          <Message tone="success">{texts.confirmedText}</Message>
        ) : (
          <Message tone="danger" urgent>
            {sentenceOf(texts.refused, refused)}
          </Message>
        )}
      </div>
    </main>
  );
}
