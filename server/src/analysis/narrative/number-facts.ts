import type { AnalysedRecord, Analysis, AnalysisInput, RecordVerdict } from '../../domain/analysis.js';
import type { NumberedFact } from '../../domain/narration.js';
import { oneLine } from '../../domain/one-line.js';
import { changedPhrases } from '../changed-phrases.js';
import { TYPE_WORDS } from '../facts/entity-type.js';
import { sightOf } from '../sight.js';
import { capital, enumerate, quoted, sentenceOf } from '../words.js';
import { aboutRecord, comparedFacts, evidenceClauses } from './evidence-words.js';
import { decidedClause, gapClauses } from './gap-words.js';
import { mediaClauses } from './media-words.js';
import { missingSentence } from './missing-words.js';
import { listTitle, reachedClause, recordTitle, VERDICT_WORDS } from './record-words.js';

/** Longest piece of somebody else's text that is passed on. */
const MAX_SNIPPET_LENGTH = 300;

/**
 * Facts that prose about an analysis may state, one per line. Excerpts of articles are quoted and shortened: they are
 * other people's words, not instructions.
 */
export function numberFacts(
  input: AnalysisInput,
  analysis: Analysis,
  snippets: readonly string[] = [],
): readonly NumberedFact[] {
  const facts: Omit<NumberedFact, 'number'>[] = [];
  const add = (text: string, needed = false) => facts.push({ text, needed });
  const types = input.party.entityTypes.map((type) => TYPE_WORDS[type]).join(' or ');
  add(`The subject is ${oneLine(input.party.name)}${types === '' ? '' : ` (${types})`}.`);
  add(
    `The subject was screened against ${enumerate(input.editions.map(listTitle)) || 'no list'} at a threshold of ${input.matchScore}.`,
  );
  const [leading, ...others] = analysis.records;
  add(`${capital(reachedClause(input))}.`, leading === undefined);
  if (leading !== undefined) {
    addRecord(leading, input, add);
  }
  for (const other of others.slice(0, 5)) {
    const analysed = recordOf(other, input);
    if (analysed !== undefined) add(`Another record, ${recordTitle(analysed)}, is ${VERDICT_WORDS[other.verdict]}.`);
  }
  const decided = decidedClause(input.records);
  if (decided !== '') add(`${capital(decided)}.`, true);
  for (const { text } of gapClauses(input)) add(`${capital(text)}.`, true);
  for (const [index, sentence] of mediaClauses(input).entries()) add(sentenceOf([sentence]), index === 0);
  for (const snippet of snippets) add(`An article says: ${quoted(snippet.slice(0, MAX_SNIPPET_LENGTH))}.`);
  add(`The result is ${VERDICT_WORDS[analysis.verdict]}.`, true);
  add(`The recommended action is: ${analysis.recommendation}.`, true);
  return facts.map((fact, index) => ({ number: index + 1, ...fact }));
}

function addRecord(leading: RecordVerdict, input: AnalysisInput, add: (text: string, needed?: boolean) => void): void {
  const analysed = recordOf(leading, input);
  if (analysed === undefined) return;
  const { record } = analysed;
  const phrases = changedPhrases(input);
  add(`The closest record is ${recordTitle(analysed)}${phrases.listedFor(record.categories)}.`, true);
  const about = aboutRecord(record, leading.evidence, input);
  for (const evidence of comparedFacts(leading.evidence)) {
    const { identical, others } = evidenceClauses([evidence], about);
    for (const clause of [identical, ...others].filter((text) => text !== ''))
      add(`In the closest record, ${clause}.`, evidence.outcome === 'conflict');
  }
  const missing = missingSentence(leading.evidence, record.entityType, sightOf(input), phrases);
  if (missing !== '') add(missing);
}

function recordOf({ recordId }: RecordVerdict, { records }: AnalysisInput): AnalysedRecord | undefined {
  return records.find((one) => one.recordId === recordId);
}
