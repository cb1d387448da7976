import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { type Webhook, webhooks } from '../../api/webhooks.js';
import { ErrorPage } from '../../app/error-page.js';
import { SecretDialog } from '../../app/secret-dialog.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { AddWebhookDialog } from './add-webhook-dialog.js';
import { WebhookState } from './webhook-state.js';

/** Addresses that receive events; the secret of a new one is shown once. */
export function WebhooksPage() {
  const words = useWords(WEBHOOKS);
  const texts = words.webhooks;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(webhooks);
  const [open, setOpen] = useState<'new' | { readonly id: string; readonly secret: string }>();
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button kind="primary" onPress={() => setOpen('new')}>
          {texts.add}
        </Button>
      }
    >
      {error && <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.length > 0 ? (
        <WebhookTable rows={data} />
      ) : (
        <EmptyState {...texts.none} icon={<WebhookIcon size={22} />} />
      )}
      {open === 'new' && <AddWebhookDialog onClose={() => setOpen(undefined)} onAdded={setOpen} />}
      {typeof open === 'object' && (
        <SecretDialog
          title={texts.secret}
          warning={texts.secretWarning}
          label={texts.secretLabel}
          secret={open.secret}
          onClose={() => void navigate({ to: '/administration/webhooks/$id', params: { id: open.id } })}
        />
      )}
    </Page>
  );
}

function WebhookTable({ rows }: { readonly rows: readonly Webhook[] }) {
  const words = useWords(WEBHOOKS).webhooks;
  const formats = useFormats();
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'webhook',
          title: words.columns.webhook,
          cell: ({ id, name, endpoint }) => (
            <>
              <Link to="/administration/webhooks/$id" params={{ id }} className={parts.link}>
                <bdi>{name}</bdi>
              </Link>
              <span className={parts.second} dir="ltr">
                {endpoint}
              </span>
            </>
          ),
        },
        {
          id: 'events',
          title: words.columns.events,
          cell: ({ type }) => (type === '*' ? words.all : <code>{[type].flat().join(', ')}</code>),
        },
        { id: 'state', title: words.columns.state, cell: ({ status }) => <WebhookState status={status} /> },
        {
          id: 'since',
          title: words.columns.since,
          tight: true,
          cell: ({ created_at }) => formats.instant(created_at),
        },
      ]}
    />
  );
}
