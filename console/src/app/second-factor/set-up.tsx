import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginSecondFactor, setUpSecondFactor } from '../../api/second-factor.js';
import { me } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { StepUp, shownError } from '../step-up.js';
import { CodeForm } from './code-form.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodes } from './recovery-codes.js';
import styles from './second-factor.module.css';

/** Sets up an authenticator app: password, QR code, a code of it, and the recovery codes at the end. */
export function SetUp() {
  const words = useWords(SECOND_FACTOR);
  const texts = words.secondFactor;
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation({ mutationFn: beginSecondFactor });
  const confirm = useMutation({
    mutationFn: setUpSecondFactor,
    onSuccess(given) {
      begin.reset();
      if (given.length > 0) setCodes(given);
      else void queries.invalidateQueries({ queryKey: me.queryKey });
    },
  });
  function cancel() {
    begin.reset();
    confirm.reset();
  }
  return (
    <>
      {shownError(begin.error) && (
        <Message tone="danger" urgent>
          {words.common.failed(begin.error)}
        </Message>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onPress={() => begin.mutate()} isPending={begin.isPending}>
          {texts.setUp}
        </Button>
      </div>
      <StepUp error={begin.error} onConfirmed={() => begin.mutate()} onCancel={cancel} />
      {begin.data && (
        <Dialog title={texts.setUpTitle} closeLabel={words.common.close} onClose={cancel}>
          <CodeForm
            label={texts.code}
            submit={texts.confirm}
            isPending={confirm.isPending}
            error={confirm.error}
            onSubmit={confirm.mutate}
            onCancel={cancel}
            onReset={confirm.reset}
          >
            <p>{texts.scan}</p>
            <QrCode text={begin.data.uri} label={texts.qr} />
            <p>
              {texts.key}: <span className={styles.key}>{begin.data.secret}</span>
            </p>
          </CodeForm>
        </Dialog>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void queries.invalidateQueries({ queryKey: me.queryKey });
          }}
        />
      )}
    </>
  );
}
