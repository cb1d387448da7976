import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type Delivery, deliveriesOf, replayDelivery } from '../../api/webhooks.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { DELIVERY_STATES, type DeliverySearch } from '../../logic/delivery-search.js';
import { DeliveryTable } from './delivery-table.js';
import styles from './webhooks.module.css';

interface Props {
  readonly id: string;
  readonly search: DeliverySearch;
}

/** Deliveries to a webhook, page by page; each can be sent again. */
export function Deliveries({ id, search }: Props) {
  const words = useWords(WEBHOOKS);
  const texts = words.webhooks;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const navigate = useNavigate({ from: '/administration/webhooks/$id' });
  const { data, error, refetch } = useQuery(deliveriesOf(id, search));
  const replay = useMutation({
    mutationFn: (delivery: Delivery) => replayDelivery(delivery.id),
    onSuccess: () => notice({ text: texts.replayed }),
    onError: (refused) => notice({ text: words.common.failed(refused), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', id] }),
  });
  const show = (next: DeliverySearch) => void navigate({ search: next, replace: true });
  const pages = data?.pagination.total_pages ?? 0;
  const { page = 1, status } = search;
  return (
    <div className={styles.deliveries}>
      <div className={parts.bar}>
        <h2>{texts.deliveries}</h2>
        <Choice
          label={texts.status}
          value={status ?? ''}
          options={[
            { value: '', text: texts.anyStatus },
            ...DELIVERY_STATES.map((value) => ({ value, text: texts.statuses[value] })),
          ]}
          onChange={(value) => {
            const wanted = DELIVERY_STATES.find((one) => one === value);
            show(wanted ? { status: wanted } : {});
          }}
        />
      </div>
      {error && <LoadFailed text={texts.deliveriesFailed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !error && <SkeletonRows label={words.common.loading} rows={4} />
      ) : data.deliveries.length === 0 ? (
        <EmptyState {...texts[status ? 'noneMatches' : 'noDeliveries']} icon={<Send size={22} />} />
      ) : (
        <DeliveryTable
          rows={data.deliveries}
          replaying={replay.isPending ? replay.variables.id : undefined}
          onReplay={(delivery) => replay.mutate(delivery)}
        />
      )}
      {pages > 1 && (
        <div className={parts.bar}>
          <Button isDisabled={page <= 1} onPress={() => show({ ...search, page: page - 1 })}>
            {texts.newer}
          </Button>
          <Button isDisabled={page >= pages} onPress={() => show({ ...search, page: page + 1 })}>
            {texts.older}
          </Button>
          <span className={parts.hint}>{texts.page(formats.number(page), formats.number(pages))}</span>
        </div>
      )}
    </div>
  );
}
