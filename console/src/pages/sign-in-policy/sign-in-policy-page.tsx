import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveSignInPolicy, signInPolicy } from '../../api/second-factor.js';
import { me } from '../../api/session.js';
import { ErrorPage } from '../../app/error-page.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { useTitle } from '../../app/use-title.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { Toggle } from '../../components/toggle.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './sign-in-policy-page.module.css';

/** How the users of the organization sign in. */
export function SignInPolicyPage() {
  const words = useWords(SECOND_FACTOR);
  const texts = words.secondFactor;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const { data, error } = useQuery(signInPolicy);
  const save = useMutation({
    mutationFn: saveSignInPolicy,
    onSuccess(saved) {
      queries.setQueryData(signInPolicy.queryKey, saved);
      notice({ text: texts.policySaved });
      return queries.invalidateQueries({ queryKey: me.queryKey });
    },
  });
  useTitle(texts.policy);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <div className={styles.page}>
      <header>
        <h1>{texts.policy}</h1>
        <p className={styles.lead}>{texts.policyLead}</p>
      </header>
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : (
        <FormPart title={texts.title}>
          {shownError(save.error) && (
            <Message tone="danger" urgent>
              {words.common.failed(save.error)}
            </Message>
          )}
          <Toggle
            label={texts.required}
            hint={texts.requiredHint}
            on={data.second_factor_required}
            isDisabled={save.isPending}
            onChange={save.mutate}
          />
          <p className={styles.lead}>
            {texts.without(data.users_without_second_factor, formats.number(data.users_without_second_factor))}
          </p>
        </FormPart>
      )}
      <StepUp
        error={save.error}
        onConfirmed={() => save.mutate(save.variables ?? false)}
        onCancel={() => save.reset()}
      />
    </div>
  );
}
