import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveSignInPolicy, signInPolicy } from '../../api/second-factor.js';
import { me } from '../../api/session.js';
import { signInMethods } from '../../api/single-sign-on.js';
import { ErrorPage } from '../../app/error-page.js';
import { useNotice } from '../../app/notices.js';
import { useMe } from '../../app/session.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { useTitle } from '../../app/use-title.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { Toggle } from '../../components/toggle.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './sign-in-policy-page.module.css';

const WORDS = { ...SECOND_FACTOR, ...SINGLE_SIGN_ON };

/** How the users of the organization sign in. */
export function SignInPolicyPage() {
  const words = useWords(WORDS);
  const texts = words.secondFactor;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const { data, error } = useQuery(signInPolicy);
  const hasProvider = useQuery(signInMethods).data?.single_sign_on != null;
  const mayRequire = useMe().session?.method === 'single_sign_on';
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
            onChange={(on) => save.mutate({ second_factor_required: on })}
          />
          <p className={styles.lead}>
            {texts.without(data.users_without_second_factor, formats.number(data.users_without_second_factor))}
          </p>
        </FormPart>
      )}
      {data !== undefined && (hasProvider || data.single_sign_on_required) && (
        <FormPart title={words.singleSignOn.title}>
          <Toggle
            label={words.singleSignOn.required}
            hint={mayRequire ? words.singleSignOn.requiredHint : words.singleSignOn.requiredFirst}
            on={data.single_sign_on_required}
            isDisabled={save.isPending || !(mayRequire || data.single_sign_on_required)}
            onChange={(on) =>
              save.mutate({ second_factor_required: data.second_factor_required, single_sign_on_required: on })
            }
          />
        </FormPart>
      )}
      <StepUp
        error={save.error}
        onConfirmed={() => save.variables && save.mutate(save.variables)}
        onCancel={() => save.reset()}
      />
    </div>
  );
}
