import { Button } from '../components/button.js';
import { Dialog } from '../components/dialog.js';
import { Message } from '../components/message.js';
import parts from '../components/parts.module.css';
import { useWords } from '../i18n/language.js';
import { CopyText } from './copy-text.js';

interface Props {
  readonly title: string;
  /** Tells what to do with it, and that it is not shown again. */
  readonly warning: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret once; only its button closes the dialog. */
export function SecretDialog({ title, warning, label, secret, onClose }: Props) {
  const words = useWords().common;
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose} fixed>
      <Message tone="warning">{warning}</Message>
      <CopyText label={label} value={secret} />
      <div className={parts.actions}>
        <Button kind="primary" onPress={onClose} autoFocus>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
