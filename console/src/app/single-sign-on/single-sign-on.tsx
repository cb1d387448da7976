import { useQuery } from '@tanstack/react-query';
import { signInMethods, singleSignOnAddress } from '../../api/single-sign-on.js';
import { ButtonLink } from '../../components/button-link.js';
import { Message } from '../../components/message.js';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { useWords } from '../../i18n/language.js';

interface Props {
  /** Page of the console to which the sign-in leads. */
  readonly to: string;
  /** Leaves the page as it is, and signs in in another tab. */
  readonly newTab?: boolean;
  /** Why the last sign-in was refused, as the service wrote it into the address. */
  readonly refused?: string | undefined;
}

/** The way to the sign-in of the company, if there is one. */
export function SingleSignOn({ to, newTab = false, refused }: Props) {
  const texts = useWords(SINGLE_SIGN_ON).singleSignOn;
  const name = useQuery(signInMethods).data?.single_sign_on?.name;
  return (
    <>
      {refused !== undefined && (
        <Message tone="danger" urgent>
          {sentenceOf(texts.refused, refused)}
        </Message>
      )}
      {name !== undefined && (
        <ButtonLink href={singleSignOnAddress(to)} newTab={newTab}>
          {texts.signInWith(name)}
        </ButtonLink>
      )}
    </>
  );
}

/** The address may hold anything. */
export function sentenceOf(texts: Readonly<Record<string, string>> & { readonly other: string }, refused: string) {
  return (Object.hasOwn(texts, refused) && texts[refused]) || texts.other;
}
