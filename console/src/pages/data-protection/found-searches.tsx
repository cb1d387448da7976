import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Erased, type FoundSubject, subjectAddress } from '../../api/data-protection.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { DownloadLink } from '../../components/download-link.js';
import { NameText } from '../../components/name-text.js';
import parts from '../../components/parts.module.css';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { toggled } from '../../logic/extend-selection.js';
import styles from './data-protection.module.css';
import { EraseDialog } from './erase-dialog.js';
import { HoldDialog } from './hold-dialog.js';

interface Props {
  readonly found: FoundSubject;
  /** As it was searched for. */
  readonly name: string;
  readonly onErased: (erased: Erased) => void;
}

/** Searches of which those of the subject are chosen, and what can be done with them. */
export function FoundSearches({ found: { searches, pagination }, name, onErased }: Props) {
  const words = useWords(DATA_PROTECTION).dataProtection;
  const formats = useFormats();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'hold' | 'erase'>();
  const references = searches.map(({ search_reference: one }) => one).filter((one) => chosen.has(one));
  const close = () => setOpen(undefined);
  return (
    <>
      <p className={parts.hint}>{words.subjectLead}</p>
      <div className={parts.bar}>
        <span>{references.length > 0 ? words.selected(references.length) : words.found(pagination.total_records)}</span>
        {references.length > 0 && (
          <>
            <DownloadLink
              address={subjectAddress(references, 'html')}
              text={words.exportPage}
              hint={words.exportHint}
            />
            <DownloadLink
              address={subjectAddress(references, 'json')}
              text={words.exportJson}
              hint={words.exportHint}
            />
            <Button onPress={() => setOpen('hold')}>{words.hold}</Button>
            <Button kind="danger" onPress={() => setOpen('erase')}>
              {words.erase}
            </Button>
          </>
        )}
      </div>
      <DataTable
        label={words.found(pagination.total_records)}
        rows={searches}
        keyOf={({ search_reference }) => search_reference}
        columns={[
          {
            id: 'name',
            title: words.columns.name,
            cell: ({ search_reference: reference, name: subject, created_at, is_monitored }) => (
              <span className={styles.row}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={chosen.has(reference)}
                    onChange={() => setChosen(toggled(chosen, reference))}
                    aria-label={words.selectSearch(subject, formats.instant(created_at))}
                  />
                </label>
                <span>
                  <Link to="/cases/$reference" params={{ reference }} className={parts.link}>
                    <NameText name={subject} />
                  </Link>
                  {is_monitored && <span className={parts.second}>{words.monitored}</span>}
                </span>
              </span>
            ),
          },
          { id: 'birth', title: words.columns.birth, tight: true, cell: ({ birth_incorporation_date: born }) => born },
          {
            id: 'reference',
            title: words.columns.reference,
            cell: ({ client_reference }) => <bdi>{client_reference}</bdi>,
          },
          { id: 'status', title: words.columns.status, cell: ({ case_status }) => case_status },
          {
            id: 'created',
            title: words.columns.created,
            tight: true,
            cell: ({ created_at }) => formats.instant(created_at),
          },
        ]}
      />
      {pagination.total_records > searches.length && (
        <p className={parts.hint}>
          {words.most(formats.number(searches.length), formats.number(pagination.total_records))}
        </p>
      )}
      {open === 'hold' && <HoldDialog references={references} onClose={close} />}
      {open === 'erase' && (
        <EraseDialog
          references={references}
          name={name}
          onClose={close}
          onErased={(erased) => {
            close();
            onErased(erased);
          }}
        />
      )}
    </>
  );
}
