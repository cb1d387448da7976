import { useQuery, useQueryClient } from '@tanstack/react-query';
import { identitiesOf, removeIdentitiesOf } from '../../api/single-sign-on.js';
import type { User } from '../../api/users.js';
import { FormPart } from '../../components/form-part.js';
import parts from '../../components/parts.module.css';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { ConfirmedRemoval } from './confirmed-removal.js';

/** The account of the company with which a user signs in; nothing where there is none. */
export function Identities({ user }: { readonly user: User }) {
  const texts = useWords(SINGLE_SIGN_ON).singleSignOn;
  const formats = useFormats();
  const queries = useQueryClient();
  const { data } = useQuery(identitiesOf(user.user_id));
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
      <ConfirmedRemoval
        label={texts.remove}
        title={texts.removeTitle(user.name || user.email)}
        text={texts.removeText}
        done={texts.removed}
        remove={() => removeIdentitiesOf(user.user_id)}
        onSettled={() => queries.invalidateQueries(identitiesOf(user.user_id))}
      />
    </FormPart>
  );
}
