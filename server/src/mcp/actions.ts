/** What a model may do beside reading: store searches, decide on results. */
export const ACTIONS = ['screen', 'decide'] as const;
export type Action = (typeof ACTIONS)[number];
