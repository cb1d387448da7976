import type { ReactNode } from 'react';
import type { CaseResult } from '../../api/case.js';
import { NameText } from '../../components/name-text.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import styles from './record-details.module.css';
import { type Source, Sources } from './sources.js';

/** Facts about the party, in the order of interest. */
const FACTS = [
  ...['date_of_birth', 'place_of_birth', 'date_of_death', 'gender', 'nationality', 'country', 'address'],
  ...['title', 'designation', 'position', 'occupation', 'political_party', 'education', 'religion'],
  ...['email', 'phone', 'website', 'description', 'notes'],
] as const;

/** Fields that a result and a listed record share. */
type ListedFacts = Pick<CaseResult, 'name' | 'data' | 'source_details'>;

interface Props {
  readonly result: ListedFacts;
  /** On the page of the record itself. */
  readonly isHistoryShown?: boolean;
  /** Actions on a record that was merged with the first one. */
  readonly mergedAction?: ((leading: Source, merged: Source) => ReactNode) | undefined;
}

/** Everything the lists say about a record. */
export function RecordDetails({ result, isHistoryShown = false, mergedAction }: Props) {
  const words = useWords(CASE);
  const { summary, identification_documents, sanction_details, linked_entities, additional_information } = result.data;
  const values = summary as Readonly<Record<string, readonly string[]>>;
  const said = new Set<string>();
  const facts = FACTS.map((name) => {
    const fresh = (values[name] ?? []).filter((value) => !said.has(value));
    for (const value of fresh) said.add(value);
    return { name, fresh };
  }).filter(({ fresh }) => fresh.length > 0);
  return (
    <div className={styles.details}>
      <Part title={words.case.names}>
        <ul className={styles.names}>
          {[...new Set([result.name, ...summary.alias])].map((name) => (
            <li key={name}>
              <NameText name={name} />
            </li>
          ))}
        </ul>
      </Part>
      {facts.length > 0 && (
        <Part title={words.case.identity}>
          <dl className={styles.facts}>
            {facts.map(({ name, fresh }) => (
              <div key={name}>
                <dt>{words.case.facts(name)}</dt>
                <dd>
                  <ul>
                    {fresh.map((value) => (
                      <li key={value}>
                        <NameText name={value} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
            {Object.entries(additional_information).map(([name, texts]) => (
              <div key={name}>
                <dt>{words.case.facts(name)}</dt>
                <dd>{texts.join('; ')}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {identification_documents.length > 0 && (
        <Part title={words.case.documents}>
          <dl className={styles.facts}>
            {identification_documents.map(({ type, number, country, note }) => (
              <div key={`${type} ${number} ${country}`}>
                <dt>{type}</dt>
                <dd>{[number, country, note].filter((text) => text !== '').join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {sanction_details.length > 0 && (
        <Part title={words.case.listing}>
          {sanction_details.map(
            ({ source, reference, programs, legal_basis, measures, reason, listed_on, updated_on }) => (
              <dl key={`${source} ${reference}`} className={styles.facts}>
                <Fact term={words.case.list}>{[words.sources(source), reference].filter(Boolean).join(' · ')}</Fact>
                <Fact term={words.case.programs}>{programs.join(', ')}</Fact>
                <Fact term={words.case.legalBasis}>{legal_basis.join('; ')}</Fact>
                <Fact term={words.case.measures}>{measures.join(', ')}</Fact>
                <Fact term={words.case.listingReason}>{reason}</Fact>
                <Fact term={words.case.listedOn}>{listed_on}</Fact>
                <Fact term={words.case.updatedOn}>{updated_on}</Fact>
              </dl>
            ),
          )}
        </Part>
      )}
      {linked_entities.length > 0 && (
        <Part title={words.case.linked}>
          <dl className={styles.facts}>
            {linked_entities.map(({ relation, name, details }) => (
              <div key={`${relation.join()} ${name.join()}`}>
                <dt>{relation.join(', ')}</dt>
                <dd>
                  <NameText name={name.join(', ')} /> {details.join(' · ')}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={words.case.sources}>
        <Sources result={result} hasHistory={!isHistoryShown} mergedAction={mergedAction} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
