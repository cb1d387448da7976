import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Retention, retention, saveRetention } from '../../api/data-protection.js';
import { faultOf } from '../../app/fault-of.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useWords } from '../../i18n/language.js';

const KINDS = ['no_match_days', 'passed_days', 'for_review_days', 'failed_days', 'bulk_row_days'] as const;

/** After how many days data is erased by itself. */
export function RetentionForm() {
  const words = useWords(DATA_PROTECTION);
  const { data, error, refetch } = useQuery(retention);
  if (data !== undefined) return <Days key={data.updated_at} stored={data} />;
  return error === null ? (
    <SkeletonRows label={words.common.loading} rows={3} />
  ) : (
    <LoadFailed
      text={words.dataProtection.retentionFailed(words.common.failed(error))}
      onRetry={() => void refetch()}
    />
  );
}

function Days({ stored: { updated_at: _saved, ...stored } }: { readonly stored: Retention }) {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const notice = useNotice();
  const queries = useQueryClient();
  const [days, setDays] = useState(stored);
  const save = useMutation({
    mutationFn: saveRetention,
    onSuccess(saved) {
      queries.setQueryData(retention.queryKey, saved);
      notice({ text: texts.retentionSaved });
    },
  });
  const send = () => save.mutate(days);
  const error = shownError(save.error);
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {error && (
        <Message tone="danger" urgent>
          {words.common.failed(error)}
        </Message>
      )}
      {KINDS.map((kind) => (
        <Field
          key={kind}
          label={texts.days[kind]}
          type="number"
          inputMode="numeric"
          min={1}
          max={36_500}
          validationBehavior="native"
          value={days[kind] === null ? '' : String(days[kind])}
          onChange={(text) => setDays({ ...days, [kind]: text === '' ? null : Number(text) })}
          error={faultOf(error, kind)}
        />
      ))}
      <p className={parts.hint}>{texts.forever}</p>
      <div>
        <Button
          type="submit"
          isPending={save.isPending}
          isDisabled={KINDS.every((kind) => days[kind] === stored[kind])}
        >
          {texts.saveRetention}
        </Button>
      </div>
      <StepUp error={save.error} onConfirmed={send} onCancel={() => save.reset()} />
    </form>
  );
}
