import type { AnalysedParty, AnalysisInput } from '../../domain/analysis.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import type { JudgedRecord } from '../verdict/judged-record.js';
import { evidenceLine, factName, whoLacks } from './evidence-words.js';
import { enumerate, recordTitle, VERDICT_WORDS } from './record-words.js';

/** What a narrative may speak of, and nothing else. */
export interface NarrativeFacts {
  readonly input: AnalysisInput;
  /** The customer with what was looked at. */
  readonly party: AnalysedParty;
  readonly judged: readonly JudgedRecord[];
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
}

/** The reasoning in plain English: two to four sentences in Lite, five parts in Advanced. */
export function narrate(facts: NarrativeFacts): string {
  return facts.input.mode === 'lite' ? lite(facts) : advanced(facts);
}

function lite(facts: NarrativeFacts): string {
  const [leading] = facts.judged;
  const sentences = [basis(facts)];
  if (leading !== undefined) {
    sentences.push(`The closest record is ${recordTitle(leading.analysed)}.`);
    const lines = linesOf(leading, (one) => one.outcome !== 'missing').slice(0, 3);
    if (lines.length > 0) sentences.push(`${lines.join('; ')}.`);
  }
  return [...sentences, conclusion(facts)].join(' ');
}

function advanced(facts: NarrativeFacts): string {
  const { party, judged } = facts;
  const [leading] = judged;
  const parts = [`Subject: ${party.name}.`, `Basis of screening: ${basis(facts)}`];
  if (leading !== undefined) {
    const pro = linesOf(leading, ({ weight }) => weight > 0);
    const contra = linesOf(leading, ({ weight, outcome }) => weight < 0 || outcome === 'conflict');
    parts.push(`Evidence for: ${pro.length === 0 ? 'none.' : `${pro.join('; ')}.`}`);
    parts.push(`Evidence against or missing: ${[...contra, ...missingLines(leading)].join('; ') || 'none'}.`);
  }
  return [...parts, `Conclusion and action: ${conclusion(facts)}`].join('\n\n');
}

function basis({ input, party, judged }: NarrativeFacts): string {
  const lists = enumerate(input.editions.map(({ version }) => version));
  const count = judged.length === 0 ? 'no record' : judged.length === 1 ? '1 record' : `${judged.length} records`;
  return `${party.name} was screened against ${lists === '' ? 'no list' : lists}; ${count} reached the match score of ${input.matchScore}.`;
}

function conclusion({ verdict, recommendation }: NarrativeFacts): string {
  return `The result is ${VERDICT_WORDS[verdict]}; recommended action: ${recommendation}.`;
}

function linesOf({ analysed, verdict }: JudgedRecord, choose: (evidence: IdentityEvidence) => boolean): string[] {
  return verdict.evidence
    .filter((one) => choose(one) && (one.weight !== 0 || one.outcome === 'conflict'))
    .map((one) => evidenceLine(one, analysed.record.entityType))
    .filter((line) => line !== '');
}

function missingLines({ analysed, verdict }: JudgedRecord): string[] {
  return verdict.evidence
    .filter(({ outcome }) => outcome === 'missing')
    .map((one) => `${factName(one.code, analysed.record.entityType)} is not known ${whoLacks(one)}`);
}
