import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeState, versionOf } from '../../api/case.js';
import type { QueueItem } from '../../api/queue.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { Field } from '../../components/field.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { dayAt, startOfDay } from '../../logic/start-of-day.js';

const DAY = 86_400_000;

interface Props {
  readonly cases: readonly QueueItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Postpones cases to a day, with a reason; each is requested separately, and the first error is shown. */
export function WaitDialog({ cases, onClose, onDone }: Props) {
  const words = useWords(CASES);
  const { timeZone } = useFormats();
  const notice = useNotice();
  const { failed } = useFailed();
  const queries = useQueryClient();
  const left = useRef(cases);
  const isRepeated = useRef(false);
  const [until, setUntil] = useState(() => dayAt(Date.now() + 7 * DAY, timeZone));
  const wait = useMutation({
    mutationFn: async (reason: string) => {
      for (const { search_reference, version: seen } of cases.filter((one) => left.current.includes(one))) {
        // After an error the user has read what changed, and still wants it.
        const version = isRepeated.current ? await versionOf(search_reference) : seen;
        await changeState(search_reference, { version, action: 'wait', until: startOfDay(until, timeZone), reason });
        left.current = left.current.filter((one) => one.search_reference !== search_reference);
      }
    },
    onSuccess: () => {
      notice({ text: words.cases.waiting(cases.length) });
      onDone();
      onClose();
    },
    onError: () => {
      isRepeated.current = true;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  return (
    <ReasonDialog
      title={words.cases.waitTitle(cases.length)}
      label={words.cases.waitReason}
      hint={words.cases.waitHint}
      action={words.cases.waitSubmit}
      error={wait.error ? failed(wait.error) : undefined}
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
