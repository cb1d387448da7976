import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { me } from '../../api/session.js';
import { CONFIRM_ADDRESS, CONFIRMED_CHANNEL, signInMethods } from '../../api/single-sign-on.js';
import { Button } from '../../components/button.js';
import { ButtonLink } from '../../components/button-link.js';
import { Dialog } from '../../components/dialog.js';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useWords } from '../../i18n/language.js';
import styles from '../step-up.module.css';

interface Props {
  readonly onConfirmed: () => void;
  readonly onPassword: () => void;
  readonly onCancel: () => void;
}

/** Has the user sign in at the provider again, in another tab: what was typed here stays. */
export function ConfirmAtProvider({ onConfirmed, onPassword, onCancel }: Props) {
  const words = useWords(SINGLE_SIGN_ON);
  const texts = words.singleSignOn;
  const queries = useQueryClient();
  const name = useQuery(signInMethods).data?.single_sign_on?.name ?? texts.title;
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const look = async () => {
      // A session that has ended is noticed by all pages.
      const who = await queries.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
      if (isOver || who?.session?.confirmed_until == null) return;
      isOver = true;
      onConfirmed();
    };
    const channel = new BroadcastChannel(CONFIRMED_CHANNEL);
    channel.addEventListener('message', look);
    window.addEventListener('focus', look);
    return () => {
      isOver = true;
      channel.close();
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, queries, onConfirmed]);

  return (
    <Dialog title={texts.confirmTitle} closeLabel={words.common.close} onClose={onCancel}>
      <div className={styles.form}>
        <p className={styles.text}>{texts.confirmText}</p>
        <ButtonLink href={CONFIRM_ADDRESS} newTab onClick={() => setWaiting(true)}>
          {texts.confirmWith(name)}
        </ButtonLink>
        {isWaiting && (
          <p className={styles.text} role="status">
            {texts.waiting}
          </p>
        )}
        <div className={styles.actions}>
          <Button kind="quiet" onPress={onPassword}>
            {texts.usePassword}
          </Button>
          <Button onPress={onCancel}>{words.common.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
