import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeState } from '../../api/case.js';
import type { QueueItem } from '../../api/queue.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { useWords } from '../../i18n/language.js';
import styles from './selection-bar.module.css';

const DAY = 86_400_000;

interface Props {
  readonly cases: readonly QueueItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Stops the clock of cases until a day, with a reason; each is asked for on its own, and the first refusal is shown. */
export function WaitDialog({ cases, onClose, onDone }: Props) {
  const words = useWords();
  const notice = useNotice();
  const queries = useQueryClient();
  const [until, setUntil] = useState(() => dayOf(Date.now() + 7 * DAY));
  const wait = useMutation({
    mutationFn: async (reason: string) => {
      for (const { search_reference, version } of cases) {
        await changeState(search_reference, { version, action: 'wait', until: `${until}T00:00:00.000Z`, reason });
      }
    },
    onSuccess: () => {
      notice({ text: words.cases.waiting(cases.length) });
      onDone();
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  return (
    <Dialog title={words.cases.waitTitle(cases.length)} closeLabel={words.common.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          wait.mutate(String(new FormData(event.currentTarget).get('reason')));
        }}
      >
        {wait.error && (
          <Message tone="danger" urgent>
            {words.common.failed(wait.error)}
          </Message>
        )}
        <Field
          label={words.cases.waitUntil}
          type="date"
          value={until}
          onChange={setUntil}
          isRequired
          validationBehavior="native"
        />
        <Field
          label={words.cases.waitReason}
          hint={words.cases.waitHint}
          name="reason"
          lines={3}
          maxLength={500}
          isRequired
          validationBehavior="native"
          autoFocus
        />
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={wait.isPending}>
            {words.cases.waitSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
