/** Roles that a second reader may propose. */
export const PROPOSED_ROLES = [
  'suspected',
  'arrested',
  'charged',
  'convicted',
  'sanctioned',
  'acquitted',
  'none',
] as const;
export type ProposedRole = (typeof PROPOSED_ROLES)[number];

/** Proposal of a language model about a party of an article: for a person to review, and for nothing else. */
export interface SecondReading {
  readonly role: ProposedRole;
  /** Words of the article; empty for `none`. */
  readonly quote: string;
  readonly model: string;
  readonly promptVersion: number;
  readonly askedAt: Date;
}
