import { useState } from 'react';
import type { QueueView } from '../../api/queue-views.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import styles from './selection-bar.module.css';

interface Props {
  /** The view to change; undefined for a new one. */
  readonly view: QueueView | undefined;
  readonly canShare: boolean;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: (name: string, shared: boolean) => void;
}

/** Names a view, and shares it. */
export function ViewDialog({ view, canShare, error, isPending, onClose, onSave }: Props) {
  const words = useWords(CASES);
  const { saved } = words.cases;
  const [shared, setShared] = useState(view?.shared ?? false);
  const title = view === undefined ? saved.saveTitle : canShare ? saved.changeTitle : saved.renameTitle;
  return (
    <Dialog title={title} closeLabel={words.common.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(String(new FormData(event.currentTarget).get('name')).trim(), shared);
        }}
      >
        {error && (
          <Message tone="danger" urgent>
            {error}
          </Message>
        )}
        <Field
          label={saved.name}
          hint={saved.hint}
          name="name"
          defaultValue={view?.name ?? ''}
          maxLength={60}
          pattern=".*\S.*"
          isRequired
          validationBehavior="native"
          autoFocus
        />
        {canShare && <Toggle label={saved.share} hint={saved.shareHint} on={shared} onChange={setShared} />}
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={isPending}>
            {words.common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
