import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type CustomList, createList, updateList } from '../../api/custom-lists.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';

interface Props {
  /** The list to be changed; a new one without it. */
  readonly list?: CustomList;
  readonly onClose: () => void;
}

/** Name, type and description of a list. */
export function ListDialog({ list, onClose }: Props) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [type, setType] = useState(list?.list_type ?? 'block');
  const isFixed = (list?.entries ?? 0) > 0;
  const save = useMutation({
    mutationFn: (details: { name: string; description: string }) =>
      list === undefined
        ? createList({ ...details, list_type: type })
        : updateList(list.id, { ...details, ...(!isFixed && { list_type: type }) }),
    onSuccess({ id }) {
      notice({ text: list === undefined ? texts.added : texts.saved });
      void queries.invalidateQueries({ queryKey: ['custom-lists'] });
      onClose();
      if (list === undefined) void navigate({ to: '/custom-lists/$id', params: { id }, search: {} });
    },
  });
  return (
    <Dialog
      title={list === undefined ? texts.addTitle : texts.editTitle}
      closeLabel={words.common.close}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          save.mutate({ name: String(form.get('name')), description: String(form.get('description')) });
        }}
      >
        {save.error && (
          <Message tone="danger" urgent>
            {words.common.failed(save.error)}
          </Message>
        )}
        <Field label={texts.name} name="name" defaultValue={list?.name ?? ''} maxLength={100} isRequired autoFocus />
        {isFixed ? (
          <p className={styles.hint}>{texts.typeFixed}</p>
        ) : (
          <>
            <Choice
              labelled
              label={texts.type}
              value={type}
              options={(['block', 'allow'] as const).map((value) => ({ value, text: texts.types[value] }))}
              onChange={(value) => setType(value as CustomList['list_type'])}
            />
            <p className={styles.hint}>{texts.typeHints[type]}</p>
          </>
        )}
        <Field
          label={texts.description}
          name="description"
          lines={2}
          defaultValue={list?.description ?? ''}
          maxLength={500}
        />
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={save.isPending}>
            {words.common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
