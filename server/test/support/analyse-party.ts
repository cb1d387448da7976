import { buildWatchlist, SCORER_VERSION, type Subject, screen } from '@touchstone/engine';
import { analyse } from '../../src/assess/analyse.js';
import { CURRENT_VERDICT_MODEL } from '../../src/assess/verdict/verdict-models.js';
import type { AnalysedParty, AnalysedRecord, Analysis, AnalysisInput } from '../../src/domain/analysis.js';
import { ADVANCED_FIELDS, type AnalysisMode, LITE_FIELDS } from '../../src/domain/analysis-field.js';
import { nationalitiesNamed } from '../../src/domain/country.js';
import { recordId } from '../../src/domain/id.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';

/** The input of an analysis of this party against these records, screened by the engine itself. */
export function analysisInput(
  party: AnalysedParty,
  records: readonly ListedRecord[],
  changes: Partial<AnalysisInput> = {},
): AnalysisInput {
  const mode: AnalysisMode = changes.mode ?? 'advanced';
  const sources = [...new Set(records.map(({ source }) => source))].sort();
  return {
    party,
    mode,
    fields: mode === 'lite' ? LITE_FIELDS : ADVANCED_FIELDS,
    matchScore: 80,
    records: found(party, records),
    editions: sources.map((source) => ({ source, version: versionOf(source), demonstration: false })),
    modelVersion: CURRENT_VERDICT_MODEL,
    scorerVersion: SCORER_VERSION,
    analysedAt: '2026-11-20T08:30:00.000Z',
    ...changes,
  };
}

export function analyseParty(
  party: AnalysedParty,
  records: readonly ListedRecord[],
  changes: Partial<AnalysisInput> = {},
): Analysis {
  return analyse(analysisInput(party, records, changes));
}

function found(party: AnalysedParty, records: readonly ListedRecord[]): readonly AnalysedRecord[] {
  const options = { minScore: 80, limit: 0, neverHide: true };
  return screen(buildWatchlist(records), subjectOf(party), options).map(
    ({ entity, score, matchedNames, explanation }) => {
      const record = records[entity] as ListedRecord;
      return {
        recordId: recordId(record.source, record.sourceId),
        version: versionOf(record.source),
        source: { name: record.source, title: `List ${record.source}`, publisher: 'Invented publisher' },
        record,
        hit: { score, matchedNames, explanation },
      };
    },
  );
}

function subjectOf(party: AnalysedParty): Subject {
  const { name, entityTypes, date, nationality, countries, gender, knownAlias } = party;
  const identifiers = [
    ...(party.identificationNumber === undefined
      ? []
      : [{ ...party.identificationNumber, type: party.identificationNumber.type ?? ('other' as const) }]),
    ...(party.businessRegistrationNumber === undefined
      ? []
      : [{ type: 'registration_number' as const, value: party.businessRegistrationNumber }]),
    ...(party.imoNumber === undefined ? [] : [{ type: 'imo' as const, value: party.imoNumber }]),
    ...(party.tailNumber === undefined ? [] : [{ type: 'tail_number' as const, value: party.tailNumber }]),
  ];
  return {
    name,
    entityTypes,
    identifiers,
    ...(date && { date }),
    ...(nationality !== undefined && { nationalities: nationalitiesNamed(nationality) }),
    ...(countries && { countries }),
    ...(gender && { gender }),
    ...(knownAlias !== undefined && { aliases: [knownAlias] }),
  };
}

function versionOf(source: string): string {
  return `${source}@2026-11-20T04:00:00Z`;
}
