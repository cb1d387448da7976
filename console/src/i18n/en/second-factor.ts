import { plural } from './plural.js';

/** Sentences of the second factor. */
export const SECOND_FACTOR = {
  secondFactor: {
    title: 'Second factor',
    off: 'Besides your password, signing in can ask for a code from an authenticator app on your phone.',
    on: (left: number) =>
      `Signing in asks for a code from your authenticator app. ${left} recovery ${plural(left, 'code is', 'codes are')} left.`,
    onByPasskey: (left: number) =>
      `Your passkeys are your second factor; you can set up an authenticator app as well. ${left} recovery ${plural(left, 'code is', 'codes are')} left.`,
    setUp: 'Set up',
    setUpTitle: 'Set up a second factor',
    scan: 'Scan the QR code with an authenticator app, or enter the key by hand.',
    qr: 'QR code for the authenticator app',
    key: 'Key',
    code: 'Code from the app',
    codeOrRecovery: 'Code from the app, or a recovery code',
    confirm: 'Confirm',
    wrong: 'The code is wrong or has already been used. Check the clock of your device, or wait for the next code.',
    recoveryTitle: 'Recovery codes',
    recoveryText:
      'Each code signs you in once with your password if you do not have your phone or passkey. Keep them in a safe place: they are not shown again.',
    recoveryCopied: 'The recovery codes are copied.',
    kept: 'I have kept them',
    renew: 'New recovery codes',
    renewText: 'The recovery codes that are left will no longer work.',
    remove: 'Remove',
    removeTitle: 'Remove the second factor',
    removeText: 'Signing in will ask for your password only. Your other sessions end.',
    removeTextPasskeys: 'Your passkeys and recovery codes stay. Your other sessions end.',
    removeTextRequired: 'Your organization requires a second factor: you will have to set up another one next.',
    removed: 'The second factor was removed. Other sessions have ended.',
    neededTitle: 'Set up a second factor to continue',
    neededText:
      'Your organization requires one: a code from an authenticator app on your phone, which is asked for when you sign in, or a passkey.',
    ofUserLead: 'Authenticator app, passkeys and recovery codes. Remove them if the user has lost them.',
    ofUserTitle: (name: string) => `Remove the second factor of ${name}`,
    ofUserText: 'The user’s sessions end. Make sure that the request comes from the user.',
    ofUserRemoved: 'The second factor was removed.',
    policy: 'Sign-in',
    policyLead: 'How everybody in your organization signs in.',
    required: 'Require a second factor',
    requiredHint:
      'Users without one can do nothing until they have set one up, with their next request. API keys are not affected.',
    without: (count: number, text: string) =>
      count === 0
        ? 'All active users have one.'
        : `${text} active ${plural(count, 'user has', 'users have')} not set one up.`,
    policySaved: 'The sign-in policy was saved.',
  },
} as const;
