import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { type Email, emails } from '../../api/emails.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMe } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import { Page } from '../../components/page.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { EMAILS } from '../../i18n/en/emails.js';
import { useFormats, useWords } from '../../i18n/language.js';

const route = getRouteApi('/frame/administration/emails');
const TONES = { pending: 'warning', sent: 'success', failed: 'danger' } as const;

/** The e-mails of the organization and what became of them. */
export function EmailsPage() {
  const words = useWords(EMAILS);
  const texts = words.emails;
  const formats = useFormats();
  const { service } = useMe();
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate({ from: '/administration/emails' });
  const { data, error, refetch } = useQuery(emails(page));
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  const pages = data?.pagination.total_pages ?? 0;
  const go = (to: number) => void navigate({ search: to > 1 ? { page: to } : {} });
  return (
    <Page title={texts.title} lead={texts.lead}>
      {!service.email_available && <Message tone="warning">{texts.notAvailable}</Message>}
      {error && <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.emails.length > 0 ? (
        <EmailTable rows={data.emails} />
      ) : (
        <EmptyState {...texts.none} icon={<Mail size={22} />} />
      )}
      {pages > 1 && (
        <div className={parts.bar}>
          <Button isDisabled={page <= 1} onPress={() => go(page - 1)}>
            {texts.newer}
          </Button>
          <Button isDisabled={page >= pages} onPress={() => go(page + 1)}>
            {texts.older}
          </Button>
          <span className={parts.hint}>{texts.page(formats.number(page), formats.number(pages))}</span>
        </div>
      )}
    </Page>
  );
}

function EmailTable({ rows }: { readonly rows: readonly Email[] }) {
  const words = useWords(EMAILS).emails;
  const formats = useFormats();
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'kind',
          title: words.columns.kind,
          cell: ({ kind, created_at }) => (
            <>
              {words.kinds[kind]}
              <span className={parts.second}>{formats.instant(created_at)}</span>
            </>
          ),
        },
        {
          id: 'recipients',
          title: words.columns.recipients,
          cell: ({ recipients, delivered }) => (
            <>
              <bdi>{recipients.join(', ')}</bdi>
              {recipients.length > 1 && (
                <span className={parts.second}>
                  {words.delivered(formats.number(delivered.length), formats.number(recipients.length))}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'status',
          title: words.columns.status,
          cell: ({ status, error }) => (
            <>
              <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
              {error && <span className={parts.second}>{error}</span>}
            </>
          ),
        },
        {
          id: 'attempts',
          title: words.columns.attempts,
          align: 'end',
          cell: ({ attempts }) => formats.number(attempts),
        },
        {
          id: 'sent',
          title: words.columns.sent,
          tight: true,
          cell: ({ sent_at }) => (sent_at === null ? words.notYet : formats.instant(sent_at)),
        },
      ]}
    />
  );
}
