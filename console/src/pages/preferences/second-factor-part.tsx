import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeSecondFactor, renewRecoveryCodes } from '../../api/second-factor.js';
import { me } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { CodeForm } from '../../app/second-factor/code-form.js';
import { RecoveryCodes } from '../../app/second-factor/recovery-codes.js';
import styles from '../../app/second-factor/second-factor.module.css';
import { SetUp } from '../../app/second-factor/set-up.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';

/** The user's authenticator app and recovery codes. */
export function SecondFactorPart() {
  const words = useWords(SECOND_FACTOR);
  const texts = words.secondFactor;
  const { second_factor: factor } = useMe();
  const notice = useNotice();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: me.queryKey });
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess(given) {
      setAsked(undefined);
      setCodes(given);
      void refresh();
    },
  });
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess() {
      setAsked(undefined);
      notice({ text: texts.removed });
      void refresh();
    },
  });
  function close() {
    setAsked(undefined);
    renew.reset();
    remove.reset();
  }
  const change = asked === 'remove' ? remove : renew;
  return (
    <div className={styles.part}>
      <p>{factor.is_set_up ? texts.on(factor.recovery_codes_left) : texts.off}</p>
      {factor.is_set_up ? (
        <div className={styles.actions}>
          <Button onPress={() => setAsked('renew')}>{texts.renew}</Button>
          <Button onPress={() => setAsked('remove')}>{texts.remove}</Button>
        </div>
      ) : (
        <SetUp />
      )}
      {asked && (
        <Dialog
          title={asked === 'remove' ? texts.removeTitle : texts.renew}
          closeLabel={words.common.close}
          onClose={close}
        >
          <CodeForm
            label={texts.codeOrRecovery}
            submit={asked === 'remove' ? texts.remove : texts.renew}
            isPending={change.isPending}
            error={change.error}
            onSubmit={change.mutate}
            onCancel={close}
            onReset={change.reset}
          >
            <p>
              {asked === 'renew' ? texts.renewText : factor.is_required ? texts.removeTextRequired : texts.removeText}
            </p>
          </CodeForm>
        </Dialog>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
