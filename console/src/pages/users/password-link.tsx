import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type PasswordLink, sendPasswordLink, type User } from '../../api/users.js';
import { useNotice } from '../../app/notices.js';
import { SecretDialog } from '../../app/secret-dialog.js';
import { needsPassword, StepUp } from '../../app/step-up.js';
import { Message } from '../../components/message.js';
import { USERS } from '../../i18n/en/users.js';
import { useWords } from '../../i18n/language.js';

type SendLink = UseMutationResult<PasswordLink, Error, User>;

/** Lets a user choose a password, by a link. */
export function usePasswordLink(): SendLink {
  const words = useWords(USERS).users;
  const notice = useNotice();
  return useMutation({
    mutationFn: (user: User) => sendPasswordLink(user.user_id),
    // A link stays in memory no longer than it is shown.
    gcTime: 0,
    onSuccess: ({ sent }, { email }) => sent && notice({ text: words.linkSent(email) }),
  });
}

/** Result: the link itself if the service sends no e-mail, or the reason for its absence. */
export function PasswordLinkOutcome({ link }: { readonly link: SendLink }) {
  const words = useWords(USERS);
  const { data, error, variables: user } = link;
  if (user === undefined) return null;
  if (needsPassword(error)) {
    return <StepUp error={error} onConfirmed={() => link.mutate(user)} onCancel={() => link.reset()} />;
  }
  if (error) {
    return (
      <Message tone="danger" urgent>
        {words.users.linkFailed(words.common.failed(error))}
      </Message>
    );
  }
  if (!data?.path) return null;
  return (
    <SecretDialog
      title={words.users.linkTitle}
      warning={words.users.linkWarning(user.email)}
      label={words.users.linkLabel}
      secret={`${window.location.origin}${data.path}`}
      onClose={() => link.reset()}
    />
  );
}
