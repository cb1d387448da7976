import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categories } from '../../api/categories.js';
import { type AcceptedGaps, acceptedGaps, acceptGaps } from '../../api/configuration.js';
import { faultOf } from '../../app/fault-of.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { Toggle } from '../../components/toggle.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './configuration.module.css';

/** The service accepts no gap in these; PEP stands for its levels, which are chosen one by one. */
const NEVER = ['Sanctions', 'Adverse Media', 'PEP'];

/** Categories that the organization knowingly does not cover. */
export function Gaps() {
  const words = useWords(CONFIGURATION);
  const { data, error, refetch } = useQuery(acceptedGaps);
  const known = useQuery(categories).data;
  if (data === undefined || known === undefined) {
    return error === null ? (
      <SkeletonRows label={words.common.loading} rows={3} />
    ) : (
      <LoadFailed text={words.configuration.failed(words.common.failed(error))} onRetry={() => void refetch()} />
    );
  }
  return <GapsForm key={data?.accepted_at} stored={data} options={known.filter((name) => !NEVER.includes(name))} />;
}

interface Props {
  readonly stored: AcceptedGaps | null;
  readonly options: readonly string[];
}

function GapsForm({ stored, options }: Props) {
  const words = useWords(CONFIGURATION);
  const texts = words.configuration;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>(stored?.categories ?? []);
  const [reason, setReason] = useState('');
  const accept = useMutation({
    mutationFn: acceptGaps,
    onSuccess(saved) {
      queries.setQueryData(acceptedGaps.queryKey, saved);
      notice({ text: texts.gapsSaved });
    },
  });
  const send = () => accept.mutate({ categories: [...chosen], reason });
  const error = shownError(accept.error);
  const isAll = (name: string) => chosen.includes(name) || (chosen.includes('PEP') && name.startsWith('PEP '));
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
      {stored && (
        <p className={parts.hint}>{texts.gapsBy(stored.email, formats.instant(stored.accepted_at), stored.reason)}</p>
      )}
      <fieldset className={parts.group}>
        <legend>{texts.gapCategories}</legend>
        <div className={styles.choices}>
          {options.map((name) => (
            <Toggle
              key={name}
              label={name}
              on={isAll(name)}
              onChange={(on) => setChosen(options.filter((one) => (one === name ? on : isAll(one))))}
            />
          ))}
        </div>
      </fieldset>
      <Field
        label={texts.gapReason}
        hint={texts.gapReasonHint}
        lines={2}
        value={reason}
        onChange={setReason}
        maxLength={500}
        isRequired
        validationBehavior="native"
        error={faultOf(error, 'reason')}
      />
      <p className={parts.hint}>{texts.gapsNote}</p>
      <div>
        <Button type="submit" isPending={accept.isPending}>
          {texts.acceptGaps}
        </Button>
      </div>
      <StepUp error={accept.error} onConfirmed={send} onCancel={() => accept.reset()} />
    </form>
  );
}
