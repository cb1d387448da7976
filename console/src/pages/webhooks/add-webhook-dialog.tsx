import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registerWebhook, type WebhookRequest, webhooks } from '../../api/webhooks.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useWords } from '../../i18n/language.js';
import { WebhookFields } from './webhook-fields.js';

const EMPTY: WebhookRequest = { name: '', endpoint: '', type: ['*'], payload: 'full', bulk_events: 'per_row' };

interface Props {
  readonly onClose: () => void;
  /** Receives the secret, which no other answer holds. */
  readonly onAdded: (added: { readonly id: string; readonly secret: string }) => void;
}

export function AddWebhookDialog({ onClose, onAdded }: Props) {
  const words = useWords(WEBHOOKS);
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const add = useMutation({
    mutationFn: registerWebhook,
    // A secret stays in memory no longer than it is shown.
    gcTime: 0,
    onSuccess({ id, secret }) {
      void queries.invalidateQueries(webhooks);
      onAdded({ id, secret });
    },
  });
  const send = () => add.mutate(values);
  const error = shownError(add.error);
  return (
    <Dialog title={words.webhooks.addTitle} closeLabel={words.common.close} onClose={onClose} wide>
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
        <WebhookFields values={values} onChange={(change) => setValues({ ...values, ...change })} error={error} />
        <div className={parts.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={add.isPending}>
            {words.webhooks.add}
          </Button>
        </div>
      </form>
      <StepUp error={add.error} onConfirmed={send} onCancel={() => add.reset()} />
    </Dialog>
  );
}
