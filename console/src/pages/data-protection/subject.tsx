import { useMutation } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { type Erased, findSubject } from '../../api/data-protection.js';
import { faultOf } from '../../app/fault-of.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useWords } from '../../i18n/language.js';
import styles from './data-protection.module.css';
import { ErasedMessage } from './erased-message.js';
import { FoundSearches } from './found-searches.js';

/** Finds what is stored about a subject. Names stay out of the address. */
export function Subject() {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const [name, setName] = useState('');
  const [also, setAlso] = useState('');
  const [erased, setErased] = useState<Erased>();
  const find = useMutation({ mutationFn: findSubject });
  const send = () =>
    find.mutate({
      name: name.trim(),
      also: also
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    });
  return (
    <section className={styles.subject} aria-label={texts.subject}>
      <h2>{texts.subject}</h2>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          setErased(undefined);
          send();
        }}
      >
        <Field
          label={texts.name}
          value={name}
          onChange={setName}
          minLength={2}
          maxLength={100}
          isRequired
          validationBehavior="native"
          autoComplete="off"
          error={faultOf(find.error, 'name')}
        />
        <Field
          label={texts.also}
          hint={texts.alsoHint}
          lines={1}
          value={also}
          onChange={setAlso}
          error={faultOf(find.error, 'also')}
        />
        <Button type="submit" kind="primary" isPending={find.isPending}>
          {texts.find}
        </Button>
      </form>
      {find.error && (
        <Message tone="danger" urgent>
          {words.common.failed(find.error)}
        </Message>
      )}
      {erased && <ErasedMessage erased={erased} />}
      {find.data && find.variables && (
        <>
          {find.data.searches.length === 0 ? (
            !erased && <EmptyState {...texts.nothing} icon={<UserSearch size={22} />} />
          ) : (
            <FoundSearches
              key={find.submittedAt}
              found={find.data}
              name={find.variables.name}
              onErased={(outcome) => {
                setErased(outcome);
                send();
              }}
            />
          )}
          {find.data.custom_list_entries.length > 0 && (
            <div className={parts.hint}>
              <h3>{texts.ownEntries}</h3>
              <ul>
                {find.data.custom_list_entries.map(({ list_id, list_name, entry_id, name: own }) => (
                  <li key={`${list_id} ${entry_id}`}>{texts.ownEntry(own, list_name)}</li>
                ))}
              </ul>
              <p>{texts.ownEntriesHint}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
}
