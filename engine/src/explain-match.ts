import type { NameExplanation } from './explain-names.js';
import type { Evidence, Explanation } from './match.js';
import { EVIDENCE_FLOOR, EVIDENCE_POINTS, roundScore, WEAK_ALIAS_CAP } from './score.js';

/** A whole comparison before rounding. */
export interface WeighedMatch {
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/**
 * Combines name score and evidence. Agreeing evidence counts only from `EVIDENCE_FLOOR` on: it never makes a match alone. If
 * the listed name contains the subject's (`contained`) and date and country agree, the score is raised. An agreeing
 * identifier raises the score, whatever the name. Every step is an entry with its points; they add up to the score.
 */
export function weighMatch(
  nameScore: number,
  adjustments: readonly Evidence[],
  beside: readonly Evidence[],
  weak: boolean,
  contained = false,
): WeighedMatch {
  const evidence: Evidence[] = [...adjustments];
  let score = nameScore;
  const counts = nameScore >= EVIDENCE_FLOOR;
  let floor = 0;
  for (const one of beside) {
    const points = one.points > 0 && !counts ? 0 : one.points;
    if (one.outcome === 'agree') floor = Math.max(floor, IDENTIFIER_FLOORS[one.field] ?? 0);
    evidence.push(points === one.points ? one : { ...one, points });
    score += points;
  }
  const cap = (field: string, points: number, outcome: Evidence['outcome'] = 'cap') => {
    evidence.push({ field, outcome, subject: null, listed: null, points });
    score += points;
  };
  if (contained && counts && confirmsOmission(beside)) {
    const points = Math.max(
      0,
      Math.min(EVIDENCE_POINTS.omissionConfirmed, EVIDENCE_POINTS.omissionConfirmedMost - score),
    );
    if (points > 0) cap('omitted_names', points, 'agree');
  }
  if (weak && score > WEAK_ALIAS_CAP) cap('alias_quality', WEAK_ALIAS_CAP - score);
  if (floor > 0 && score < floor) {
    liftByIdentifier(evidence, floor - score);
    score = floor;
  }
  if (score > 100) cap('most', 100 - score);
  if (score < 0) cap('least', -score);
  return { score, evidence };
}

/** A date of birth and a country that agree make it likely that the names the subject leaves out are the listed party's. */
function confirmsOmission(beside: readonly Evidence[]): boolean {
  const agrees = (...fields: readonly string[]) =>
    beside.some(({ field, outcome }) => fields.includes(field) && outcome === 'agree');
  return agrees('date') && agrees('nationality', 'country');
}

const IDENTIFIER_FLOORS: Readonly<Record<string, number>> = {
  identifier: EVIDENCE_POINTS.identifierFloor,
  wallet_address: EVIDENCE_POINTS.walletFloor,
};

function liftByIdentifier(evidence: Evidence[], points: number): void {
  const position = evidence.findIndex((one) => one.outcome === 'agree' && IDENTIFIER_FLOORS[one.field] !== undefined);
  const one = evidence[position] as Evidence;
  evidence[position] = { ...one, points: one.points + points };
}

/** The explanation of a match; its points add up to `weighed.score`. */
export function explainMatch(name: NameExplanation, weighed: WeighedMatch): Explanation {
  return {
    alignment: name.alignment,
    omitted: name.omitted,
    contradicted: name.contradicted,
    evidence: weighed.evidence,
    score: roundScore(weighed.score),
  };
}

/**
 * Rates the independent evidence, 0 to 100: the weight of the agreeing words (rare ones weigh more), discounted
 * by how well they agree, and each fact besides the name. A rare name alone gives about 60, a rare name
 * with a birth date about 80.
 */
export function confidenceOf(name: NameExplanation, weighed: WeighedMatch): number {
  let information = 0.42 * name.agreed * (Math.max(0, name.score) / 100) ** 2;
  for (const { field, outcome, points } of weighed.evidence) {
    if (outcome === 'agree')
      information += IDENTIFIER_FLOORS[field] !== undefined ? 2.5 : field === 'date' ? points / 10 : 0.15;
    if (outcome === 'conflict' && points < -5) information *= 0.6;
  }
  return Math.round(100 * (1 - Math.exp(-information)));
}
