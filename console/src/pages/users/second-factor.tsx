import { removeSecondFactorOf } from '../../api/second-factor.js';
import type { User } from '../../api/users.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { ConfirmedRemoval } from './confirmed-removal.js';

/** Removes the second factor of a user who has lost it. */
export function SecondFactor({ user }: { readonly user: User }) {
  const texts = useWords(SECOND_FACTOR).secondFactor;
  return (
    <ConfirmedRemoval
      label={texts.remove}
      title={texts.ofUserTitle(user.name || user.email)}
      text={texts.ofUserText}
      done={texts.ofUserRemoved}
      remove={() => removeSecondFactorOf(user.user_id)}
    />
  );
}
