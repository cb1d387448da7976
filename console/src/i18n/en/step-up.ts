/** Sentences of confirming the password. */
export const STEP_UP = {
  stepUp: {
    title: 'Confirm your password',
    text: 'This change affects everyone’s work: please enter your password. You will not be asked again for five minutes.',
    wrong: 'The password is wrong.',
    submit: 'Confirm',
  },
} as const;
