import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { type CaseData, caseOf, changeState } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { useWords } from '../../i18n/language.js';
import styles from './escalate.module.css';

/** Hands the case to those who arbitrate, with a reason. */
export function Escalate({ data }: { readonly data: CaseData }) {
  const words = useWords();
  const notice = useNotice();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { search_reference: reference, work } = data;
  const possible = work?.state === 'open' || work?.state === 'second_review';
  useAction('escalate', () => setOpen(true), possible);
  const escalate = useMutation({
    mutationFn: (reason: string) => changeState(reference, { version: work?.version ?? 0, action: 'escalate', reason }),
    onSuccess: () => {
      setOpen(false);
      notice({ text: words.case.escalated });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: caseOf(reference).queryKey });
      void queries.invalidateQueries({ queryKey: ['queue'] });
    },
  });
  if (!possible) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <ArrowUpRight size={16} aria-hidden />
        {words.case.escalate}
      </Button>
      {open && (
        <Dialog title={words.case.escalateTitle} closeLabel={words.common.close} onClose={() => setOpen(false)}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              escalate.mutate(String(new FormData(event.currentTarget).get('reason')));
            }}
          >
            {escalate.error && (
              <Message tone="danger" urgent>
                {words.common.failed(escalate.error)}
              </Message>
            )}
            <Field
              label={words.case.escalateReason}
              hint={words.case.escalateHint}
              name="reason"
              lines={3}
              maxLength={500}
              isRequired
              validationBehavior="native"
              autoFocus
            />
            <div className={styles.actions}>
              <Button onPress={() => setOpen(false)}>{words.common.cancel}</Button>
              <Button type="submit" kind="primary" isPending={escalate.isPending}>
                {words.case.escalate}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
