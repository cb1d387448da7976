import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Split as SplitIcon } from 'lucide-react';
import { useState } from 'react';
import { rejoinRecords, type Split, splitRecords, splits } from '../../api/splits.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { Button } from '../../components/button.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import details from '../../evidence/comparison/record-details.module.css';
import type { Source } from '../../evidence/comparison/sources.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { splitOf } from '../../logic/split-of.js';

interface Props {
  /** The first record of the result. */
  readonly leading: Source;
  /** One that was merged with it. */
  readonly merged: Source;
}

/** Splits two records that were wrongly merged, with a reason, or undoes that; for administrators. */
export function SplitRecord({ leading, merged }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const notice = useNotice();
  const { failed } = useFailed();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const pair = [referenceOf(leading), referenceOf(merged)] as const;
  const split = splitOf(useQuery(splits).data ?? [], pair);
  const onSettled = () => queries.invalidateQueries({ queryKey: splits.queryKey });
  const rejoin = useMutation({
    mutationFn: ({ id }: Split) => rejoinRecords(id),
    onSuccess: () => notice({ text: words.split.undone }),
    onError: (error) => notice({ text: failed(error), tone: 'danger' }),
    onSettled,
  });
  const divide = useMutation({
    mutationFn: (reason: string) => splitRecords({ records: [...pair], reason }),
    onSuccess: () => {
      setOpen(false);
      notice({ text: words.split.done });
    },
    onSettled,
  });
  if (split !== undefined) {
    return (
      <span className={details.muted}>
        {words.split.since(split.split_by, formats.instant(split.split_at), split.reason)}{' '}
        <Button size="small" kind="quiet" isPending={rejoin.isPending} onPress={() => rejoin.mutate(split)}>
          {words.split.undo}
        </Button>
      </span>
    );
  }
  return (
    <span>
      <Button size="small" onPress={() => setOpen(true)}>
        <SplitIcon size={14} aria-hidden />
        {words.split.open}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words.split.title}
          label={words.split.reason}
          hint={words.split.hint}
          action={words.split.action}
          error={divide.error ? failed(divide.error) : undefined}
          isPending={divide.isPending}
          onSubmit={(reason) => divide.mutate(reason)}
          onClose={() => setOpen(false)}
        >
          <p>
            {words.split.text(`${leading.publisher} ${leading.source_id}`, `${merged.publisher} ${merged.source_id}`)}
          </p>
        </ReasonDialog>
      )}
    </span>
  );
}

function referenceOf({ source, source_id }: Source) {
  return { source, source_id };
}
