import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomEntry, deleteEntry, putEntry } from '../../api/custom-lists.js';
import { searchChoices } from '../../api/search.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useWords } from '../../i18n/language.js';
import { EMPTY_ENTRY, type EntryForm, formOfEntry, type LineField, requestOfEntry } from '../../logic/entry-form.js';
import styles from './custom-lists.module.css';
import { EntryPicture } from './entry-picture.js';

const KINDS = ['Person', 'Company', 'Organization', 'Crypto_Wallet', 'Vessel', 'Aircraft'] as const;
const GENDERS = ['', 'male', 'female', 'other'] as const;
/** Shown at once; the others stand below. */
const FIRST: readonly LineField[] = ['aliases', 'birth_incorporation_date', 'countries', 'identification_number'];
const FURTHER: readonly LineField[] = [
  ...(['weak_aliases', 'nationality', 'business_registration_number', 'imo_number', 'mmsi', 'tail_number'] as const),
  ...(['wallet_address', 'addresses', 'positions', 'notes'] as const),
];

interface Props {
  readonly listId: string;
  /** The entry to be changed; a new one without it. */
  readonly entry?: CustomEntry;
  readonly onClose: () => void;
}

/** The fields of an entry; saving it replaces the whole entry. */
export function EntryDialog({ listId, entry, onClose }: Props) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const notice = useNotice();
  const queries = useQueryClient();
  const choices = useQuery(searchChoices).data;
  const [form, setForm] = useState<EntryForm>(() => (entry ? formOfEntry(entry) : EMPTY_ENTRY));
  const set = (change: Partial<EntryForm>) => setForm((before) => ({ ...before, ...change }));
  const settle = () => void queries.invalidateQueries({ queryKey: ['custom-lists'] });
  const save = useMutation({
    mutationFn: () => putEntry(listId, requestOfEntry(form)),
    onSuccess({ warnings }) {
      notice({ text: warnings.length > 0 ? texts.entryKept(warnings.join(' ')) : texts.entrySaved });
      settle();
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: (entryId: string) => deleteEntry(listId, entryId),
    onSuccess() {
      notice({ text: texts.entryRemoved });
      settle();
      onClose();
    },
  });
  const error = save.error ?? remove.error;
  const lines = (field: LineField) => (
    <Field
      key={field}
      label={texts.fields[field]}
      hint={hintOf(field)}
      lines={2}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  function hintOf(field: LineField): string {
    if (field === 'birth_incorporation_date') return texts.dateHint;
    return field === 'countries' || field === 'nationality' ? texts.countriesHint : texts.lineHint;
  }
  return (
    <Dialog title={texts.entryTitle(entry?.name ?? '')} closeLabel={words.common.close} onClose={onClose} wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {error && (
          <Message tone="danger" urgent>
            {words.common.failed(error)}
          </Message>
        )}
        <div className={styles.grid}>
          <Field
            label={texts.fields.name}
            value={form.name}
            onChange={(name) => set({ name })}
            maxLength={2000}
            isRequired
            autoFocus
          />
          <Choice
            labelled
            label={texts.fields.entity_type}
            value={form.entity_type}
            options={KINDS.map((value) => ({ value, text: words.entityTypes(value) }))}
            onChange={(entity_type) => set({ entity_type })}
          />
          {FIRST.map(lines)}
        </div>
        <fieldset className={styles.group}>
          <legend>{texts.fields.categories}</legend>
          <p className={styles.hint}>{texts.categoriesHint}</p>
          <div className={styles.categories}>
            {(choices?.categories ?? form.categories).map((name) => (
              <Toggle
                key={name}
                label={name}
                on={form.categories.includes(name)}
                onChange={(on) =>
                  set({ categories: on ? [...form.categories, name] : form.categories.filter((one) => one !== name) })
                }
              />
            ))}
          </div>
        </fieldset>
        <details className={styles.details}>
          <summary>{texts.more}</summary>
          <div className={styles.grid}>
            <Choice
              labelled
              label={texts.fields.gender}
              value={form.gender}
              options={GENDERS.map((value) => ({ value, text: texts.genders[value] }))}
              onChange={(gender) => set({ gender })}
            />
            <Field
              label={texts.fields.source_url}
              value={form.source_url}
              onChange={(source_url) => set({ source_url })}
              maxLength={2000}
            />
            {FURTHER.map(lines)}
            {entry === undefined && (
              <Field
                label={texts.entryId}
                hint={texts.entryIdHint}
                value={form.id}
                onChange={(id) => set({ id })}
                maxLength={200}
              />
            )}
          </div>
        </details>
        {entry && <EntryPicture listId={listId} entry={entry} onChanged={settle} />}
        <div className={styles.actions}>
          {entry && (
            <Button isPending={remove.isPending} onPress={() => remove.mutate(entry.id)}>
              {texts.removeEntry}
            </Button>
          )}
          <span className={styles.space} />
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={save.isPending}>
            {words.common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
