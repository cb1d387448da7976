import type { Delivery } from '../../api/webhooks.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import parts from '../../components/parts.module.css';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useFormats, useWords } from '../../i18n/language.js';

const TONES = { pending: 'warning', delivered: 'success', failed: 'danger' } as const;

interface Props {
  readonly rows: readonly Delivery[];
  /** Id of the one that is being sent again. */
  readonly replaying: string | undefined;
  readonly onReplay: (delivery: Delivery) => void;
}

export function DeliveryTable({ rows, replaying, onReplay }: Props) {
  const words = useWords(WEBHOOKS).webhooks;
  const formats = useFormats();
  return (
    <DataTable
      label={words.deliveries}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'event',
          title: words.deliveryColumns.event,
          cell: ({ event, created_at, event_id }) => (
            <>
              {event}
              <span className={parts.second}>{formats.instant(created_at)}</span>
              <code className={parts.second}>{event_id}</code>
            </>
          ),
        },
        {
          id: 'status',
          title: words.deliveryColumns.status,
          cell: ({ status, response_status: answer, error }) => (
            <>
              <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
              {answer !== null && <span className={parts.second}>{words.answered(String(answer))}</span>}
              {error && <span className={parts.second}>{error}</span>}
            </>
          ),
        },
        {
          id: 'attempts',
          title: words.deliveryColumns.attempts,
          align: 'end',
          cell: ({ attempts }) => formats.number(attempts),
        },
        {
          id: 'last',
          title: words.deliveryColumns.last,
          tight: true,
          cell: ({ attempted_at: at, next_attempt_at: next }) => (
            <>
              {at === null ? words.notYet : formats.instant(at)}
              {next !== null && <span className={parts.second}>{words.next(formats.instant(next))}</span>}
            </>
          ),
        },
        {
          id: 'replay',
          title: words.deliveryColumns.replay,
          cell: (delivery) => (
            <Button
              size="small"
              aria-label={words.replayOf(delivery.event, formats.instant(delivery.created_at))}
              isPending={replaying === delivery.id}
              onPress={() => onReplay(delivery)}
            >
              {words.replay}
            </Button>
          ),
        },
      ]}
    />
  );
}
