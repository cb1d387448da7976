import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '../../api/audit.js';
import { DataTable } from '../../components/data-table.js';
import parts from '../../components/parts.module.css';
import { AUDIT } from '../../i18n/en/audit.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './audit.module.css';

export function EntryTable({ rows }: { readonly rows: readonly AuditEntry[] }) {
  const words = useWords(AUDIT).audit;
  const formats = useFormats();
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'action',
          title: words.columns.action,
          cell: ({ action, number }) => (
            <>
              {actions[action] ?? action}
              <span className={parts.second}>
                <code>{action}</code> {number === null ? words.notChained : words.number(formats.number(number))}
              </span>
            </>
          ),
        },
        { id: 'at', title: words.columns.at, tight: true, cell: ({ at }) => formats.instant(at) },
        {
          id: 'by',
          title: words.columns.by,
          cell: ({ actor: { kind, email, address } }) => (
            <>
              {email || words.actors[kind]}
              {address && <span className={parts.second}>{address}</span>}
            </>
          ),
        },
        { id: 'target', title: words.columns.target, cell: ({ target }) => <Target {...target} /> },
        { id: 'details', title: words.columns.details, cell: (entry) => <Details entry={entry} /> },
      ]}
    />
  );
}

/** Target of the action, with a link if it has a page. */
function Target({ kind, id }: AuditEntry['target']) {
  const isId = /^[0-9a-f]{24}$/.test(id);
  return (
    <>
      {kind}
      <span className={parts.second}>
        {kind === 'case' && isId ? (
          <Link to="/cases/$reference" params={{ reference: id }}>
            {id}
          </Link>
        ) : kind === 'user' && isId ? (
          <Link to="/administration/users/$id" params={{ id }}>
            {id}
          </Link>
        ) : (
          <bdi>{id}</bdi>
        )}
      </span>
    </>
  );
}

function Details({ entry: { details, hash } }: { readonly entry: AuditEntry }) {
  const words = useWords(AUDIT).audit;
  return (
    <details className={styles.details}>
      <summary>{details === null ? words.erased : words.show}</summary>
      {details !== null && <pre dir="ltr">{JSON.stringify(details, null, 2)}</pre>}
      {hash !== null && (
        <p className={parts.second}>
          {words.hash} <code dir="ltr">{hash}</code>
        </p>
      )}
    </details>
  );
}
