import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Message } from '../../components/message.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { useNotice } from '../notices.js';
import styles from './second-factor.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes once; only its button closes the dialog. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const words = useWords(SECOND_FACTOR);
  const texts = words.secondFactor;
  const notice = useNotice();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notice({ text: texts.recoveryCopied });
    } catch (error) {
      notice({ text: words.common.failed(error), tone: 'danger' });
    }
  }
  return (
    <Dialog title={texts.recoveryTitle} closeLabel={words.common.close} onClose={onClose} fixed>
      <div className={styles.form}>
        <Message tone="warning">{texts.recoveryText}</Message>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onPress={() => void copy()}>{words.common.copy}</Button>
          <Button kind="primary" onPress={onClose} autoFocus>
            {texts.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
