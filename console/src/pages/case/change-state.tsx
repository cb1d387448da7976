import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CaseData, caseOf, changeState } from '../../api/case.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { Button } from '../../components/button.js';
import { ReasonDialog } from '../../components/reason-dialog.js';

interface Props {
  readonly data: CaseData;
  readonly action: 'escalate' | 'close';
  readonly words: {
    readonly label: string;
    readonly done: string;
    readonly title: string;
    readonly reason: string;
    readonly hint: string;
  };
  readonly icon: ReactNode;
  readonly possible: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Changes the state of the work on a case, with a reason. */
export function ChangeState({ data, action, words, icon, possible, open, onOpen }: Props) {
  const notice = useNotice();
  const { failed } = useFailed();
  const queries = useQueryClient();
  const { search_reference: reference, work } = data;
  const change = useMutation({
    mutationFn: (reason: string) => changeState(reference, { version: work?.version ?? 0, action, reason }),
    onSuccess: () => {
      onOpen(false);
      notice({ text: words.done });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: caseOf(reference).queryKey });
      void queries.invalidateQueries({ queryKey: ['queue'] });
    },
  });
  // Text typed stays, even if somebody else was faster.
  if (!possible && !open) return null;
  return (
    <>
      <Button size="small" onPress={() => onOpen(true)}>
        {icon}
        {words.label}
      </Button>
      {open && (
        <ReasonDialog
          title={words.title}
          label={words.reason}
          hint={words.hint}
          action={words.label}
          error={change.error ? failed(change.error) : undefined}
          isPending={change.isPending}
          onSubmit={(reason) => change.mutate(reason)}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}
