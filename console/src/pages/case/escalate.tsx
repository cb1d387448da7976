import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { type CaseData, caseOf, changeState } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { Button } from '../../components/button.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { useWords } from '../../i18n/language.js';

/** Hands the case to those who arbitrate, with a reason. */
export function Escalate({ data }: { readonly data: CaseData }) {
  const words = useWords();
  const notice = useNotice();
  const { failed } = useFailed();
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
  // What was typed stays, even if somebody else was faster.
  if (!possible && !open) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <ArrowUpRight size={16} aria-hidden />
        {words.case.escalate}
      </Button>
      {open && (
        <ReasonDialog
          title={words.case.escalateTitle}
          label={words.case.escalateReason}
          hint={words.case.escalateHint}
          action={words.case.escalate}
          error={escalate.error ? failed(escalate.error) : undefined}
          isPending={escalate.isPending}
          onSubmit={(reason) => escalate.mutate(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
