import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseData, caseOf, changeState } from '../../../api/case.js';
import { bottomBar } from '../../../app/bottom-bar.js';
import { useMay } from '../../../app/session.js';
import { useFailed } from '../../../app/use-failed.js';
import { Button } from '../../../components/button.js';
import { Message } from '../../../components/message.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './decision-bar.module.css';

interface Props {
  readonly data: CaseData;
  /** A decision was refused because somebody else was faster. */
  readonly conflict: string | undefined;
  /** Its note. */
  readonly unsaved: string;
}

/** Replaces the decision if there is none to make: nothing to do, or closed. */
export function Standing({ data, conflict, unsaved }: Props) {
  const words = useWords();
  const formats = useFormats();
  const may = useMay();
  const queries = useQueryClient();
  const { failed } = useFailed();
  const [asked, setAsked] = useState(false);
  const { work, search_reference: reference } = data;
  const reopen = useMutation({
    mutationFn: (reason: string) => changeState(reference, { version: work?.version ?? 0, action: 'reopen', reason }),
    onSuccess: () => setAsked(false),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: caseOf(reference).queryKey });
      void queries.invalidateQueries({ queryKey: ['queue'] });
    },
  });
  const closedBy = work?.closed_by?.name || work?.closed_by?.email || '';
  const text = work?.closed_at
    ? words.decision.closed(formats.instant(work.closed_at), closedBy)
    : words.decision.nothingToDo;
  return (
    <section ref={bottomBar} className={styles.bar} aria-label={words.decision.title}>
      {conflict && (
        <Message tone="danger" urgent>
          {conflict}
          {unsaved.trim() !== '' && (
            <p>
              {words.decision.unsaved} <q>{unsaved.trim()}</q>
            </p>
          )}
        </Message>
      )}
      <div className={styles.line}>
        <p className={styles.target}>{text}</p>
        {work?.state === 'closed' && may('case.arbitrate') && (
          <Button onPress={() => setAsked(true)}>{words.decision.reopen}</Button>
        )}
      </div>
      {asked && (
        <ReasonDialog
          title={words.decision.reopenTitle}
          label={words.decision.reopenReason}
          hint={words.decision.reopenHint}
          action={words.decision.reopen}
          error={reopen.error ? failed(reopen.error) : undefined}
          isPending={reopen.isPending}
          onSubmit={(reason) => reopen.mutate(reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
