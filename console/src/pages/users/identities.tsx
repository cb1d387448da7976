import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { identitiesOf, removeIdentitiesOf } from '../../api/single-sign-on.js';
import type { User } from '../../api/users.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { FormPart } from '../../components/form-part.js';
import parts from '../../components/parts.module.css';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useFormats, useWords } from '../../i18n/language.js';

/** The account of the company with which a user signs in; nothing where there is none. */
export function Identities({ user }: { readonly user: User }) {
  const texts = useWords(SINGLE_SIGN_ON).singleSignOn;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(identitiesOf(user.user_id));
  const remove = useMutation({
    mutationFn: removeIdentitiesOf,
    onSuccess() {
      setAsking(false);
      notice({ text: texts.removed });
    },
    onSettled: () => queries.invalidateQueries(identitiesOf(user.user_id)),
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <FormPart title={texts.title} lead={texts.ofUserLead}>
      <div>
        {data.map(({ issuer, subject, linked_at: linked, last_used_at: used }) => (
          <p key={issuer}>
            <bdi>{issuer}</bdi>
            <span className={parts.second}>
              <bdi>{subject}</bdi>
            </span>
            <span className={parts.second}>{texts.linked(formats.instant(linked), formats.instant(used))}</span>
          </p>
        ))}
      </div>
      <div>
        <Button onPress={() => setAsking(true)}>{texts.remove}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle(user.name || user.email)}
          action={texts.remove}
          error={shownError(remove.error)}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(user.user_id)}
          onClose={() => {
            remove.reset();
            setAsking(false);
          }}
        >
          <p>{texts.removeText}</p>
        </ConfirmDialog>
      )}
      <StepUp error={remove.error} onConfirmed={() => remove.mutate(user.user_id)} onCancel={() => remove.reset()} />
    </FormPart>
  );
}
