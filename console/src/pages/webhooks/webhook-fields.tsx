import type { WebhookRequest } from '../../api/webhooks.js';
import { faultOf } from '../../app/fault-of.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { Toggle } from '../../components/toggle.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useWords } from '../../i18n/language.js';
import styles from './webhooks.module.css';

/** Events to choose from; the test event comes to whoever asks for it. */
const EVENTS = [
  'ai_risk.completed',
  'adverse_media.completed',
  'monitoring.match_added',
  'monitoring.match_updated',
  'monitoring.match_removed',
  'monitoring.verdict_changed',
  'monitoring.risk_changed',
  'bulk_upload.completed',
  'bulk_upload.failed',
  'case.created',
  'case.status_changed',
  'analyst_decision.updated',
  'list.updated',
] as const satisfies readonly WebhookRequest['type'][number][];

const PAYLOADS = ['full', 'thin'] as const;
const BULKS = ['per_row', 'per_upload'] as const;

interface Props {
  readonly values: WebhookRequest;
  readonly onChange: (change: Partial<WebhookRequest>) => void;
  readonly error: Error | null;
}

/** Name, address, events and content of a webhook. */
export function WebhookFields({ values, onChange, error }: Props) {
  const words = useWords(WEBHOOKS).webhooks;
  const { name, endpoint, type, payload, bulk_events: bulk } = values;
  const isAll = type.includes('*');
  const typeFault = faultOf(error, 'type');
  return (
    <>
      <Field
        label={words.name}
        value={name}
        onChange={(text) => onChange({ name: text })}
        maxLength={100}
        isRequired
        validationBehavior="native"
        autoComplete="off"
        error={faultOf(error, 'name')}
      />
      <Field
        label={words.endpoint}
        hint={words.endpointHint}
        type="url"
        value={endpoint}
        onChange={(text) => onChange({ endpoint: text })}
        maxLength={2000}
        isRequired
        validationBehavior="native"
        autoComplete="off"
        error={faultOf(error, 'endpoint')}
      />
      <fieldset className={parts.group}>
        <legend>{words.events}</legend>
        <Toggle label={words.allEvents} on={isAll} onChange={(on) => onChange({ type: on ? ['*'] : [] })} />
        {!isAll && (
          <div className={styles.names}>
            {EVENTS.map((event) => (
              <Toggle
                key={event}
                label={event}
                on={type.includes(event)}
                onChange={(on) => onChange({ type: EVENTS.filter((one) => (one === event ? on : type.includes(one))) })}
              />
            ))}
          </div>
        )}
        {typeFault && <Message tone="danger">{typeFault}</Message>}
      </fieldset>
      <Choice
        labelled
        label={words.payload}
        value={payload}
        options={PAYLOADS.map((value) => ({ value, text: words.payloads[value] }))}
        onChange={(value) => onChange({ payload: PAYLOADS.find((one) => one === value) ?? payload })}
      />
      <p className={parts.hint}>{words.payloadHints[payload]}</p>
      <Choice
        labelled
        label={words.bulk}
        value={bulk}
        options={BULKS.map((value) => ({ value, text: words.bulks[value] }))}
        onChange={(value) => onChange({ bulk_events: BULKS.find((one) => one === value) ?? bulk })}
      />
    </>
  );
}
