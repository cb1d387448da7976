import { useState } from 'react';
import type { Webhook, WebhookRequest } from '../../api/webhooks.js';
import { Button } from '../../components/button.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useWords } from '../../i18n/language.js';
import { useUpdateWebhook } from './use-update-webhook.js';
import { WebhookFields } from './webhook-fields.js';

/** Changes nothing until it is saved. */
export function WebhookForm({ webhook }: { readonly webhook: Webhook }) {
  const words = useWords(WEBHOOKS);
  const { id, name, endpoint, type, payload, bulk_events } = webhook;
  const stored = { name, endpoint, type: [type].flat() as WebhookRequest['type'], payload, bulk_events };
  const [change, setChange] = useState<Partial<WebhookRequest>>({});
  const save = useUpdateWebhook(id);
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ change, done: words.webhooks.saved });
      }}
    >
      {save.error && (
        <Message tone="danger" urgent>
          {words.common.failed(save.error)}
        </Message>
      )}
      <WebhookFields
        values={{ ...stored, ...change }}
        onChange={(more) => setChange({ ...change, ...more })}
        error={save.error}
      />
      <div>
        <Button type="submit" isPending={save.isPending} isDisabled={Object.keys(change).length === 0}>
          {words.common.save}
        </Button>
      </div>
    </form>
  );
}
