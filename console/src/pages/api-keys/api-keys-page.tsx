import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type ApiKey, apiKeys, type NewApiKey, revokeApiKey } from '../../api/api-keys.js';
import { ErrorPage } from '../../app/error-page.js';
import { useNotice } from '../../app/notices.js';
import { SecretDialog } from '../../app/secret-dialog.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { API_KEYS } from '../../i18n/en/api-keys.js';
import { useWords } from '../../i18n/language.js';
import { AddKeyDialog } from './add-key-dialog.js';
import { KeyTable } from './key-table.js';

/** The API keys of the organization; a new one is shown once. */
export function ApiKeysPage() {
  const words = useWords(API_KEYS);
  const texts = words.apiKeys;
  const { data, error, refetch } = useQuery(apiKeys);
  const [open, setOpen] = useState<'new' | NewApiKey>();
  const [revoking, setRevoking] = useState<ApiKey>();
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
        <KeyTable rows={data} onRevoke={setRevoking} />
      ) : (
        <EmptyState {...texts.none} icon={<KeyRound size={22} />} />
      )}
      {open === 'new' && <AddKeyDialog onClose={() => setOpen(undefined)} onCreated={setOpen} />}
      {typeof open === 'object' && (
        <SecretDialog
          title={texts.created}
          warning={texts.createdWarning}
          label={open.name || texts.key}
          secret={open.key}
          onClose={() => setOpen(undefined)}
        />
      )}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  );
}

function RevokeDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const words = useWords(API_KEYS).apiKeys;
  const notice = useNotice();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeApiKey(apiKey.id),
    onSuccess() {
      notice({ text: words.revoked });
      onClose();
    },
    onSettled: () => queries.invalidateQueries(apiKeys),
  });
  return (
    <ConfirmDialog
      title={words.revokeTitle(apiKey.name || apiKey.key)}
      action={words.revoke}
      error={revoke.error}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>{words.revokeText}</p>
    </ConfirmDialog>
  );
}
