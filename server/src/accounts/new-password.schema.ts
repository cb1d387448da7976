import Type from 'typebox';

/** Rules for a new password, for the documentation. */
export const NEW_PASSWORD =
  '12 to 256 characters that are not easy to guess: no common password, known phrase or pattern, no part of the e-mail address or of the name of the organization.';

export const END_API_KEYS = Type.Optional(
  Type.Boolean({ description: "True also revokes all of the user's API keys; false by default." }),
);
