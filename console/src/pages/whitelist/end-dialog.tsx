import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endWhitelistings, type WhitelistedPair } from '../../api/whitelist.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { WHITELIST } from '../../i18n/en/whitelist.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './whitelist.module.css';

interface Props {
  readonly pairs: readonly WhitelistedPair[];
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks before whitelistings end. */
export function EndDialog({ pairs, onClose, onEnded }: Props) {
  const words = useWords(WHITELIST);
  const texts = words.whitelist;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => endWhitelistings(pairs.map(({ id }) => id)),
    onSuccess(count) {
      notice({ text: texts.ended(count) });
      onEnded();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['whitelist'] }),
  });
  return (
    <Dialog title={texts.endTitle(pairs.length)} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.form}>
        {end.error && (
          <Message tone="danger" urgent>
            {words.common.failed(end.error)}
          </Message>
        )}
        <p>{texts.endText}</p>
        <p>
          <bdi>{formats.list([...new Set(pairs.map(({ record_name }) => record_name))].slice(0, 10))}</bdi>
        </p>
        <div className={styles.actions}>
          <Button onPress={onClose} autoFocus>
            {words.common.cancel}
          </Button>
          <Button kind="primary" onPress={() => end.mutate()} isPending={end.isPending}>
            {texts.endSelected(pairs.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
