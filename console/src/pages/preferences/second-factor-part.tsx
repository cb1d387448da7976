import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renewRecoveryCodesWithPasskey } from '../../api/passkeys.js';
import { removeSecondFactor, renewRecoveryCodes } from '../../api/second-factor.js';
import { me } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { CodeForm } from '../../app/second-factor/code-form.js';
import { usePasskeyText } from '../../app/second-factor/passkey-text.js';
import { RecoveryCodes } from '../../app/second-factor/recovery-codes.js';
import styles from '../../app/second-factor/second-factor.module.css';
import { SetUp } from '../../app/second-factor/set-up.js';
import { useMe } from '../../app/session.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { Dialog } from '../../components/dialog.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';

/** The user's authenticator app and recovery codes. */
export function SecondFactorPart() {
  const words = useWords(SECOND_FACTOR);
  const texts = words.secondFactor;
  const { passkeys: passkeyTexts } = useWords(PASSKEYS);
  const textOf = usePasskeyText();
  const { second_factor: factor } = useMe();
  const notice = useNotice();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: me.queryKey });
  function renewed(given: readonly string[]) {
    setAsked(undefined);
    setCodes(given);
    void refresh();
  }
  const renew = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: renewed });
  const renewByPasskey = useMutation({ mutationFn: renewRecoveryCodesWithPasskey, onSuccess: renewed });
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
    renewByPasskey.reset();
    remove.reset();
  }
  const change = asked === 'remove' ? remove : renew;
  const shown = shownError(renewByPasskey.error);
  return (
    <div className={styles.part}>
      <p>
        {!factor.is_set_up
          ? texts.off
          : (factor.authenticator_app ? texts.on : texts.onByPasskey)(factor.recovery_codes_left)}
      </p>
      {factor.is_set_up && (
        <div className={styles.actions}>
          <Button onPress={() => setAsked('renew')}>{texts.renew}</Button>
          {factor.authenticator_app && <Button onPress={() => setAsked('remove')}>{texts.remove}</Button>}
        </div>
      )}
      {!factor.authenticator_app && <SetUp />}
      {asked === 'renew' && !factor.authenticator_app && (
        <ConfirmDialog
          title={texts.renew}
          action={passkeyTexts.use}
          error={shown && new Error(textOf(shown))}
          isPending={renewByPasskey.isPending}
          onConfirm={() => renewByPasskey.mutate()}
          onClose={close}
        >
          <p>{texts.renewText}</p>
        </ConfirmDialog>
      )}
      <StepUp
        error={renewByPasskey.error}
        onConfirmed={() => renewByPasskey.mutate()}
        onCancel={() => renewByPasskey.reset()}
      />
      {asked && factor.authenticator_app && (
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
              {asked === 'renew'
                ? texts.renewText
                : factor.passkeys > 0
                  ? texts.removeTextPasskeys
                  : factor.is_required
                    ? texts.removeTextRequired
                    : texts.removeText}
            </p>
          </CodeForm>
        </Dialog>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
