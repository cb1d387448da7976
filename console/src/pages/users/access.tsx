import { useState } from 'react';
import type { User } from '../../api/users.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { USERS } from '../../i18n/en/users.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useChangeUser } from './use-change-user.js';

/** Whether the user may sign in. */
export function Access({ user }: { readonly user: User }) {
  const words = useWords(USERS);
  const texts = words.users;
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const isDisabled = user.disabled_at !== null;
  const change = useChangeUser(user, isDisabled ? texts.enabled : texts.disabled, () => setAsking(false));
  const error = shownError(change.error);
  const send = () => change.mutate({ disabled: !isDisabled });
  return (
    <div className={parts.form}>
      {user.disabled_at !== null && (
        <>
          {error && (
            <Message tone="danger" urgent>
              {words.common.failed(error)}
            </Message>
          )}
          <p>{texts.disabledOn(formats.instant(user.disabled_at))}</p>
        </>
      )}
      <div className={parts.start}>
        {isDisabled ? (
          <Button onPress={send} isPending={change.isPending}>
            {texts.enable}
          </Button>
        ) : (
          <Button kind="danger" onPress={() => setAsking(true)}>
            {texts.disable}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.disableTitle(user.name || user.email)}
          action={texts.disable}
          error={error}
          isPending={change.isPending}
          onConfirm={send}
          onClose={() => {
            change.reset();
            setAsking(false);
          }}
        >
          <p>{texts.disableText}</p>
        </ConfirmDialog>
      )}
      <StepUp error={change.error} onConfirmed={send} onCancel={() => change.reset()} />
    </div>
  );
}
