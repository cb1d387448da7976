import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError } from '../../api/client.js';
import { type ReviewPolicy, reviewPolicy, saveReviewPolicy } from '../../api/review-policy.js';
import { me } from '../../api/session.js';
import { bottomBar } from '../../app/bottom-bar.js';
import { useNotice } from '../../app/notices.js';
import { needsPassword, StepUp } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { REVIEW_POLICY } from '../../i18n/en/review-policy.js';
import { useWords } from '../../i18n/language.js';
import { Arbiters } from './arbiters.js';
import { DueDates } from './due-dates.js';
import type { PolicyPart } from './policy-part.js';
import styles from './review-policy-page.module.css';
import { SecondReviews } from './second-reviews.js';

interface Props {
  readonly stored: ReviewPolicy & { readonly sample_seed: string };
}

/** Changes nothing until it is saved; the service wants the password for that. */
export function PolicyForm({ stored: { sample_seed: seed, ...stored } }: Props) {
  const words = useWords(REVIEW_POLICY);
  const notice = useNotice();
  const queries = useQueryClient();
  const [change, setChange] = useState<Partial<ReviewPolicy>>({});
  const policy = { ...stored, ...change };
  const save = useMutation({
    mutationFn: saveReviewPolicy,
    onSuccess(saved) {
      queries.setQueryData(reviewPolicy.queryKey, saved);
      setChange({});
      notice({ text: words.reviewPolicy.saved });
      return queries.invalidateQueries({ queryKey: me.queryKey });
    },
  });
  const details = save.error instanceof RefusedError ? save.error.details : [];
  const part: PolicyPart = {
    policy,
    onChange: (more) => {
      save.reset();
      setChange({ ...change, ...more });
    },
    faultOf: (name) => details.find(({ field }) => field === name)?.message,
  };
  const isChanged = JSON.stringify(policy) !== JSON.stringify(stored);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(policy);
      }}
    >
      <FormPart title={words.reviewPolicy.secondReview} lead={words.reviewPolicy.secondReviewLead}>
        <SecondReviews {...part} seed={seed} />
      </FormPart>
      <FormPart title={words.reviewPolicy.evidence} lead={words.reviewPolicy.evidenceLead}>
        <Toggle
          label={words.reviewPolicy.verdict_shown.label}
          hint={words.reviewPolicy.verdict_shown.hint}
          on={policy.verdict_shown === 'after_decision'}
          onChange={(on) => part.onChange({ verdict_shown: on ? 'after_decision' : 'always' })}
        />
      </FormPart>
      <FormPart title={words.reviewPolicy.disagreements} lead={words.reviewPolicy.disagreementsLead}>
        <Arbiters {...part} />
      </FormPart>
      <FormPart title={words.reviewPolicy.dueDates} lead={words.reviewPolicy.dueDatesLead}>
        <DueDates {...part} />
      </FormPart>
      <div ref={bottomBar} className={styles.foot}>
        {save.error && !needsPassword(save.error) && (
          <Message tone="danger" urgent>
            {words.common.failed(save.error)}
          </Message>
        )}
        <p className={styles.lead}>{words.reviewPolicy.applies}</p>
        <Button onPress={() => setChange({})} isDisabled={!isChanged}>
          {words.reviewPolicy.discard}
        </Button>
        <Button type="submit" kind="primary" isPending={save.isPending} isDisabled={!isChanged}>
          {words.reviewPolicy.save}
        </Button>
      </div>
      <StepUp error={save.error} onConfirmed={() => save.mutate(policy)} onCancel={() => save.reset()} />
    </form>
  );
}
