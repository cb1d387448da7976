import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addUser, type User } from '../../api/users.js';
import { faultOf } from '../../app/fault-of.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { USERS } from '../../i18n/en/users.js';
import { useWords } from '../../i18n/language.js';
import { RoleChoice } from './role-choice.js';

interface Props {
  readonly onClose: () => void;
  readonly onAdded: (user: User) => void;
}

/** E-mail, name and role of a user, who chooses the password. */
export function AddUserDialog({ onClose, onAdded }: Props) {
  const words = useWords(USERS);
  const texts = words.users;
  const notice = useNotice();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<User['role']>('analyst');
  const add = useMutation({
    mutationFn: addUser,
    onSuccess(user) {
      notice({ text: texts.added(user.email) });
      void queries.invalidateQueries({ queryKey: ['users'] });
      void queries.invalidateQueries({ queryKey: ['colleagues'] });
      onAdded(user);
    },
  });
  const send = () => add.mutate({ email, name, role });
  const error = shownError(add.error);
  return (
    <Dialog title={texts.addTitle} closeLabel={words.common.close} onClose={onClose}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {error && (
          <Message tone="danger" urgent>
            {words.common.failed(error)}
          </Message>
        )}
        <Field
          label={texts.email}
          type="email"
          value={email}
          onChange={setEmail}
          maxLength={254}
          isRequired
          validationBehavior="native"
          autoComplete="off"
          autoFocus
          error={faultOf(error, 'email')}
        />
        <Field
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          onChange={setName}
          maxLength={100}
          autoComplete="off"
          error={faultOf(error, 'name')}
        />
        <RoleChoice role={role} onChange={setRole} />
        <p className={parts.hint}>{texts.addText}</p>
        <div className={parts.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={add.isPending}>
            {texts.addAction}
          </Button>
        </div>
      </form>
      <StepUp error={add.error} onConfirmed={send} onCancel={() => add.reset()} />
    </Dialog>
  );
}
