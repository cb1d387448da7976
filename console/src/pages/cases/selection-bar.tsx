import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX, Clock, UserPlus, UserRoundCheck, X } from 'lucide-react';
import { useState } from 'react';
import { assign, type QueueItem } from '../../api/queue.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { useMay, useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
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
  const words = useWords();
  const { user } = useMe();
  const may = useMay();
  const notice = useNotice();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'assign' | 'wait' | 'decide'>();
  const give = useMutation({
    mutationFn: (assignee_id: string | null) =>
      assign({ search_references: target.map(({ search_reference }) => search_reference), assignee_id }),
    onSuccess: ({ left_out }) => {
      const first = left_out[0];
      notice({ text: words.cases.assigned(target.length - left_out.length, left_out.length, first?.message ?? '') });
      onDone();
    },
    onError: (error) => notice({ text: words.common.failed(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  const some = target.length > 0;
  // Analysts assign one at a time.
  const assignable = target.length === 1 || (some && may('case.assign'));
  useAction('takeRows', () => give.mutate(user.user_id), some);
  useAction('assignRows', () => setDialog('assign'), assignable);
  useAction('waitRows', () => setDialog('wait'), some);
  useAction('decideRows', () => setDialog('decide'), some);
  return (
    <>
      {shown && (
        <div className={styles.bar} role="toolbar" aria-label={words.cases.selection}>
          <span className={styles.count}>{words.cases.selected(target.length)}</span>
          <Button size="small" onPress={() => give.mutate(user.user_id)} isPending={give.isPending}>
            <UserRoundCheck size={16} aria-hidden />
            {words.cases.take}
          </Button>
          {assignable && (
            <Button size="small" onPress={() => setDialog('assign')}>
              <UserPlus size={16} aria-hidden />
              {words.cases.assign}
            </Button>
          )}
          <Button size="small" onPress={() => setDialog('wait')}>
            <Clock size={16} aria-hidden />
            {words.cases.wait}
          </Button>
          <Button size="small" onPress={() => setDialog('decide')}>
            <CircleX size={16} aria-hidden />
            {words.cases.bulk.open}
          </Button>
          <Button size="small" kind="quiet" onPress={onDone}>
            <X size={16} aria-hidden />
            {words.cases.clearSelection}
          </Button>
        </div>
      )}
      {dialog === 'assign' && (
        <AssignDialog
          count={target.length}
          onClose={() => setDialog(undefined)}
          onChoose={(id) => {
            setDialog(undefined);
            give.mutate(id);
          }}
        />
      )}
      {dialog === 'decide' && <BulkDialog cases={target} onClose={() => setDialog(undefined)} onDone={onDone} />}
      {dialog === 'wait' && <WaitDialog cases={target} onClose={() => setDialog(undefined)} onDone={onDone} />}
    </>
  );
}
