import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, canUsePasskeys, passkeys } from '../../api/passkeys.js';
import { me } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { useWords } from '../../i18n/language.js';
import { useNotice } from '../notices.js';
import { useMe } from '../session.js';
import { StepUp, shownError } from '../step-up.js';
import { usePasskeyText } from './passkey-text.js';
import { RecoveryCodes } from './recovery-codes.js';
import styles from './second-factor.module.css';

/** Adds a passkey: its name, the browser's own dialog, and the recovery codes if it is the first second factor. */
export function AddPasskey() {
  const words = useWords(PASSKEYS);
  const texts = words.passkeys;
  const textOf = usePasskeyText();
  const { service } = useMe();
  const notice = useNotice();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  function refresh() {
    void queries.invalidateQueries({ queryKey: passkeys.queryKey });
    void queries.invalidateQueries({ queryKey: me.queryKey });
  }
  const add = useMutation({
    mutationFn: () => addPasskey(name),
    onSuccess(given) {
      setOpen(false);
      notice({ text: texts.added });
      if (given.length > 0) setCodes(given);
      else refresh();
    },
  });
  function close() {
    add.reset();
    setOpen(false);
  }
  if (!service.passkeys_available || !canUsePasskeys()) return <p>{texts.unsupported}</p>;
  const error = shownError(add.error);
  return (
    <>
      <div className={styles.actions}>
        <Button
          onPress={() => {
            setName('');
            setOpen(true);
          }}
        >
          {texts.add}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={texts.add} closeLabel={words.common.close} onClose={close}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              add.mutate();
            }}
          >
            {error && (
              <Message tone="danger" urgent>
                {textOf(error)}
              </Message>
            )}
            <Field
              label={texts.name}
              hint={texts.nameHint}
              value={name}
              onChange={setName}
              maxLength={100}
              isRequired
              validationBehavior="native"
              autoFocus
            />
            <div className={styles.actions}>
              <Button onPress={close}>{words.common.cancel}</Button>
              <Button type="submit" kind="primary" isPending={add.isPending}>
                {texts.add}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
      <StepUp error={add.error} onConfirmed={() => add.mutate()} onCancel={() => add.reset()} />
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            refresh();
          }}
        />
      )}
    </>
  );
}
