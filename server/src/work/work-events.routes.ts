import Type from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { eventRoute, type StreamedEvent } from '../platform/http/event-stream.js';
import type { Route } from '../platform/http/route.js';
import { type Topics, type WorkChanges, type WorkEvent, workEvents } from './work-events.js';

const TOPIC = '(queue|alerts|case:[0-9a-f]{24})';
/** A page shows one case, and fetches the next ones ahead. */
const MOST_TOPICS = 10;
/** Events of one kind are at most this often. */
const PAUSE_MS = 1000;

const EventsQuery = Type.Object({
  topics: Type.Optional(
    Type.String({
      pattern: `^${TOPIC}(,${TOPIC}){0,${MOST_TOPICS - 1}}$`,
      default: 'queue',
      description: `At most ${MOST_TOPICS}, comma-separated: \`queue\`, \`alerts\`, \`case:{search_reference}\`.`,
    }),
  ),
  since: Type.Optional(
    Type.String({
      format: 'moment',
      description:
        'ISO 8601: send changes from this time, such as the id of an event or the `Date` of an earlier answer. By default, from now on.',
    }),
  ),
});

interface EventRouteDeps {
  readonly changes: WorkChanges;
  readonly now: () => Date;
  /** Calls `wake` when work of the organization may have changed, until the returned function is called. */
  readonly onChange: (organizationId: string, wake: () => void) => () => void;
}

export const workEventRoutes = ({ changes, now, onChange }: EventRouteDeps): Route[] => [
  eventRoute({
    method: 'GET',
    url: '/api/events',
    id: 'followWork',
    tag: 'Console',
    summary: 'Follow the work of the organization',
    description:
      'Server-sent events: `work` (`search_reference`, `version`, `state`, `assignee_id`, `unseen_alerts`) when the work on a search ' +
      'changes, `counts` when those of the queue may have changed, `presence` (`search_reference`, `viewers`) and `comments` ' +
      '(`search_reference`) for a `case:` topic, `alert` (`search_reference`, `unseen_alerts`), and `reload` when everything must be ' +
      'reloaded. Actions of users are sent within about a second, new searches within 15 seconds. A browser that was disconnected for ' +
      'up to ten minutes resumes with `Last-Event-ID`; a page names in `since` when it read what it shows. ' +
      'The stream ends with the credential. At most 5 streams per user.',
    access: ABILITIES['case.read'],
    query: EventsQuery,
    errors: { 429: 'Too many requests, or too many open event streams; see `Retry-After`.' },
    watch({ caller: { organizationId, userId }, query, raw }) {
      const from =
        readMark(raw.headers['last-event-id']) ?? (query.since === undefined ? undefined : new Date(query.since));
      const next = workEvents({
        ...{ changes, now, organizationId, userId, topics: readTopics(query.topics) },
        ...(from && { from }),
      });
      return {
        pauseMs: PAUSE_MS,
        isOver: () => false,
        onChange: (wake) => onChange(organizationId, wake),
        async next() {
          const { events, mark } = await next();
          return events.map((event) => presentEvent(event, mark.toISOString()));
        },
      };
    },
  }),
];

function readTopics(text = 'queue'): Topics {
  const topics = text.split(',');
  return {
    queue: topics.includes('queue'),
    alerts: topics.includes('alerts'),
    caseIds: [...new Set(topics.filter((topic) => topic.startsWith('case:')).map((topic) => topic.slice(5)))],
  };
}

/** The id of an earlier event; undefined for anything else. */
function readMark(id: unknown): Date | undefined {
  if (typeof id !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(id)) return undefined;
  const mark = new Date(id);
  return Number.isNaN(mark.getTime()) ? undefined : mark;
}

function presentEvent(event: WorkEvent, id: string): StreamedEvent {
  const { kind } = event;
  switch (kind) {
    case 'presence':
      return { event: kind, id, data: { search_reference: event.caseId, viewers: event.viewers } };
    case 'comments':
      return { event: kind, id, data: { search_reference: event.caseId } };
    case 'alert': {
      const { caseId, unseenAlerts } = event.change;
      return { event: kind, id, data: { search_reference: caseId, unseen_alerts: unseenAlerts } };
    }
    case 'work': {
      const { caseId, version, state, assigneeId, unseenAlerts } = event.change;
      const data = {
        search_reference: caseId,
        version,
        state,
        assignee_id: assigneeId ?? '',
        unseen_alerts: unseenAlerts,
      };
      return { event: kind, id, data };
    }
    default:
      return { event: kind, id, data: {} };
  }
}
