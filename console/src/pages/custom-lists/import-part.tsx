import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CustomList, type ImportedFile, importFile } from '../../api/custom-lists.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { ChangeBadge } from '../../components/change-badge.js';
import { DataTable } from '../../components/data-table.js';
import { FileDrop } from '../../components/file-drop.js';
import { Message } from '../../components/message.js';
import { NameText } from '../../components/name-text.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';

const ACCEPTED = '.csv,.json,.xlsx,text/csv,application/json';

/** A file is checked and its differences are shown before it replaces the entries. */
export function ImportPart({ list }: { readonly list: CustomList }) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists.import;
  const check = useMutation({
    mutationFn: async (file: File) => ({ file, found: await importFile(list.id, file, true) }),
  });
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {check.error && (
        <Message tone="danger" urgent>
          {words.common.failed(check.error)}
        </Message>
      )}
      {check.data === undefined ? (
        <FileDrop
          label={check.isPending ? texts.reading(check.variables.name) : texts.drop}
          hint={texts.hint}
          accept={ACCEPTED}
          isDisabled={check.isPending}
          onFile={(file) => check.mutate(file)}
        />
      ) : (
        <Checked list={list} {...check.data} onEnd={() => check.reset()} />
      )}
    </section>
  );
}

interface CheckedProps {
  readonly list: CustomList;
  readonly file: File;
  readonly found: ImportedFile;
  readonly onEnd: () => void;
}

/** Changes that a file would make, or why it cannot be imported. */
function Checked({ list, file, found, onEnd }: CheckedProps) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists.import;
  const { number } = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => importFile(list.id, file, false),
    onSuccess({ added, changed, removed }) {
      notice({ text: texts.done(number(added), number(changed), number(removed)) });
      void queries.invalidateQueries({ queryKey: ['custom-lists'] });
      onEnd();
    },
  });
  const { added, changed, removed, faults, warnings } = found;
  const differs = added + changed + removed > 0;
  return (
    <>
      <h3>{texts.checked(file.name)}</h3>
      <div role="status">
        {faults.length > 0 ? (
          <Message tone="danger">{texts.faulty(faults.length)}</Message>
        ) : (
          <Message tone={removed > 0 ? 'warning' : 'success'}>
            {differs ? texts.sound(number(added), number(changed), number(removed)) : texts.nothing}
          </Message>
        )}
      </div>
      {warnings.map((warning) => (
        <Message key={warning} tone="warning">
          {warning}
        </Message>
      ))}
      {send.error && (
        <Message tone="danger" urgent>
          {words.common.failed(send.error)}
        </Message>
      )}
      <div className={styles.buttons}>
        {faults.length === 0 && differs && (
          <Button kind="primary" isPending={send.isPending} onPress={() => send.mutate()}>
            {removed > 0 ? texts.sendRemoving(removed, number(removed)) : texts.send}
          </Button>
        )}
        <Button onPress={onEnd}>{texts.other}</Button>
      </div>
      {faults.length > 0 && (
        <DataTable
          label={texts.faults}
          rows={faults.map((fault, place) => ({ ...fault, place }))}
          keyOf={({ place }) => String(place)}
          columns={[
            { id: 'line', title: texts.line, tight: true, cell: ({ field }) => field },
            { id: 'fault', title: texts.fault, cell: ({ message }) => message },
          ]}
        />
      )}
      {found.changes.length > 0 && <Changes found={found} />}
    </>
  );
}

function Changes({ found: { changes, added, changed, removed } }: { readonly found: ImportedFile }) {
  const words = useWords(CUSTOM_LISTS).customLists;
  return (
    <>
      {changes.length < added + changed + removed && (
        <p className={styles.hint}>{words.import.first(changes.length)}</p>
      )}
      <DataTable
        label={words.import.changes}
        rows={changes}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', title: words.entryColumns.name, cell: ({ name }) => <NameText name={name} /> },
          { id: 'change', title: words.import.change, cell: ({ change }) => <ChangeBadge kind={change} /> },
          { id: 'id', title: words.entryColumns.id, cell: ({ id }) => <bdi>{id}</bdi> },
        ]}
      />
    </>
  );
}
