import Type from 'typebox';

/** What a new password has to be, for the documentation. */
export const NEW_PASSWORD =
  '12 to 256 characters that are not easy to guess: no common password or pattern, no part of the e-mail, not the name of the organization.';

export const END_API_KEYS = Type.Optional(
  Type.Boolean({ description: 'True also ends every API key of the user; false when left out.' }),
);
