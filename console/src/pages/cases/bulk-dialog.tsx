import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { caseOf } from '../../api/case.js';
import { reasons as allReasons } from '../../api/decisions.js';
import type { QueueItem } from '../../api/queue.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { type BulkRecord, bulkReasons, bulkRows } from '../../logic/bulk-rows.js';
import styles from './bulk-dialog.module.css';
import { BulkTable } from './bulk-table.js';
import { useDecideInBulk } from './use-decide-in-bulk.js';

interface Props {
  readonly cases: readonly QueueItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Rules out records of the selected cases for one fact; the values of all of them stand in one table before anything is sent. */
export function BulkDialog({ cases, onClose, onDone }: Props) {
  const words = useWords(CASES);
  const [code, setCode] = useState<string>();
  const read = useQueries({ queries: cases.map(({ search_reference }) => caseOf(search_reference)) });
  const reasons = useQuery(allReasons).data;
  const failed = read.find(({ error }) => error !== null)?.error;
  const isLoading = reasons === undefined || read.some(({ data, error }) => data === undefined && error === null);
  const records = read.flatMap(({ data }): BulkRecord[] =>
    (data?.work?.state === 'open' ? data.results : [])
      .filter(({ match_status }) => match_status === 'Potential Match')
      .map(({ id, name, explanation }) => ({
        ...{ reference: data?.search_reference ?? '', record: id, version: data?.work?.version ?? 0 },
        ...{ subject: data?.searched_name ?? '', listed: name, evidence: explanation.evidence },
      })),
  );
  const choices = bulkReasons(records, reasons ?? []);
  const chosen = choices.find(({ reason }) => reason.code === code)?.reason;
  const rows = chosen ? bulkRows(records, chosen) : [];
  const { decide, error, isPending } = useDecideInBulk(() => {
    onDone();
    onClose();
  });
  return (
    <Dialog title={words.cases.bulk.title(cases.length)} closeLabel={words.common.close} onClose={onClose} wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && rows.length > 0 && !isPending) decide({ rows, code: chosen.code });
        }}
      >
        {(error ?? failed) && (
          <Message tone="danger" urgent>
            {words.common.failed(error ?? failed)}
          </Message>
        )}
        {isLoading ? (
          <SkeletonRows label={words.common.loading} rows={4} />
        ) : (
          <>
            <fieldset className={styles.reasons}>
              <legend className={styles.lead}>{words.decision.reason}</legend>
              {choices.map(({ reason, count }) => (
                <label key={reason.code} className={styles.reason} data-none={count === 0 || undefined}>
                  <input
                    type="radio"
                    name="reason"
                    checked={reason.code === code}
                    disabled={count === 0}
                    onChange={() => setCode(reason.code)}
                  />
                  <span>{reason.label}</span>
                  <span className={styles.count}>{words.cases.bulk.holds(count, records.length)}</span>
                </label>
              ))}
            </fieldset>
            {choices.every(({ count }) => count === 0) && <p className={styles.lead}>{words.cases.bulk.noneHolds}</p>}
            {chosen && <BulkTable rows={rows} />}
            {chosen && records.length > rows.length && (
              <p className={styles.lead}>{words.cases.bulk.leftOut(records.length - rows.length)}</p>
            )}
          </>
        )}
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={isPending} isDisabled={rows.length === 0}>
            {words.cases.bulk.submit(rows.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
