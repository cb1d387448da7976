import { useQueryClient } from '@tanstack/react-query';
import { type CaseData, rowOf } from '../../../api/case.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { partialDateOf } from '../../../logic/partial-date.js';
import styles from './history.module.css';

/** Shows the request and the editions screened. */
export function RequestTab({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE);
  const formats = useFormats();
  const row = rowOf(useQueryClient(), data.search_reference);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.evidence.fields('name'), data.searched_name],
    [words.case.entityType, row && words.entityTypes(row.entity_type)],
    [words.evidence.fields('date'), row && partialDateOf(row.birth_incorporation_date)],
    [words.evidence.fields('country'), Object.keys(data.searched_countries).map(formats.country).join(', ')],
    [words.case.clientReference, data.client_reference],
    [words.case.categories, Object.keys(data.searched_categories).join(', ')],
    [words.case.editions, data.editions.join(', ')],
    [words.case.made, `${formats.instant(data.created_at)} ${formats.zone(data.created_at)}`],
    [words.case.monitored, row && (row.is_monitored ? words.case.yes : words.case.no)],
    [words.case.reference, data.search_reference],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
