import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { colleagues } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import styles from './selection-bar.module.css';

interface Props {
  readonly count: number;
  readonly onClose: () => void;
  /** Null unassigns the cases. */
  readonly onChoose: (userId: string | null) => void;
}

export function AssignDialog({ count, onClose, onChoose }: Props) {
  const words = useWords(CASES);
  const people = useQuery(colleagues).data ?? [];
  const [who, setWho] = useState('');
  const able = people.filter(({ disabled, role }) => !disabled && role !== 'viewer' && role !== 'integration');
  return (
    <Dialog title={words.cases.assignTitle(count)} closeLabel={words.common.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(who || null);
        }}
      >
        <Choice
          labelled
          label={words.cases.assignee}
          value={who}
          options={[
            { value: '', text: words.cases.nobody },
            ...able.map(({ user_id, name, email }) => ({ value: user_id, text: name || email })),
          ]}
          onChange={setWho}
        />
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary">
            {words.cases.assignSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
