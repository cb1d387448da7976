import { useMutation, useQueryClient } from '@tanstack/react-query';
import { holdSearches, legalHolds } from '../../api/data-protection.js';
import { useNotice } from '../../app/notices.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useWords } from '../../i18n/language.js';

interface Props {
  readonly references: readonly string[];
  readonly onClose: () => void;
}

export function HoldDialog({ references, onClose }: Props) {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const notice = useNotice();
  const queries = useQueryClient();
  const hold = useMutation({
    mutationFn: (reason: string) => holdSearches({ search_references: [...references], reason }),
    onSuccess({ length }) {
      notice({ text: texts.held(length) });
      void queries.invalidateQueries(legalHolds);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={texts.holdTitle(references.length)}
      label={texts.reason}
      hint={texts.reasonHint}
      action={texts.hold}
      error={hold.error ? words.common.failed(hold.error) : undefined}
      isPending={hold.isPending}
      onSubmit={(reason) => hold.mutate(reason)}
      onClose={onClose}
    />
  );
}
