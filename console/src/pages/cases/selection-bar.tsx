import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX, Clock, UserPlus, UserRoundCheck, X } from 'lucide-react';
import { useState } from 'react';
import { assign, type QueueItem } from '../../api/queue.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { useMay, useMe } from '../../app/session.js';
import { useFailed } from '../../app/use-failed.js';
import { Button } from '../../components/button.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { AssignDialog } from './assign-dialog.js';
import { BulkDialog } from './bulk-dialog.js';
import styles from './selection-bar.module.css';
import { WaitDialog } from './wait-dialog.js';

interface Props {
  /** The selected cases, or the one with the focus. */
  readonly target: readonly QueueItem[];
  readonly shown: boolean;
  readonly onDone: () => void;
}

/** Actions on the selected cases; their keys apply to the focused row if nothing is selected. */
export function SelectionBar({ target, shown, onDone }: Props) {
  const words = useWords(CASES);
  const { user } = useMe();
  const may = useMay();
  const notice = useNotice();
  const { failed, reason } = useFailed();
  const queries = useQueryClient();
  // The cases that a dialog was opened for stay its own, whatever the queue shows since.
  const [dialog, setDialog] = useState<{ kind: 'assign' | 'wait' | 'decide'; cases: readonly QueueItem[] }>();
  const ask = (kind: 'assign' | 'wait' | 'decide') => setDialog({ kind, cases: target });
  const give = useMutation({
    mutationFn: ({ cases, assignee }: { cases: readonly QueueItem[]; assignee: string | null }) =>
      assign({ search_references: cases.map(({ search_reference }) => search_reference), assignee_id: assignee }),
    onSuccess: ({ left_out }, { cases }) => {
      const why = reason(left_out[0]?.message ?? '');
      notice({ text: words.cases.assigned(cases.length - left_out.length, left_out.length, why) });
      onDone();
    },
    onError: (error) => notice({ text: failed(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  const take = () => give.mutate({ cases: target, assignee: user.user_id });
  const some = target.length > 0;
  // Analysts assign one at a time.
  const assignable = target.length === 1 || (some && may('case.assign'));
  useAction('takeRows', take, some);
  useAction('assignRows', () => ask('assign'), assignable);
  useAction('waitRows', () => ask('wait'), some);
  useAction('decideRows', () => ask('decide'), some);
  return (
    <>
      {shown && (
        <div className={styles.bar} role="toolbar" aria-label={words.cases.selection}>
          <span className={styles.count}>{words.cases.selected(target.length)}</span>
          <Button size="small" onPress={take} isPending={give.isPending}>
            <UserRoundCheck size={16} aria-hidden />
            {words.cases.take}
          </Button>
          {assignable && (
            <Button size="small" onPress={() => ask('assign')}>
              <UserPlus size={16} aria-hidden />
              {words.cases.assign}
            </Button>
          )}
          <Button size="small" onPress={() => ask('wait')}>
            <Clock size={16} aria-hidden />
            {words.cases.wait}
          </Button>
          <Button size="small" onPress={() => ask('decide')}>
            <CircleX size={16} aria-hidden />
            {words.cases.bulk.open}
          </Button>
          <Button size="small" kind="quiet" onPress={onDone}>
            <X size={16} aria-hidden />
            {words.cases.clearSelection}
          </Button>
        </div>
      )}
      {dialog?.kind === 'assign' && (
        <AssignDialog
          count={dialog.cases.length}
          onClose={() => setDialog(undefined)}
          onChoose={(id) => {
            setDialog(undefined);
            give.mutate({ cases: dialog.cases, assignee: id });
          }}
        />
      )}
      {dialog?.kind === 'decide' && (
        <BulkDialog cases={dialog.cases} onClose={() => setDialog(undefined)} onDone={onDone} />
      )}
      {dialog?.kind === 'wait' && (
        <WaitDialog cases={dialog.cases} onClose={() => setDialog(undefined)} onDone={onDone} />
      )}
    </>
  );
}
