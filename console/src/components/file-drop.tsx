import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import styles from './file-drop.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Types and endings, as `accept` of the browser. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** One file, dropped or chosen: the browser's own field, which a keyboard opens. */
export function FileDrop({ label, hint, accept, isDisabled = false, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.label}>
        <Upload size={16} aria-hidden />
        <span>
          {label} <span className={styles.hint}>{hint}</span>
        </span>
        <input
          type="file"
          accept={accept}
          disabled={isDisabled}
          className={styles.input}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // The same file may be chosen again after it was mended.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
