import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CustomList, deleteList } from '../../api/custom-lists.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';

/** Asks before a list is deleted with its entries. */
export function RemoveListDialog({ list, onClose }: { readonly list: CustomList; readonly onClose: () => void }) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const formats = useFormats();
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteList(list.id),
    async onSuccess() {
      notice({ text: texts.removed });
      await navigate({ to: '/custom-lists' });
      queries.removeQueries({ queryKey: ['custom-lists', list.id] });
      void queries.invalidateQueries({ queryKey: ['custom-lists'] });
    },
  });
  return (
    <Dialog title={texts.removeTitle(list.name)} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.form}>
        {remove.error && (
          <Message tone="danger" urgent>
            {words.common.failed(remove.error)}
          </Message>
        )}
        <p>{texts.removeText(list.entries, formats.number(list.entries))}</p>
        <div className={styles.actions}>
          <Button onPress={onClose} autoFocus>
            {words.common.cancel}
          </Button>
          <Button kind="primary" onPress={() => remove.mutate()} isPending={remove.isPending}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
