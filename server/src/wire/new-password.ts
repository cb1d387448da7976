/** What a new password has to be, for the documentation. */
export const NEW_PASSWORD =
  '12 to 256 characters that are not easy to guess: no common password or pattern, no part of the e-mail, not the name of the organization.';
