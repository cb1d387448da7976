import { Copy } from 'lucide-react';
import { Button } from '../components/button.js';
import { useWords } from '../i18n/language.js';
import styles from './copy-text.module.css';
import { useNotice } from './notices.js';

interface Props {
  /** Names the text, or its purpose. */
  readonly label: string;
  readonly value: string;
}

/** A command, a key or a link that is needed elsewhere, with a button that copies it. */
export function CopyText({ label, value }: Props) {
  const words = useWords();
  const notice = useNotice();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notice({ text: words.common.copied });
    } catch (error) {
      notice({ text: words.common.failed(error), tone: 'danger' });
    }
  }
  return (
    <div className={styles.command}>
      <span className={styles.label}>{label}</span>
      <code dir="ltr">{value}</code>
      <Button kind="quiet" size="small" aria-label={words.common.copyText(label)} onPress={() => void copy()}>
        <Copy size={14} aria-hidden />
      </Button>
    </div>
  );
}
