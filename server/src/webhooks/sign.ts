import { Webhook } from 'standardwebhooks';

/** The headers of the Standard Webhooks scheme; signed with each secret, so that either verifies during a rotation. */
export function signatureHeaders(
  secrets: readonly string[],
  message: { readonly id: string; readonly body: string; readonly at: Date },
): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(message.id, message.at, message.body))
      .join(' '),
  };
}
