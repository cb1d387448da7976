import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomEntry, deletePicture, putPicture } from '../../api/custom-lists.js';
import { readPicture } from '../../app/read-picture.js';
import { Button } from '../../components/button.js';
import { FileDrop } from '../../components/file-drop.js';
import { Message } from '../../components/message.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';

interface Props {
  readonly listId: string;
  readonly entry: CustomEntry;
  readonly onChanged: () => void;
}

/** The picture of an entry, stored at once and apart from its fields. */
export function EntryPicture({ listId, entry, onChanged }: Props) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const [has, setHas] = useState(entry.has_picture);
  const change = useMutation({
    mutationFn: async (file: File | undefined): Promise<boolean> => {
      if (file === undefined) {
        await deletePicture(listId, entry.id);
        return false;
      }
      const picture = await readPicture(file);
      if ('refused' in picture) throw new Error(texts[picture.refused]);
      await putPicture(listId, entry.id, picture.image);
      return true;
    },
    onSuccess(stored) {
      setHas(stored);
      onChanged();
    },
  });
  return (
    <fieldset className={styles.group}>
      <legend>{texts.picture}</legend>
      {change.error && (
        <Message tone="danger" urgent>
          {words.common.failed(change.error)}
        </Message>
      )}
      <div role="status">
        {change.isSuccess && <Message tone="success">{texts[has ? 'pictureSet' : 'pictureRemoved']}</Message>}
      </div>
      <FileDrop
        label={texts[has ? 'pictureReplace' : 'pictureAdd']}
        hint={texts.pictureHint}
        accept="image/jpeg,image/png"
        isDisabled={change.isPending}
        onFile={(file) => change.mutate(file)}
      />
      {has && (
        <div>
          <Button size="small" isPending={change.isPending} onPress={() => change.mutate(undefined)}>
            {texts.pictureRemove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
