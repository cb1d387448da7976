/** Actions that a model may be allowed besides reading: storing searches, deciding on results. */
export const ACTIONS = ['screen', 'decide'] as const;
export type Action = (typeof ACTIONS)[number];
