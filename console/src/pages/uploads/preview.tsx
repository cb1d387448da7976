import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { send, type UploadMode, type UploadPreview } from '../../api/uploads.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Message } from '../../components/message.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { PreviewedRows } from './previewed-rows.js';
import styles from './uploads-page.module.css';

const MODES = ['AiRisk Lite', 'AiRisk Advanced'] as const;

interface Props {
  readonly file: File;
  readonly found: UploadPreview;
  readonly onOther: () => void;
}

/** How the file is read: nothing has been stored yet. */
export function Preview({ file, found, onOther }: Props) {
  const words = useWords(UPLOADS);
  const formats = useFormats();
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [mode, setMode] = useState<UploadMode | ''>('');
  const text = words.uploads.preview;
  const sending = useMutation({
    mutationFn: send,
    onSuccess({ upload_id: id }) {
      notice({ text: words.uploads.accepted });
      void queries.invalidateQueries({ queryKey: ['uploads'] });
      void navigate({ to: '/uploads/$id', params: { id } });
    },
  });
  return (
    <section className={styles.part} aria-label={text.title(found.file_name)}>
      <h2>{text.title(found.file_name)}</h2>
      <div role="status">
        <Message tone={found.failed_rows > 0 ? 'warning' : 'success'}>
          {text.sum(formats.number(found.total_rows), found.total_rows)}{' '}
          {found.failed_rows > 0 ? text.faulty(found.failed_rows, formats.number(found.checked_rows)) : text.sound}
        </Message>
      </div>
      {found.notices.map(({ code, message }) => (
        <Message key={code} tone="warning">
          {message}
        </Message>
      ))}
      {sending.error && (
        <Message tone="danger" urgent>
          {words.common.failed(sending.error)}
        </Message>
      )}
      <div className={styles.actions}>
        <Choice
          label={text.mode}
          value={mode}
          options={[{ value: '', text: text.defaultMode }, ...MODES.map((one) => ({ value: one, text: one }))]}
          onChange={(one) => setMode(one as UploadMode | '')}
        />
        <Button kind="primary" isPending={sending.isPending} onPress={() => sending.mutate({ file, mode })}>
          {text.send}
        </Button>
        <Button onPress={onOther}>{text.other}</Button>
      </div>
      <h3>{text.columns}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen */}
      <section className={styles.scroll} aria-label={text.columns} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.header}</th>
              <th scope="col">{text.field}</th>
            </tr>
          </thead>
          <tbody>
            {found.columns.map(({ header, field }, index) => (
              <tr key={index}>
                <th scope="row">
                  <bdi>{header}</bdi>
                </th>
                <td className={field === null ? styles.muted : undefined}>{field ?? text.ignored}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {found.failed.length > 0 && <PreviewedRows title={text.faults} rows={found.failed} />}
      <PreviewedRows title={text.first} rows={found.rows} />
    </section>
  );
}
