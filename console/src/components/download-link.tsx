import { Download } from 'lucide-react';
import styles from './button.module.css';

interface Props {
  readonly address: string;
  readonly text: string;
  /** Contents of the file. */
  readonly hint: string;
}

/** A file of the service, looking like a button of a toolbar. */
export function DownloadLink({ address, text, hint }: Props) {
  return (
    <a href={address} download title={hint} className={`${styles.button} ${styles.quiet} ${styles.link}`}>
      <Download size={16} aria-hidden />
      {text}
    </a>
  );
}
