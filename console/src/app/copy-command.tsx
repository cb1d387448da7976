import { Copy } from 'lucide-react';
import { Button } from '../components/button.js';
import { useWords } from '../i18n/language.js';
import styles from './copy-command.module.css';
import { useNotice } from './notices.js';

interface Props {
  /** What it does. */
  readonly label: string;
  readonly command: string;
}

/** A command for whoever operates the service, with a button that copies it. */
export function CopyCommand({ label, command }: Props) {
  const words = useWords();
  const notice = useNotice();
  async function copy() {
    try {
      await navigator.clipboard.writeText(command);
      notice({ text: words.lists.commandCopied });
    } catch (error) {
      notice({ text: words.common.failed(error), tone: 'danger' });
    }
  }
  return (
    <div className={styles.command}>
      <span className={styles.label}>{label}</span>
      <code dir="ltr">{command}</code>
      <Button kind="quiet" size="small" aria-label={words.lists.copyCommand(label)} onPress={() => void copy()}>
        <Copy size={14} aria-hidden />
      </Button>
    </div>
  );
}
