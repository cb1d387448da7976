import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeys, createApiKey, type NewApiKey, type Scope } from '../../api/api-keys.js';
import { faultOf } from '../../app/fault-of.js';
import { useMe } from '../../app/session.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { Toggle } from '../../components/toggle.js';
import { API_KEYS } from '../../i18n/en/api-keys.js';
import { useWords } from '../../i18n/language.js';

const ROLES = ['admin', 'lead', 'analyst', 'viewer', 'integration'] as const;
const SCOPES: readonly Scope[] = ['read', 'screen', 'decide', 'configure', 'users', 'keys', 'erase'];
/** Nothing that manages users or keys, or cannot be undone. */
const COMMON: readonly Scope[] = ['read', 'screen', 'decide', 'configure'];

interface Props {
  readonly onClose: () => void;
  readonly onCreated: (key: NewApiKey) => void;
}

/** Name, rights and lifetime of a key. */
export function AddKeyDialog({ onClose, onCreated }: Props) {
  const words = useWords(API_KEYS);
  const texts = words.apiKeys;
  const queries = useQueryClient();
  const { user } = useMe();
  const [name, setName] = useState('');
  const [days, setDays] = useState('365');
  const [role, setRole] = useState<(typeof ROLES)[number]>(user.role);
  const [scopes, setScopes] = useState(COMMON);
  const create = useMutation({
    mutationFn: createApiKey,
    // A secret stays in memory no longer than it is shown.
    gcTime: 0,
    onSuccess(key) {
      void queries.invalidateQueries(apiKeys);
      onCreated(key);
    },
  });
  const send = () =>
    create.mutate({ ...(name.trim() && { name }), expires_in_days: Number(days), role, scopes: [...scopes] });
  const error = shownError(create.error);
  const scopesFault = faultOf(error, 'scopes');
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
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          onChange={setName}
          maxLength={100}
          autoComplete="off"
          autoFocus
          error={faultOf(error, 'name')}
        />
        <Choice
          labelled
          label={texts.role}
          value={role}
          options={ROLES.map((value) => ({ value, text: words.roles(value) }))}
          onChange={(value) => setRole(ROLES.find((one) => one === value) ?? role)}
        />
        <fieldset className={parts.group}>
          <legend>{texts.scopes}</legend>
          {SCOPES.map((scope) => (
            <Toggle
              key={scope}
              label={texts.scopeTexts[scope]}
              on={scopes.includes(scope)}
              onChange={(on) => setScopes(SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))))}
            />
          ))}
          {scopesFault && <Message tone="danger">{scopesFault}</Message>}
        </fieldset>
        <Field
          label={texts.days}
          hint={texts.daysHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          value={days}
          onChange={setDays}
          isRequired
          validationBehavior="native"
          error={faultOf(error, 'expires_in_days')}
        />
        <div className={parts.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={create.isPending}>
            {texts.add}
          </Button>
        </div>
      </form>
      <StepUp error={create.error} onConfirmed={send} onCancel={() => create.reset()} />
    </Dialog>
  );
}
