import type { EmailContent } from '../domain/email.js';
import { oneLine } from '../domain/one-line.js';
import { escapeHtml } from '../platform/http/html.js';

interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where links lead: pages that a person can use, none of which does anything until a button is pressed. */
export interface EmailAddresses {
  readonly publicUrl: string;
  /** A search by its reference, below. */
  readonly searchesUrl: string;
}

/** A paragraph, a heading, or a link on a line of its own. */
type Line = string | { readonly heading: string } | { readonly link: string };

/**
 * Renders an e-mail as plain text and as HTML of the same content. Subjects are fixed; user input is brought to one line and
 * escaped in HTML. Screened names never appear.
 */
export function renderEmail(content: EmailContent, { publicUrl, searchesUrl }: EmailAddresses): RenderedEmail {
  const { subject, lines } = linesOf(content, { publicUrl, searchesUrl });
  const signed: Line[] = [...lines, `Sent by Touchstone at ${publicUrl}. This mailbox is not monitored.`];
  return {
    subject,
    text: `${signed.map(toText).join('\n')}\n`,
    html: `<!doctype html>\n<html><body style="font-family: sans-serif">\n${signed.map(toHtml).join('\n')}\n</body></html>\n`,
  };
}

function linesOf(
  content: EmailContent,
  { publicUrl, searchesUrl }: EmailAddresses,
): { subject: string; lines: readonly Line[] } {
  const organization = 'organization' in content ? oneLine(content.organization) : '';
  switch (content.kind) {
    case 'monitoring_digest': {
      const { cases, total } = content;
      const searches = total === 1 ? 'one monitored search has' : `${total} monitored searches have`;
      return {
        subject: `Touchstone: ${searches} changed`,
        lines: [
          `${searches} changed at ${organization}. For privacy, names are not sent by e-mail. Open a link to see a case.`,
          ...cases.flatMap(({ caseId, clientReference, lines }): Line[] => [
            {
              heading: `Case ${caseId}${clientReference === undefined ? '' : `, reference ${oneLine(clientReference)}`}`,
            },
            ...lines.map((line) => `- ${oneLine(line)}`),
            { link: `${searchesUrl}/${caseId}` },
          ]),
          ...(total > cases.length ? [moreSearches(total - cases.length)] : []),
        ],
      };
    }
    case 'password_reset':
      return {
        subject: 'Reset your Touchstone password',
        lines: [
          `A password reset was requested for your Touchstone account at ${organization}. Open this link to choose a new password:`,
          { link: `${publicUrl}/reset-password#${content.token}` },
          `The link works once and expires on ${writtenTime(content.expiresAt)}. If you did not request it, ignore this e-mail; your password stays the same.`,
        ],
      };
    case 'password_changed':
      return {
        subject: 'Your Touchstone password was changed',
        lines: [
          `The password of your Touchstone account at ${organization} was changed with a link sent to this address. All sessions have ended.`,
          'If this was not you, contact your administrator now: someone else can read your e-mail.',
        ],
      };
    case 'mention':
      return {
        subject: 'Touchstone: you were mentioned in a comment',
        lines: [
          `A colleague at ${organization} mentioned you in a comment on a search. For privacy, names are not sent by e-mail. Open the link to read it.`,
          { link: `${searchesUrl}/${content.caseId}` },
        ],
      };
    case 'webhook_paused':
      return {
        subject: 'Touchstone: a webhook was paused',
        lines: [
          { heading: `${oneLine(content.name)} (${originOf(content.endpoint)})` },
          `For several days every delivery to this webhook of ${organization} has failed, so it has been paused. New events are being held.`,
          'Once the receiver works again, set the webhook to active with POST /api/webhook/update. Failed deliveries can be replayed.',
        ],
      };
    case 'webhook_disabled':
      return {
        subject: 'Touchstone: a webhook was disabled',
        lines: [
          { heading: `${oneLine(content.name)} (${originOf(content.endpoint)})` },
          `The endpoint of this webhook (organization ${organization}) returned 410 Gone, so no further events are sent to it.`,
          'If this was a mistake, set the webhook to active with POST /api/webhook/update. Events that happen until then are not delivered.',
        ],
      };
  }
}

function moreSearches(count: number): string {
  return count === 1
    ? 'One more search has changed; see the list of searches.'
    : `${count} more searches have changed; see the list of searches.`;
}

/** `22 November 2026 at 12:49 UTC`. */
function writtenTime(time: Date): string {
  const date = time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${date} at ${time.toISOString().slice(11, 16)} UTC`;
}

/** Origin without path and query, which may hold a secret. */
function originOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : 'its endpoint';
}

function toText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'heading' in line ? `\n${line.heading}` : `  ${line.link}\n`;
}

function toHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  if ('heading' in line) return `<h3>${escapeHtml(line.heading)}</h3>`;
  return `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.link)}</a></p>`;
}
