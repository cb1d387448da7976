import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeState } from '../../api/case.js';
import type { QueueItem } from '../../api/queue.js';
import { useNotice } from '../../app/notices.js';
import { Field } from '../../components/field.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { useWords } from '../../i18n/language.js';

const DAY = 86_400_000;

interface Props {
  readonly cases: readonly QueueItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Postpones cases to a day, with a reason; each is requested separately, and the first error is shown. */
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
    <ReasonDialog
      title={words.cases.waitTitle(cases.length)}
      label={words.cases.waitReason}
      hint={words.cases.waitHint}
      action={words.cases.waitSubmit}
      error={wait.error}
      isPending={wait.isPending}
      onSubmit={(reason) => wait.mutate(reason)}
      onClose={onClose}
    >
      <Field
        label={words.cases.waitUntil}
        type="date"
        value={until}
        onChange={setUntil}
        isRequired
        validationBehavior="native"
      />
    </ReasonDialog>
  );
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
