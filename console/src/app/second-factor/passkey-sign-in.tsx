import { useMutation, useQueryClient } from '@tanstack/react-query';
import { canUsePasskeys, signInWithPasskey } from '../../api/passkeys.js';
import { type Me, me } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Message } from '../../components/message.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { useWords } from '../../i18n/language.js';
import { usePasskeyText } from './passkey-text.js';
import styles from './second-factor.module.css';

interface Props {
  /** E-mail address and password that were right; without them the passkey signs in alone. */
  readonly login?: { readonly email: string; readonly password: string };
  readonly onSignedIn: (who: Me) => void;
}

/** Signs in with a passkey; nothing where the browser can use none. */
export function PasskeySignIn({ login, onSignedIn }: Props) {
  const words = useWords(PASSKEYS).passkeys;
  const textOf = usePasskeyText();
  const queries = useQueryClient();
  const enter = useMutation({
    mutationFn: () => signInWithPasskey(login),
    onSuccess(who) {
      queries.setQueryData(me.queryKey, who);
      onSignedIn(who);
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className={styles.part}>
      {enter.error && (
        <Message tone="danger" urgent>
          {textOf(enter.error)}
        </Message>
      )}
      <Button onPress={() => enter.mutate()} isPending={enter.isPending}>
        {login ? words.use : words.signIn}
      </Button>
    </div>
  );
}
