import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { removeSecondFactorOf } from '../../api/second-factor.js';
import type { User } from '../../api/users.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';

/** Removes the second factor of a user who has lost it. */
export function SecondFactor({ user }: { readonly user: User }) {
  const texts = useWords(SECOND_FACTOR).secondFactor;
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: removeSecondFactorOf,
    onSuccess() {
      setAsking(false);
      notice({ text: texts.ofUserRemoved });
    },
  });
  return (
    <div>
      <Button onPress={() => setAsking(true)}>{texts.remove}</Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.ofUserTitle(user.name || user.email)}
          action={texts.remove}
          error={shownError(remove.error)}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(user.user_id)}
          onClose={() => {
            remove.reset();
            setAsking(false);
          }}
        >
          <p>{texts.ofUserText}</p>
        </ConfirmDialog>
      )}
      <StepUp error={remove.error} onConfirmed={() => remove.mutate(user.user_id)} onCancel={() => remove.reset()} />
    </div>
  );
}
