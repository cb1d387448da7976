import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeSampleCases } from '../../api/sample-cases.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import styles from './selection-bar.module.css';

/** Asks before all sample cases are deleted: colleagues may be trying them, too. */
export function RemoveSamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(CASES);
  const notice = useNotice();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: removeSampleCases,
    onSuccess: (removed) => {
      queries.removeQueries({ queryKey: ['case'] });
      notice({ text: words.cases.samples.removed(removed) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  return (
    <Dialog title={words.cases.samples.removeTitle} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.form}>
        {remove.error && (
          <Message tone="danger" urgent>
            {words.common.failed(remove.error)}
          </Message>
        )}
        <p>{words.cases.samples.removeText}</p>
        <div className={styles.actions}>
          <Button onPress={onClose} autoFocus>
            {words.common.cancel}
          </Button>
          <Button kind="primary" onPress={() => remove.mutate()} isPending={remove.isPending}>
            {words.cases.samples.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
