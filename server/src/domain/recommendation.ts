/** Recommended actions, most pressing first. A closed list, spelled as in the public interface. */
export const RECOMMENDATIONS = [
  'Sanctions Escalation Required',
  'Senior Management Approval Required',
  'Compliance Review Required',
  'Enhanced Due Diligence Required',
  'Manual Review Required',
  'Escalate to Advanced Analysis',
  'Additional Information Required',
  'Ongoing Monitoring Recommended',
  'Clear as False Positive',
  'No Further Action Required',
] as const;

export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** The more pressing of two recommendations. */
export function morePressing(a: Recommendation, b: Recommendation): Recommendation {
  return RECOMMENDATIONS.indexOf(a) <= RECOMMENDATIONS.indexOf(b) ? a : b;
}
