import { plural } from './plural.js';

/** Sentences of signing in and out. */
export const SIGN_IN = {
  signIn: {
    title: 'Sign in to Touchstone',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in',
    wrong: 'The e-mail address or the password is wrong.',
    unreachable: 'The service could not be reached. Check your connection and try again.',
    code: 'Code',
    codeHint: 'From your authenticator app, or a recovery code.',
    wrongCode: 'The code is wrong or has already been used. Wait for the next one.',
    tooMany: (seconds: number) => `Too many attempts. Try again in ${seconds} ${plural(seconds, 'second', 'seconds')}.`,
    tryAgain: 'You can try again now.',
    forgot: 'Forgot your password?',
    back: 'Back to sign-in',
    resetTitle: 'Reset your password',
    resetLead: 'Enter your e-mail address and we will send you a link to choose a new password.',
    resetSubmit: 'Send the link',
    resetSent: 'If there is an account for this address, we have sent a link to it. The link works once.',
    foot: 'AML risk screening, hosted by your organization',
  },
  session: {
    titles: { idle: 'Still there?', last: 'Sign in again soon', ended: 'Sign in again' },
    idleText: 'Your session ends in less than two minutes because you have been inactive.',
    lastText: 'Your session reaches its maximum length in less than two minutes. Sign in again to keep working.',
    goOn: 'Stay signed in',
    endedText: 'Your session has ended. What you typed is kept; sign in to continue where you left off.',
    other: 'Sign in as someone else',
  },
} as const;
