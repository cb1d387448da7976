export const SIGN_IN_METHODS = ['password', 'passkey', 'single_sign_on', 'command_line'] as const;
/** How a user signed in. */
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
