import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { webhooks } from '../../api/webhooks.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { EmptyState } from '../../components/empty-state.js';
import { FormPart } from '../../components/form-part.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useWords } from '../../i18n/language.js';
import { Deliveries } from './deliveries.js';
import { WebhookActions } from './webhook-actions.js';
import { WebhookForm } from './webhook-form.js';
import { WebhookState } from './webhook-state.js';

const route = getRouteApi('/frame/administration/webhooks/$id');

/** A webhook: its settings, a test, and what was sent to it. */
export function WebhookPage() {
  const words = useWords(WEBHOOKS);
  const texts = words.webhooks;
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data, error } = useQuery(webhooks);
  const webhook = data?.find((one) => one.id === id);
  useTitle(webhook?.name ?? texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  if (webhook === undefined) return <EmptyState page {...words.failed.gone} />;
  return (
    <Page
      title={<bdi>{webhook.name}</bdi>}
      lead={
        <>
          <WebhookState status={webhook.status} /> {texts.stateHints[webhook.status]}
        </>
      }
      back={
        <Link to="/administration/webhooks">
          <ChevronLeft size={14} aria-hidden />
          {texts.back}
        </Link>
      }
      actions={<WebhookActions webhook={webhook} />}
    >
      <Deliveries id={id} search={search} />
      <FormPart title={texts.edit} wide>
        <WebhookForm key={webhook.updated_at} webhook={webhook} />
      </FormPart>
    </Page>
  );
}
