import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failedRows, send, type Upload } from '../../api/uploads.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useWords } from '../../i18n/language.js';
import { columnsOf, csvOfRows } from '../../logic/csv-of-rows.js';
import { faultsOf, otherFaults } from './previewed-rows.js';
import styles from './uploads-page.module.css';

type Changes = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The failed rows as a table to correct; what is shown is sent again as an upload of its own. */
export function MendRows({ upload }: { readonly upload: Upload }) {
  const words = useWords(UPLOADS);
  const text = words.uploads.mend;
  const notice = useNotice();
  const navigate = useNavigate();
  const failed = useInfiniteQuery(failedRows(upload.upload_id));
  const [changes, setChanges] = useState<Changes>({});
  const rows = failed.data?.pages.flatMap((page) => page.rows) ?? [];
  const columns = columnsOf([...rows.map(({ cells }) => cells), faultyCells()]);
  const again = useMutation({
    mutationFn: () => {
      const csv = csvOfRows(rows.map(({ line, cells }) => ({ ...cells, ...changes[line] })));
      const file = new File([csv], text.fileName(upload.file_name), { type: 'text/csv' });
      return send({ file, mode: upload.ai_risk_mode });
    },
    onSuccess({ upload_id: id }) {
      notice({ text: words.uploads.accepted });
      void navigate({ to: '/uploads/$id', params: { id } });
    },
  });
  if (failed.error && rows.length === 0) {
    return <LoadFailed text={words.common.failed(failed.error)} onRetry={() => void failed.refetch()} />;
  }
  return (
    <section className={styles.part}>
      <h2>{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen */}
      <section className={styles.scroll} aria-label={text.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {words.uploads.preview.line}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <th scope="row" className={styles.number}>
                  {row.line}
                  {otherFaults(row, columns).map((fault) => (
                    <span key={fault} className={styles.fault}>
                      {fault}
                    </span>
                  ))}
                </th>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    label={text.cell(column, row.line)}
                    value={changes[row.line]?.[column] ?? row.cells[column] ?? ''}
                    faults={changes[row.line]?.[column] === undefined ? faultsOf(row, column) : []}
                    onChange={(value) =>
                      setChanges({ ...changes, [row.line]: { ...changes[row.line], [column]: value } })
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {again.error && (
        <Message tone="danger" urgent>
          {words.common.failed(again.error)}
        </Message>
      )}
      <div className={styles.actions}>
        {failed.hasNextPage && (
          <Button isPending={failed.isFetchingNextPage} onPress={() => void failed.fetchNextPage()}>
            {text.more}
          </Button>
        )}
        <Button
          kind="primary"
          isPending={again.isPending}
          isDisabled={rows.length === 0}
          onPress={() => again.mutate()}
        >
          {text.send(rows.length)}
        </Button>
      </div>
    </section>
  );

  /** Columns that are missing and should not be: their mistakes need a cell, too. */
  function faultyCells(): Record<string, string> {
    const fields = rows.flatMap(({ faults }) => faults.map(({ field }) => field.replace(/\[\d+\]$/, '')));
    return Object.fromEntries(
      fields.filter((field) => /^[a-z_]+$/.test(field) && field !== 'row').map((field) => [field, '']),
    );
  }
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly faults: readonly string[];
  readonly onChange: (value: string) => void;
}

function Cell({ label, value, faults, onChange }: CellProps) {
  const id = `fault ${label}`.replaceAll(/\W+/g, '-');
  const hasFaults = faults.length > 0;
  return (
    <td>
      <input
        className={styles.cell}
        aria-label={label}
        aria-invalid={hasFaults || undefined}
        aria-describedby={hasFaults ? id : undefined}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {hasFaults && (
        <span id={id} className={styles.fault}>
          {faults.join('; ')}
        </span>
      )}
    </td>
  );
}
