import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, passkeys, removePasskey } from '../../api/passkeys.js';
import { me } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { AddPasskey } from '../../app/second-factor/add-passkey.js';
import styles from '../../app/second-factor/second-factor.module.css';
import { useMe } from '../../app/session.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { LoadFailed } from '../../components/load-failed.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { useFormats, useWords } from '../../i18n/language.js';

/** The user's passkeys. */
export function PasskeysPart() {
  const words = useWords(PASSKEYS);
  const texts = words.passkeys;
  const formats = useFormats();
  const { data = [], error, refetch } = useQuery(passkeys);
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <div className={styles.part}>
      <p>{texts.lead}</p>
      {error && <LoadFailed text={words.common.failed(error)} onRetry={() => void refetch()} />}
      {data.length > 0 && (
        <ul className={styles.passkeys}>
          {data.map((passkey) => (
            <li key={passkey.passkey_id}>
              <div>
                <bdi>{passkey.name}</bdi>
                <p>
                  {texts.dates(
                    formats.instant(passkey.created_at),
                    passkey.last_used_at === null ? undefined : formats.instant(passkey.last_used_at),
                  )}
                </p>
              </div>
              <Button size="small" aria-label={texts.removeNamed(passkey.name)} onPress={() => setRemoving(passkey)}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
      {removing && (
        <RemovePasskey passkey={removing} isLastOfList={data.length === 1} onClose={() => setRemoving(undefined)} />
      )}
    </div>
  );
}

interface RemoveProps {
  readonly passkey: Passkey;
  readonly isLastOfList: boolean;
  readonly onClose: () => void;
}

function RemovePasskey({ passkey, isLastOfList, onClose }: RemoveProps) {
  const texts = useWords(PASSKEYS).passkeys;
  const { second_factor: factor } = useMe();
  const notice = useNotice();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey.passkey_id),
    onSuccess() {
      notice({ text: texts.removed });
      onClose();
      void queries.invalidateQueries({ queryKey: passkeys.queryKey });
      void queries.invalidateQueries({ queryKey: me.queryKey });
    },
  });
  const isLast = isLastOfList && !factor.authenticator_app;
  return (
    <>
      <ConfirmDialog
        title={texts.removeNamed(passkey.name)}
        action={texts.remove}
        error={shownError(remove.error)}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={onClose}
      >
        <p>{!isLast ? texts.removeText : factor.is_required ? texts.removeTextRequired : texts.removeTextLast}</p>
      </ConfirmDialog>
      <StepUp error={remove.error} onConfirmed={() => remove.mutate()} onCancel={() => remove.reset()} />
    </>
  );
}
