import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { customLists } from '../../api/custom-lists.js';
import { listTitles } from '../../api/lists.js';
import { categories, deleteProfile, type Profile, saveProfile } from '../../api/profiles.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { PROFILES } from '../../i18n/en/profiles.js';
import { useWords } from '../../i18n/language.js';
import styles from './profiles.module.css';

const SCOPES = ['all', 'some', 'none'] as const;
type Scope = (typeof SCOPES)[number];

interface Props {
  /** The profile to be changed; a new one without it. */
  readonly profile?: Profile;
  readonly onClose: () => void;
}

/** Name, categories and lists of a profile. */
export function ProfileDialog({ profile, onClose }: Props) {
  const words = useWords(PROFILES);
  const texts = words.profiles;
  const notice = useNotice();
  const queries = useQueryClient();
  const [name, setName] = useState(profile?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(profile?.categories ?? []);
  const [sources, setSources] = useState<readonly string[]>(profile?.sources ?? []);
  const [own, setOwn] = useState<readonly string[]>(profile?.custom_lists ?? []);
  const [scope, setScope] = useState<Scope>(scopeOf(profile?.custom_lists ?? null));
  const all = useQuery(categories).data ?? chosen;
  const lists = useQuery(listTitles).data ?? [];
  const ownLists = (useQuery(customLists).data ?? []).map(({ id, name: text }) => ({ value: id, text }));
  const done = (text: string) => {
    notice({ text });
    void queries.invalidateQueries({ queryKey: ['profiles'] });
    void queries.invalidateQueries({ queryKey: ['search-choices'] });
    onClose();
  };
  const save = useMutation({
    mutationFn: () =>
      saveProfile(profile?.id, {
        ...{ name, categories: [...chosen], sources: [...sources] },
        ...(scope !== 'all' && { custom_lists: scope === 'some' ? [...own] : [] }),
      }),
    onSuccess: () => done(texts.saved),
  });
  const remove = useMutation({ mutationFn: deleteProfile, onSuccess: () => done(texts.removed) });
  const error = save.error ?? remove.error;
  return (
    <Dialog
      title={profile === undefined ? texts.addTitle : texts.edit(profile.name)}
      closeLabel={words.common.close}
      onClose={onClose}
      wide
    >
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
        <Field label={texts.name} value={name} onChange={setName} maxLength={100} isRequired autoFocus />
        <Choices
          title={texts.categories}
          options={all.map((value) => ({ value, text: value }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <Choices
          title={texts.sources}
          hint={texts.sourcesHint}
          options={withChosen(lists, sources)}
          chosen={sources}
          onChange={setSources}
        />
        <fieldset className={styles.group}>
          <legend>{texts.own}</legend>
          <Choice
            label={texts.own}
            value={scope}
            options={SCOPES.map((value) => ({ value, text: texts.ownScopes[value] }))}
            onChange={(value) => setScope(value as Scope)}
          />
          {scope === 'some' && (
            <Choices title={texts.own} isInside options={withChosen(ownLists, own)} chosen={own} onChange={setOwn} />
          )}
        </fieldset>
        <div className={styles.actions}>
          {profile && (
            <span className={styles.remove}>
              <Button isPending={remove.isPending} onPress={() => remove.mutate(profile.id)}>
                {texts.remove}
              </Button>
              <span className={styles.hint}>{texts.removeHint}</span>
            </span>
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

function scopeOf(lists: readonly string[] | null): Scope {
  if (lists === null) return 'all';
  return lists.length > 0 ? 'some' : 'none';
}

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Lists that are chosen stay so, even where they are not loaded now. */
function withChosen(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...missing.map((value) => ({ value, text: value }))];
}

interface ChoicesProps {
  readonly title: string;
  readonly hint?: string;
  /** Its title is that of the group around it. */
  readonly isInside?: boolean;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Choices({ title, hint, isInside = false, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={isInside ? 'visually-hidden' : undefined}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {options.map(({ value, text }) => (
          <Toggle
            key={value}
            label={text}
            on={chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
