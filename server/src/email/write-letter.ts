import type { EmailContent } from '../domain/email.js';
import { oneLine } from '../domain/one-line.js';

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A line for people, or the heading of some; a link stands on a line of its own. */
type Line = string | { readonly heading: string } | { readonly link: string };

/**
 * Puts an e-mail into words, as text and as HTML that says the same. Subjects are ours alone; whatever somebody typed is
 * brought to one line and, in HTML, escaped. Nobody is named who is screened.
 */
export function writeLetter(content: EmailContent, publicUrl: string): Letter {
  const { subject, lines } = wordsOf(content, publicUrl);
  const signed: Line[] = [...lines, `Sent by Touchstone at ${publicUrl}. Answers to this message are not read.`];
  return {
    subject,
    text: `${signed.map(toText).join('\n')}\n`,
    html: `<!doctype html>\n<html><body style="font-family: sans-serif">\n${signed.map(toHtml).join('\n')}\n</body></html>\n`,
  };
}

function wordsOf(content: EmailContent, publicUrl: string): { subject: string; lines: readonly Line[] } {
  const organization = 'organization' in content ? oneLine(content.organization) : '';
  switch (content.kind) {
    case 'monitoring_digest': {
      const { cases, total } = content;
      const searches = total === 1 ? 'One monitored search has' : `${total} monitored searches have`;
      return {
        subject: `${searches} changed`,
        lines: [
          `${searches} changed at ${organization}. Names are not told by e-mail; the links lead to the searches.`,
          ...cases.flatMap(({ caseId, clientReference, lines }): Line[] => [
            {
              heading: `Search ${caseId}${clientReference === undefined ? '' : `, reference ${oneLine(clientReference)}`}`,
            },
            ...lines.map((line) => `- ${oneLine(line)}`),
            { link: `${publicUrl}/api/searches/${caseId}` },
          ]),
          ...(total > cases.length
            ? [`${total - cases.length} more have changed, which the list of searches shows.`]
            : []),
        ],
      };
    }
    case 'password_reset':
      return {
        subject: 'A new password',
        lines: [
          'Somebody, probably you, has asked for a new password at Touchstone. This link sets one:',
          { link: `${publicUrl}/reset-password#${content.token}` },
          `It holds once, until ${content.expiresAt.toUTCString()}. If it was not you, nothing has to be done: without the link nothing changes.`,
        ],
      };
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        lines: [
          'Your password at Touchstone was changed with a link that was sent to this address, and every session has ended.',
          'If it was not you, tell your administrator now: somebody else reads your mail.',
        ],
      };
    case 'webhook_paused':
      return {
        subject: 'A webhook is paused',
        lines: [
          { heading: `${oneLine(content.name)} (${placeOf(content.endpoint)})` },
          `Every delivery to this webhook of ${organization} has failed for days, so it is paused. What happens meanwhile waits for it.`,
          'When its receiver works again, make it active with POST /api/webhook/update; what has been given up can be replayed.',
        ],
      };
    case 'webhook_disabled':
      return {
        subject: 'A webhook is disabled',
        lines: [
          { heading: `${oneLine(content.name)} (${placeOf(content.endpoint)})` },
          `The receiver of this webhook of ${organization} has answered 410 Gone, so nothing is sent to it any more.`,
          'If that was a mistake, make it active with POST /api/webhook/update; it misses what happens meanwhile.',
        ],
      };
  }
}

/** Without path and query, which may hold a secret. */
function placeOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : 'its endpoint';
}

function toText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'heading' in line ? `\n${line.heading}` : `  ${line.link}\n`;
}

function toHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escaped(line)}</p>`;
  if ('heading' in line) return `<h3>${escaped(line.heading)}</h3>`;
  return `<p><a href="${escaped(line.link)}">${escaped(line.link)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
