/** Words that everybody who attacks this service knows. */
const SERVICE_WORDS = ['touchstone'];
/** Shorter parts of a name say nothing. */
const MIN_WORD_LENGTH = 4;

/**
 * What is left of a password without the words that an attacker tries first: the parts of the user's e-mail, the name of the
 * organization and its words, and the name of the service, whatever their capitals.
 */
export function withoutOwnWords(
  password: string,
  own: { readonly email: string; readonly organization: string },
): string {
  const [local = '', domain = ''] = own.email.toLowerCase().split('@');
  const name = own.organization.toLowerCase();
  const parts = [local, domain, name].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [
    own.email.toLowerCase(),
    local,
    domain,
    name,
    name.replaceAll(/\P{L}+/gu, ''),
    ...parts,
    ...SERVICE_WORDS,
  ];
  return words
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
}
