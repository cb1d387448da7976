import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { auditEntries, exportAddress } from '../../api/audit.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { DownloadLink } from '../../components/download-link.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { AUDIT } from '../../i18n/en/audit.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { AuditFilters } from './audit-filters.js';
import { EntryTable } from './entry-table.js';
import { Verification } from './verification.js';

const route = getRouteApi('/frame/administration/audit');

/** The audit log of the organization, with the check that nobody altered it. */
export function AuditPage() {
  const words = useWords(AUDIT);
  const texts = words.audit;
  const formats = useFormats();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/administration/audit' });
  const { data, error, refetch } = useQuery(auditEntries(search));
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  const { page = 1, ...filters } = search;
  const pages = data?.pagination.total_pages ?? 0;
  const go = (to: number) => void navigate({ search: { ...filters, ...(to > 1 && { page: to }) } });
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={<DownloadLink address={exportAddress(search)} text={texts.download} hint={texts.downloadHint} />}
    >
      <Verification />
      <AuditFilters search={search} />
      {error && <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.entries.length > 0 ? (
        <EntryTable rows={data.entries} />
      ) : (
        <EmptyState
          {...texts[Object.keys(filters).length > 0 ? 'noneMatches' : 'none']}
          icon={<ScrollText size={22} />}
        />
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
