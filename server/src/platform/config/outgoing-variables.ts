import { smtpAddress } from './smtp-address.js';
import type { Variable } from './variable.js';
import { addresses, email, endpoint, integer, oneOf, textOf } from './variable-parsers.js';

/** Settings of outgoing traffic: webhooks, e-mails, prompts to a language model. */
export const OUTGOING_VARIABLES = {
  WEBHOOK_ALLOW_PRIVATE: {
    meaning: 'Private addresses that webhooks may be sent to, also over http; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
  WEBHOOK_ALLOW_HTTP: {
    meaning: '`true` allows webhooks to public addresses over http, where results can be read in transit',
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  SMTP_URL: {
    meaning:
      'Mail server for alerts, mentions in comments and password resets; if not set, no e-mail is sent. `smtps` uses TLS from the start (port 465), `smtp` uses STARTTLS if the server offers it (port 587)',
    allowed: '`smtp://user:password@host:port`, `smtps://…`',
    parse: smtpAddress,
  },
  SMTP_FROM: {
    meaning:
      'Sender of e-mails; default: the user of `SMTP_URL` if that is an e-mail address, otherwise `touchstone@localhost`',
    allowed: 'an e-mail address',
    parse: email,
  },
  SMTP_ALLOW_PLAIN: {
    meaning: '`true` allows an unencrypted connection to a mail server outside the private network',
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  PUBLIC_URL: {
    meaning:
      'Public address of the service, used in links in e-mails, and the address that passkeys work at; default: `http://HOST:PORT`',
    allowed: 'an http or https URL',
    parse: endpoint,
  },
  NARRATOR_BASE_URL: {
    meaning:
      'OpenAI-compatible endpoint of a language model that phrases narratives (it makes no decisions); if not set, narratives come from templates',
    allowed: 'an http or https URL, usually ending in `/v1`',
    parse: endpoint,
  },
  NARRATOR_MODEL: {
    meaning: 'Name of the model at that endpoint',
    allowed: '1 to 200 characters',
    parse: textOf(1, 200),
  },
  NARRATOR_API_KEY: {
    meaning: 'API key for that endpoint, if it requires one',
    allowed: '1 to 512 characters',
    parse: textOf(1, 512),
  },
  NARRATOR_ALLOW_EXTERNAL: {
    meaning:
      "`true` allows an endpoint outside the private network: customers' names, dates and numbers are then sent to a third party",
    allowed: '`true`, `false`',
    default: 'false',
    parse: oneOf(['true', 'false'] as const),
  },
  NARRATOR_TIMEOUT_SECONDS: {
    meaning: 'Time limit for phrasing a narrative; after that, the template is used',
    allowed: '1 to 120',
    default: '20',
    parse: integer(1, 120),
  },
  NARRATOR_TOKENS_PER_DAY: {
    meaning:
      'Tokens (prompts and completions) that each process may use per UTC day; after that, templates are used; 0 means no limit',
    allowed: '0 to 1000000000',
    default: '1000000',
    parse: integer(0, 1_000_000_000),
  },
} as const satisfies Record<string, Variable<unknown>>;
