/** Sentences of passkeys. */
export const PASSKEYS = {
  passkeys: {
    title: 'Passkeys',
    lead: 'A passkey signs you in without your password. Your device or security key keeps it, and asks for a PIN, your fingerprint or your face.',
    unsupported: 'Passkeys work at the host name of the console, over https, in a browser that supports them.',
    add: 'Add a passkey',
    name: 'Name',
    nameHint: 'How you tell it from others, such as “Work laptop”.',
    added: 'The passkey was added.',
    dates: (created: string, used: string | undefined) =>
      used === undefined ? `Added ${created}, not used yet` : `Added ${created}, last used ${used}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove the passkey ${name}`,
    removeText: 'It will no longer sign you in, and your other sessions end. Delete it on the device as well.',
    removeTextLast:
      'It is your last second factor: signing in will ask for your password only. Your other sessions end.',
    removeTextRequired:
      'It is your last second factor, and your organization requires one: you will have to set up another next.',
    removed: 'The passkey was removed. Other sessions have ended.',
    signIn: 'Sign in with a passkey',
    use: 'Use a passkey',
    cancelled: 'No passkey was used. Try again, or choose another way.',
    refused: 'The passkey was not accepted.',
    known: 'This device or security key already has a passkey for your account.',
    wrongAddress: 'Passkeys do not work at this address. Open the console at its public address.',
  },
} as const;
