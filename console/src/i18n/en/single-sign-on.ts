/** Sentences of single sign-on. */
export const SINGLE_SIGN_ON = {
  singleSignOn: {
    signInWith: (name: string) => `Sign in with ${name}`,
    refused: {
      unreachable: 'Your company’s sign-in could not be reached. Try again shortly, or sign in with your password.',
      misconfigured: 'Single sign-on is not set up correctly. Ask whoever runs this server.',
      expired: 'The sign-in took too long, or was begun in another browser. Try again.',
      cancelled: 'The sign-in was cancelled, or your company did not allow it.',
      invalid_response:
        'The answer of your company’s sign-in could not be verified. Try again; if it persists, ask whoever runs this server.',
      unverified_email: 'Your company’s sign-in has not verified your e-mail address. Ask your IT department.',
      unknown_user: 'You have no account here yet. Ask an administrator of your organization to add you.',
      linked_otherwise:
        'Your account here belongs to another sign-in of your company. Ask an administrator of your organization to remove it.',
      disabled: 'Your account is deactivated. Ask an administrator of your organization.',
      no_role: 'Your company has given you no role in Touchstone. Ask your IT department for one.',
      last_administrator:
        'Your company has given you another role, but you are the only administrator. Make somebody else an administrator first.',
      other_user: 'You signed in as somebody else. Confirm with the account you are using here.',
      too_many: 'Too many attempts. Try again in a minute.',
      other: 'The sign-in did not succeed. Try again.',
    },
    confirmTitle: 'Confirm that it is you',
    confirmText:
      'This change affects everyone’s work: sign in once more, in a new tab. You will not be asked again for five minutes.',
    confirmWith: (name: string) => `Confirm with ${name}`,
    waiting: 'Waiting for the other tab…',
    usePassword: 'Use a password instead',
    confirmedTitle: 'Confirmed',
    confirmedText: 'You can close this tab and go on in the one before.',
    againTitle: 'You are signed in',
    failedTitle: 'Not confirmed',
    required: 'Require single sign-on',
    requiredHint:
      'Passwords and passkeys are refused, and sessions that were started with one end. API keys are not affected. If the sign-in of your company fails, only whoever runs the server can allow passwords again.',
    requiredFirst: 'Sign in by single sign-on yourself before you require it.',
    title: 'Single sign-on',
    ofUserLead: 'The account of your company with which the user signs in.',
    linked: (since: string, used: string) => `Linked ${since}; last used ${used}`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove the single sign-on of ${name}`,
    removeText: 'Its sessions end. The next sign-in with the same verified e-mail address is linked again.',
    removed: 'Single sign-on was removed.',
    methods: {
      password: 'with a password',
      passkey: 'with a passkey',
      single_sign_on: 'by single sign-on',
      command_line: 'by the command line',
    },
  },
} as const;
