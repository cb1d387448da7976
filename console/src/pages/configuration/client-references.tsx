import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clientReferencePolicy, setClientReferencePolicy } from '../../api/configuration.js';
import { useNotice } from '../../app/notices.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { Toggle } from '../../components/toggle.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';

/** Whether each client reference is used once only; changed at once. */
export function ClientReferences() {
  const words = useWords(CONFIGURATION);
  const texts = words.configuration;
  const notice = useNotice();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(clientReferencePolicy);
  const change = useMutation({
    mutationFn: setClientReferencePolicy,
    onSuccess(policy) {
      queries.setQueryData(clientReferencePolicy.queryKey, policy);
      notice({ text: policy.unique ? texts.uniqueOn : texts.uniqueOff });
    },
  });
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows label={words.common.loading} rows={1} />
    ) : (
      <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={parts.form}>
      {change.error && (
        <Message tone="danger" urgent>
          {words.common.failed(change.error)}
        </Message>
      )}
      <Toggle
        label={texts.unique}
        hint={texts.uniqueHint}
        on={change.isPending ? change.variables : data.unique}
        isDisabled={change.isPending}
        onChange={(on) => change.mutate(on)}
      />
    </div>
  );
}
