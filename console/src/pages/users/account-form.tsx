import { useState } from 'react';
import type { User } from '../../api/users.js';
import { faultOf } from '../../app/fault-of.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { USERS } from '../../i18n/en/users.js';
import { useWords } from '../../i18n/language.js';
import { RoleChoice } from './role-choice.js';
import { useChangeUser } from './use-change-user.js';

/** Name and role of a user. */
export function AccountForm({ user }: { readonly user: User }) {
  const words = useWords(USERS);
  const [name, setName] = useState(user.name);
  const [role, setRole] = useState(user.role);
  const save = useChangeUser(user, words.users.saved);
  const send = () => save.mutate({ ...(name !== user.name && { name }), ...(role !== user.role && { role }) });
  const error = shownError(save.error);
  return (
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
        label={words.users.name}
        hint={words.users.nameHint}
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        error={faultOf(error, 'name')}
      />
      <RoleChoice role={role} onChange={setRole} />
      <div className={parts.start}>
        <Button type="submit" isPending={save.isPending} isDisabled={name === user.name && role === user.role}>
          {words.users.save}
        </Button>
      </div>
      <StepUp error={save.error} onConfirmed={send} onCancel={() => save.reset()} />
    </form>
  );
}
