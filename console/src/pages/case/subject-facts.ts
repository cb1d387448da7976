import { useQueryClient } from '@tanstack/react-query';
import { type CaseData, rowOf } from '../../api/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { partialDateOf } from '../../logic/partial-date.js';

/** Lists known facts about the subject: from the row of the queue that led here, or else from the comparisons. */
export function useSubjectFacts(data: CaseData): readonly string[] {
  const words = useWords();
  const formats = useFormats();
  const row = rowOf(useQueryClient(), data.search_reference);
  const compared = (field: string) =>
    data.results.flatMap(({ explanation }) => explanation.evidence).find((row) => row.field === field)?.subject ?? '';
  const facts =
    row === undefined
      ? [compared('date'), formats.country(compared('nationality') || compared('country'))]
      : [
          words.entityTypes(row.entity_type),
          partialDateOf(row.birth_incorporation_date),
          ...row.countries.map(formats.country),
        ];
  return [...facts, data.client_reference].filter((fact) => fact !== '');
}
