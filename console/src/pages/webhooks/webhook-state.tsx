import type { Webhook } from '../../api/webhooks.js';
import { Badge } from '../../components/badge.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useWords } from '../../i18n/language.js';

const TONES = { active: 'success', paused: 'warning', disabled: 'danger' } as const;

export function WebhookState({ status }: Pick<Webhook, 'status'>) {
  const words = useWords(WEBHOOKS).webhooks;
  return <Badge tone={TONES[status]}>{words.states[status]}</Badge>;
}
